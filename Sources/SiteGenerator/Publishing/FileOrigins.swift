import Bytes

/// What a site's files were made from, kept beside the manifest so that the next build can tell which
/// of them it need not make again.
///
/// Only ever a saving: where it is missing, damaged or belongs to another manifest, every file is
/// made. Text: `waymark-origins/2 <content hash of the manifest> <content hash of all lines that
/// follow>`, a line with the fingerprint of what all files are made from, then for each line of the
/// manifest, in its order, `-` or the file's fingerprint and memo. Hashes have 16 hexadecimal digits.
struct FileOrigins {
  private static let version = "waymark-origins/2 "

  /// The fingerprint of what all files are made from.
  let shared: ContentHash
  /// What each file was made from, in the order of the manifest.
  let files: [FileOrigin?]

  /// The bytes to store beside a manifest.
  func encode(beside manifest: ByteBuffer) -> ByteBuffer {
    var lines = ByteBuffer(capacity: 64 + files.count * 64)
    lines.append(hexadecimal: shared)
    lines.append("\n")
    for file in files {
      if let file {
        lines.append(hexadecimal: file.fingerprint)
        lines.append(file.memo)
      } else {
        lines.append("-")
      }
      lines.append("\n")
    }
    var whole = ByteBuffer(capacity: 64 + lines.count)
    whole.append(Self.version)
    whole.append(hexadecimal: ContentHash(of: manifest))
    whole.append(" ")
    whole.append(hexadecimal: ContentHash(of: lines))
    whole.append("\n")
    whole.append(lines)
    return whole
  }
}

extension FileOrigins {
  /// Reads what ``encode(beside:)`` wrote; nil for anything else, and for another manifest's.
  ///
  /// - Parameters:
  ///   - stored: The stored bytes.
  ///   - manifest: The bytes of the manifest that they lie beside.
  ///   - count: How many files that lists.
  init?(stored: [UInt8], beside manifest: [UInt8], count: Int) {
    let read = stored.withUnsafeBufferPointer { Self.read($0, beside: manifest) }
    guard let read, read.files.count == count else { return nil }
    self = read
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, beside manifest: [UInt8]
  ) -> FileOrigins? {
    let header = "\(version)\(ContentHash(of: manifest).hexadecimal) "
    var lines = ByteLines(bytes)
    guard let head = lines.next(), head.starts(with: header.utf8),
      let sum = ContentHash(
        hexadecimal: UnsafeBufferPointer(rebasing: head.dropFirst(header.utf8.count))),
      sum == ContentHash(of: UnsafeBufferPointer(rebasing: bytes.dropFirst(head.count + 1))),
      let shared = lines.next().flatMap({ ContentHash(hexadecimal: $0) })
    else { return nil }
    var files: [FileOrigin?] = []
    while let line = lines.next() {
      if line.count == 1, line[0] == UInt8(ascii: "-") {
        files.append(nil)
      } else {
        guard
          let fingerprint = ContentHash(hexadecimal: UnsafeBufferPointer(rebasing: line.prefix(16)))
        else { return nil }
        let memo = String(decoding: line.dropFirst(16), as: UTF8.self)
        files.append(FileOrigin(fingerprint: fingerprint, memo: memo))
      }
    }
    return lines.isAtEnd ? FileOrigins(shared: shared, files: files) : nil
  }
}
