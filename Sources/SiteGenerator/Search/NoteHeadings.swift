import Bytes
import Notes

/// The headings of the site's notes, by the notes' numbers.
///
/// They come from the pages' rendering; whoever leaves a note unrendered hands its memo in from where
/// an earlier build kept it.
struct NoteHeadings: Sendable {
  /// The headings that one worker met, end to end: a text and a list for each note would lie all over
  /// memory when the last page is made.
  struct Met: Sendable {
    fileprivate var notes: [Int] = []
    fileprivate var memos = PackedTexts()

    /// Takes the memo of a note that has headings.
    mutating func add(_ memo: String, of note: Int) {
      notes.append(note)
      memos.append { $0.append(memo) }
    }
  }

  private let parts: [Met]
  /// For each note which of the parts has its memo, and where in it.
  private var places: [(part: Int32, position: Int32)?]

  /// Takes what the workers met; a note that several pages show counts once. O(number of notes).
  ///
  /// - Parameters:
  ///   - parts: The headings of notes that have some.
  ///   - count: How many notes there are.
  init(_ parts: [Met], count: Int) {
    self.parts = parts
    places = Array(repeating: nil, count: count)
    for (number, part) in parts.enumerated() {
      for (position, note) in part.notes.enumerated() where places[note] == nil {
        places[note] = (
          Int32(truncatingIfNeeded: number), Int32(truncatingIfNeeded: position)
        )
      }
    }
  }

  /// The memo of a note's headings; that of none where there is no note.
  func memo(of note: Int?) -> HeadingMemo {
    guard let place = note.flatMap({ places[$0] }) else { return .none }
    return HeadingMemo(Int(place.position), of: parts[Int(place.part)].memos)
  }

  /// The headings of a note, in order; none where there is no note.
  func headings(of note: Int?) -> [Heading] { memo(of: note).headings }

  /// The fingerprint of all headings. O(bytes of the headings).
  var fingerprint: ContentHash {
    var hasher = ContentHasher()
    var line = ByteBuffer()
    for (note, place) in places.enumerated() where place != nil {
      line.clear()
      line.append(decimal: note)
      memo(of: note).withBytes { line.append(contentsOf: $0) }
      line.append("\n")
      line.withBytes { hasher.add($0) }
    }
    return hasher.hash
  }
}
