import Bytes

/// A file's place in the site, `shop/route/home.html`, with what looking it up needs.
struct OutputPath {
  /// The path as it was given.
  let text: String
  /// The fingerprint of its bytes.
  let hash: UInt64
  /// The same for two paths that a disk which ignores letter case takes for one.
  let foldedHash: UInt64

  /// Checks a path; nil where it leaves the output folder, reaches into Waymark's own folder there,
  /// or has a part that a file system does not take.
  init?(_ text: String) {
    var text = text
    let hashes = text.withUTF8 { bytes -> (exact: UInt64, isPlain: Bool)? in
      guard Self.isUsable(bytes) else { return nil }
      let isPlain = bytes.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }
      return (ContentHash(of: bytes).value, isPlain)
    }
    guard let hashes else { return nil }
    self.text = text
    hash = hashes.exact
    foldedHash = hashes.isPlain ? hashes.exact : Self.foldedHash(of: text)
  }

  /// The folder that Waymark keeps its records in, below the output folder.
  static let ownFolder = ".waymark"

  /// Whether bytes can be a path in the output folder: parts of 1 to 255 bytes between single
  /// slashes, none of them `.` or `..`, no control character, nothing in Waymark's own folder.
  static func isUsable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count, bytes[index] != UInt8(ascii: "/") {
        if bytes[index] < 0x20 || bytes[index] == 0x7F { return false }
        continue
      }
      let part = UnsafeBufferPointer(rebasing: bytes[start..<index])
      guard 1...255 ~= part.count else { return false }
      if part[0] == UInt8(ascii: "."), isReserved(part, isFirst: start == 0) { return false }
      start = index + 1
    }
    return true
  }

  private static func isReserved(_ part: UnsafeBufferPointer<UInt8>, isFirst: Bool) -> Bool {
    if part.count <= 2 { return part.allSatisfy { $0 == UInt8(ascii: ".") } }
    return isFirst && String(decoding: part, as: UTF8.self).lowercased() == ownFolder
  }

  /// The path as a disk compares it that ignores letter case; upper case first, so that 'ß' and
  /// 'SS' meet.
  static func folded(_ text: String) -> String {
    text.uppercased().lowercased()
  }

  /// Texts that are canonically equal have one hash; it differs from run to run and is not stored.
  private static func foldedHash(of text: String) -> UInt64 {
    let folded = folded(text)
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return ContentHash(of: folded).value }
    return UInt64(truncatingIfNeeded: folded.hashValue)
  }

  /// The folder that a path's file is in; nil for the output folder itself.
  static func parent(of text: String) -> String? {
    text.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(text[..<$0]) }
  }
}
