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

  /// The lines, without what stands above them.
  private let lines: ByteBuffer

  /// What the files of a table were made from.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - order: Their positions in the order of the manifest.
  ///   - shared: The fingerprint of what all of them were made from.
  init(of files: FileTable, in order: [Int], shared: ContentHash) {
    var lines = ByteBuffer(capacity: 64 + files.count * 64)
    lines.append(hexadecimal: shared)
    lines.append("\n")
    for position in order {
      if let fingerprint = files.records[position].fingerprint {
        lines.append(hexadecimal: fingerprint)
        files.withMemo(position) { lines.append(contentsOf: $0) }
      } else {
        lines.append("-")
      }
      lines.append("\n")
    }
    self.lines = lines
  }

  /// The bytes to store beside a manifest.
  func encode(beside manifest: ByteBuffer) -> ByteBuffer {
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
  /// Reads what ``encode(beside:)`` wrote into a manifest's files; nil for anything else, and for
  /// another manifest's.
  ///
  /// - Parameters:
  ///   - stored: The stored bytes.
  ///   - manifest: The bytes of the manifest that they lie beside.
  ///   - files: The files of that manifest.
  /// - Returns: The fingerprint of what all files were made from, and the files with their origins.
  static func read(
    _ stored: [UInt8], beside manifest: [UInt8], into files: FileTable
  ) -> (shared: ContentHash, files: FileTable)? {
    stored.withUnsafeBufferPointer { read($0, beside: manifest, into: files) }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, beside manifest: [UInt8], into files: FileTable
  ) -> (shared: ContentHash, files: FileTable)? {
    let header = "\(version)\(ContentHash(of: manifest).hexadecimal) "
    var lines = ByteLines(bytes)
    guard let head = lines.next(), head.starts(with: header.utf8),
      let sum = ContentHash(
        hexadecimal: UnsafeBufferPointer(rebasing: head.dropFirst(header.utf8.count))),
      sum == ContentHash(of: UnsafeBufferPointer(rebasing: bytes.dropFirst(head.count + 1))),
      let shared = lines.next().flatMap({ ContentHash(hexadecimal: $0) })
    else { return nil }
    var files = files
    var count = 0
    while let line = lines.next() {
      guard count < files.count else { return nil }
      if line.count != 1 || line[0] != UInt8(ascii: "-") {
        guard
          let fingerprint = ContentHash(hexadecimal: UnsafeBufferPointer(rebasing: line.prefix(16)))
        else { return nil }
        let memo = UnsafeBufferPointer(rebasing: line.dropFirst(16))
        files.setOrigin(of: count, fingerprint, memo: memo)
      }
      count += 1
    }
    return lines.isAtEnd && count == files.count ? (shared, files) : nil
  }
}
