import Bytes

/// Files by path, content hash and size, kept small: paths lie end to end in one array, and so do the
/// memos of what files were made from. A `String` each would take as much again, and have to be looked
/// up all over memory whenever a record is copied.
struct FileTable: Sendable {
  /// What is known of one file.
  struct Record: Sendable {
    fileprivate let start: Int
    fileprivate let end: Int
    /// The fingerprint of the file's bytes.
    let hash: ContentHash
    /// The number of the file's bytes.
    let size: Int
    /// The fingerprint of what the file alone was made from; nil where nothing tells.
    fileprivate(set) var fingerprint: ContentHash?
    fileprivate var memoStart: Int
    fileprivate var memoEnd: Int
  }

  private var pathBytes: [UInt8] = []
  private var memoBytes: [UInt8] = []
  /// The files, in the order in which they were added.
  private(set) var records: [Record] = []

  /// The number of files.
  var count: Int { records.count }

  /// The number of bytes of all paths.
  var pathByteCount: Int { pathBytes.count }

  /// Makes room for files whose paths have so many bytes together.
  mutating func reserve(files: Int, pathBytes count: Int) {
    records.reserveCapacity(files)
    pathBytes.reserveCapacity(count)
  }

  /// Adds a file.
  mutating func append(
    path: UnsafeBufferPointer<UInt8>, hash: ContentHash, size: Int, origin: FileOrigin? = nil
  ) {
    let start = pathBytes.count
    pathBytes.append(contentsOf: path)
    records.append(
      Record(
        start: start, end: pathBytes.count, hash: hash, size: size, memoStart: 0, memoEnd: 0))
    guard let origin else { return }
    origin.memo.withUTF8Bytes { setOrigin(of: records.count - 1, origin.fingerprint, memo: $0) }
  }

  /// Tells what a file was made from.
  mutating func setOrigin(
    of index: Int, _ fingerprint: ContentHash, memo: UnsafeBufferPointer<UInt8>
  ) {
    records[index].fingerprint = fingerprint
    records[index].memoStart = memoBytes.count
    memoBytes.append(contentsOf: memo)
    records[index].memoEnd = memoBytes.count
  }

  /// Adds all files of another table behind those of this one.
  mutating func append(_ other: FileTable) {
    let (shift, memoShift) = (pathBytes.count, memoBytes.count)
    pathBytes.append(contentsOf: other.pathBytes)
    memoBytes.append(contentsOf: other.memoBytes)
    for record in other.records {
      records.append(
        Record(
          start: record.start + shift, end: record.end + shift, hash: record.hash,
          size: record.size, fingerprint: record.fingerprint,
          memoStart: record.memoStart + memoShift, memoEnd: record.memoEnd + memoShift))
    }
  }

  /// The memo that a file was added with.
  func memo(_ index: Int) -> String {
    withMemo(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the bytes of the memo that a file was added with.
  func withMemo<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    memoBytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[records[index].memoStart..<records[index].memoEnd]))
    }
  }

  /// Whether files of this table were made from the same as all those of another one, in order.
  func haveOrigins(_ positions: [Int], of other: FileTable) -> Bool {
    positions.count == other.count
      && zip(positions, other.records.indices).allSatisfy { position, place in
        records[position].fingerprint == other.records[place].fingerprint
          && withMemo(position) { memo in other.withMemo(place) { $0.isEqual(to: memo) } }
      }
  }

  /// A file's path.
  func path(_ index: Int) -> String {
    String(decoding: pathBytes[records[index].start..<records[index].end], as: UTF8.self)
  }

  /// Calls a closure with the bytes of a file's path.
  func withPath<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    pathBytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[records[index].start..<records[index].end]))
    }
  }

  /// Whether a file's path comes before, is, or comes after another table's: negative, 0, positive.
  func order(_ index: Int, against other: FileTable, _ otherIndex: Int) -> Int {
    withPath(index) { left in other.withPath(otherIndex) { Self.order(left, $0) } }
  }

  /// The positions of the files when sorted by the bytes of their paths. O(n log n).
  func sortedPositions() -> [Int] {
    pathBytes.withUnsafeBufferPointer { bytes in
      (0..<records.count).sorted { left, right in
        let left = records[left]
        let right = records[right]
        return Self.order(
          UnsafeBufferPointer(rebasing: bytes[left.start..<left.end]),
          UnsafeBufferPointer(rebasing: bytes[right.start..<right.end])) < 0
      }
    }
  }

  /// Compares bytes, eight at a time while there are as many.
  static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int
  {
    let shared = min(left.count, right.count)
    let (leftBytes, rightBytes) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var offset = 0
    while offset + 8 <= shared {
      let first = leftBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let second = rightBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if first != second { return first.bigEndian < second.bigEndian ? -1 : 1 }
      offset += 8
    }
    while offset < shared {
      if left[offset] != right[offset] { return left[offset] < right[offset] ? -1 : 1 }
      offset += 1
    }
    return left.count - right.count
  }
}
