import Bytes

/// The fingerprint and the size of a file that is made in pieces.
struct PieceSum {
  /// What makes a file in pieces: hands each to the closure that it is given.
  typealias Pieces =
    ((UnsafeBufferPointer<UInt8>) throws(SystemError) -> Void) throws(SystemError) -> Void

  private var hasher = ContentHasher()
  /// The number of bytes of all pieces.
  private(set) var size = 0

  /// The fingerprint of all pieces.
  var hash: ContentHash { hasher.hash }

  /// Begins with no piece.
  init() {}

  /// Makes a file's pieces, and keeps none of them.
  init(of pieces: Pieces) throws(SystemError) {
    var sum = PieceSum()
    try pieces { piece throws(SystemError) in sum.add(piece) }
    self = sum
  }

  /// Takes in the next piece.
  mutating func add(_ piece: UnsafeBufferPointer<UInt8>) {
    hasher.add(piece)
    size += piece.count
  }
}
