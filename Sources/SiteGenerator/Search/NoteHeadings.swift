import Bytes
import Notes

/// The headings of the site's notes, by the notes' numbers.
///
/// They come from the pages' rendering; whoever leaves a note unrendered hands its memo in from where
/// an earlier build kept it.
struct NoteHeadings: Sendable {
  /// The headings of one note.
  struct Met: Sendable {
    /// The note's number.
    let note: Int
    /// The headings as a line of text.
    let memo: String
    /// The headings; nil where only the memo is at hand.
    var headings: [Heading]?
  }

  private var known: [Met?]

  /// Takes what the workers met; a note that several pages show counts once. O(number of notes).
  ///
  /// - Parameters:
  ///   - met: The headings of notes that have some.
  ///   - count: How many notes there are.
  init(_ met: [Met], count: Int) {
    known = Array(repeating: nil, count: count)
    for headings in met where known[headings.note] == nil { known[headings.note] = headings }
  }

  /// The headings of a note, in order; none where there is no note.
  func headings(of note: Int?) -> [Heading] {
    guard let met = note.flatMap({ known[$0] }) else { return [] }
    return met.headings ?? HeadingMemo.headings(in: met.memo)
  }

  /// The fingerprint of all headings. O(bytes of the headings).
  var fingerprint: ContentHash {
    var hasher = ContentHasher()
    var line = ByteBuffer()
    for case let met? in known {
      line.clear()
      line.append(decimal: met.note)
      line.append(met.memo)
      line.append("\n")
      line.withBytes { hasher.add($0) }
    }
    return hasher.hash
  }
}
