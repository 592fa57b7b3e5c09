import Bytes

/// What pages say of one destination, in 64 bytes that begin where a line of the processor's cache
/// does: one look at memory.
///
/// It begins with a head of eight bytes: the number of the case in four, the length of each text in one,
/// and ``Marks``. The texts follow; where there is no room for them, the place that they were spilled
/// to does, and there their lengths stand before them, in eight bytes each.
struct DestinationCell: Sendable, BitwiseCopyable {
  typealias Run = UnsafeBufferPointer<UInt8>

  private static let headSize = 8

  private var bytes = SIMD64<UInt8>(repeating: 0)

  /// What is known of the texts.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// No text has a character that HTML escapes.
    static let isPlain = Marks(rawValue: 1)
    /// The page has another title than the screen.
    static let isRetitled = Marks(rawValue: 2)
    /// The texts lie elsewhere.
    fileprivate static let areSpilled = Marks(rawValue: 4)
  }

  /// Keeps texts.
  ///
  /// - Parameters:
  ///   - group: The number of the case.
  ///   - isRetitled: Whether the page has another title than the screen.
  ///   - texts: What follows the case's name in the id, the page's title, the destination as Swift
  ///     without its type.
  ///   - spilled: Takes the texts that there is no room for.
  init(
    group: Int, isRetitled: Bool, _ texts: (idEnding: Run, title: Run, literal: Run),
    spillingTo spilled: inout ByteBuffer
  ) {
    var marks: Marks = isRetitled ? .isRetitled : []
    if texts.title.isPlainInHTML, texts.literal.isPlainInHTML { marks.insert(.isPlain) }
    let (first, second, third) = (texts.idEnding.count, texts.title.count, texts.literal.count)
    var place = Self.headSize
    var head = UInt64(UInt32(truncatingIfNeeded: group))
    if place + first + second + third <= MemoryLayout<Self>.size {
      head |= UInt64(first) << 32 | UInt64(second) << 40 | UInt64(third) << 48
      for text in [texts.idEnding, texts.title, texts.literal] {
        withUnsafeMutableBytes(of: &bytes) { cell in
          UnsafeMutableRawBufferPointer(rebasing: cell[place...]).copyBytes(from: text)
        }
        place += text.count
      }
    } else {
      marks.insert(.areSpilled)
      store(UInt64(spilled.count), at: place)
      for length in [first, second, third] { spilled.append(word: UInt64(length)) }
      for text in [texts.idEnding, texts.title, texts.literal] { spilled.append(contentsOf: text) }
    }
    store(head | UInt64(marks.rawValue) << 56, at: 0)
  }

  private mutating func store(_ word: UInt64, at place: Int) {
    withUnsafeMutableBytes(of: &bytes) { cell in
      cell.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
    }
  }
}

extension DestinationCell {
  /// The texts of a cell, where they lie.
  struct Texts {
    private let head: UInt64
    private let start: UnsafePointer<UInt8>?
    private let lengths: (idEnding: Int, title: Int, literal: Int)

    /// The number of the case.
    var group: Int { Int(UInt32(truncatingIfNeeded: head)) }
    /// What is known of the texts.
    var marks: Marks { Marks(rawValue: UInt8(truncatingIfNeeded: head >> 56)) }

    /// What follows the case's name in the id.
    var idEnding: Run { Run(start: start, count: lengths.idEnding) }
    /// The page's title.
    var title: Run { Run(start: start.map { $0 + lengths.idEnding }, count: lengths.title) }
    /// The destination as Swift, without its type.
    var literal: Run {
      Run(start: start.map { $0 + lengths.idEnding + lengths.title }, count: lengths.literal)
    }

    /// The texts in the bytes of a cell, or in those that its texts were spilled to.
    @inline(__always)
    init(_ cell: Run, spilledTo spilled: Run) {
      head = cell.word(at: 0)
      if head >> 56 & UInt64(Marks.areSpilled.rawValue) == 0 {
        start = cell.baseAddress.map { $0 + DestinationCell.headSize }
        lengths = (Int(head >> 32 & 0xFF), Int(head >> 40 & 0xFF), Int(head >> 48 & 0xFF))
      } else {
        let place = Int(cell.word(at: DestinationCell.headSize))
        start = spilled.baseAddress.map { $0 + place + 24 }
        lengths = (
          Int(spilled.word(at: place)), Int(spilled.word(at: place + 8)),
          Int(spilled.word(at: place + 16))
        )
      }
    }
  }
}
