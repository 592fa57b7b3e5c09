import Bytes

/// The list of the files that Waymark wrote, as the last publication left it.
///
/// Stored as text that reads well in a version control's diff: a first line
/// `waymark-manifest/1 <number of files>`, then a line a file, sorted by path:
/// `<content hash, 16 hexadecimal digits> <bytes> <path>`.
struct Manifest: Sendable {
  /// What makes stored bytes no manifest.
  struct Damage: Error, Hashable {
    /// What is wrong, as the end of a sentence.
    let reason: String
  }

  /// The files, sorted by path.
  private(set) var files: FileTable
  /// The fingerprint of what all files were made from; nil where nothing tells.
  private(set) var origin: ContentHash?
  private let index: HashIndex

  /// The manifest of a folder that nothing was published to yet.
  static let empty = Manifest(sorted: FileTable())

  /// Wraps a table that is sorted by path.
  init(sorted files: FileTable) {
    self.files = files
    index = HashIndex(count: files.count) { position in
      files.withPath(position) { ContentHash(of: $0).value }
    }
  }

  /// Takes in what is known of the files' origins, from what is stored beside the manifest; what
  /// can't be read is what nobody knows.
  mutating func readOrigins(_ stored: [UInt8], beside manifest: [UInt8]) {
    guard let read = FileOrigins.read(stored, beside: manifest, into: files) else { return }
    origin = read.shared
    files = read.files
  }

  /// The position of a path, or nil where it is not listed.
  func position(of path: OutputPath) -> Int? {
    position(of: path.text, hash: path.hash)
  }

  /// The position of a path, or nil where it is not listed.
  func position(of path: String) -> Int? {
    position(of: path, hash: ContentHash(of: path).value)
  }

  private func position(of path: String, hash: UInt64) -> Int? {
    var path = path
    return path.withUTF8 { wanted in
      index.first(hash: hash) { position in
        files.withPath(position) { $0.count == wanted.count && FileTable.order($0, wanted) == 0 }
      }
    }
  }
}

extension Manifest {
  private static let version = "waymark-manifest/1"

  /// The bytes to store.
  static func encode(_ files: FileTable, order: [Int]) -> ByteBuffer {
    var buffer = ByteBuffer(capacity: 64 + files.count * 96)
    buffer.append("\(version) \(files.count)\n")
    for position in order {
      let record = files.records[position]
      buffer.append(hexadecimal: record.hash)
      buffer.append(UInt8(ascii: " "))
      buffer.append(decimal: record.size)
      buffer.append(UInt8(ascii: " "))
      files.withPath(position) { buffer.append(contentsOf: $0) }
      buffer.append(UInt8(ascii: "\n"))
    }
    return buffer
  }

  /// Reads what `encode` wrote; anything else is damage, so that no file is ever taken for ours by
  /// mistake.
  init(stored bytes: [UInt8]) throws(Damage) {
    let result = bytes.withUnsafeBufferPointer { Self.parse($0) }
    self.init(sorted: try result.get())
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<FileTable, Damage> {
    var lines = ByteLines(bytes)
    let header = lines.next().map { String(decoding: $0, as: UTF8.self) } ?? ""
    let words = header.split(separator: " ", omittingEmptySubsequences: false)
    guard words.first.map(String.init) == version, words.count == 2, let count = Int(words[1]),
      0...(bytes.count / 19 + 1) ~= count
    else { return .failure(Damage(reason: "it does not begin with '\(version)' and a number")) }
    var files = FileTable()
    files.reserve(files: count, pathBytes: bytes.count)
    var number = 1
    while let line = lines.next() {
      number += 1
      guard files.append(line: line) else {
        return .failure(Damage(reason: "line \(number) is not a hash, a size and a path in order"))
      }
    }
    guard lines.isAtEnd, files.count == count else {
      return .failure(Damage(reason: "it says \(count) files and lists \(files.count)"))
    }
    return .success(files)
  }
}

extension FileTable {
  /// Adds the file that a manifest's line describes; false where it describes none, or one that
  /// does not come after the last.
  fileprivate mutating func append(line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count > 18, line[16] == UInt8(ascii: " "),
      let hash = ContentHash(hexadecimal: UnsafeBufferPointer(rebasing: line[..<16])),
      let space = line[17...].firstIndex(of: UInt8(ascii: " ")),
      let size = Self.number(line[17..<space])
    else { return false }
    let path = UnsafeBufferPointer(rebasing: line[(space + 1)...])
    guard OutputPath.isUsable(path), UTF8Validation.firstInvalidByte(in: path) == nil,
      count == 0 || withPath(count - 1, { Self.order($0, path) < 0 })
    else { return false }
    append(path: path, hash: hash, size: size)
    return true
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard 1...18 ~= digits.count else { return nil }
    var value = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
