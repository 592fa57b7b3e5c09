import Bytes
import Notes
import Testing

@testable import SiteGenerator

@Suite("Headings of notes")
struct NoteHeadingsTests {
  private static let heading = Heading(level: 2, id: "state", text: "State", line: 3)

  private static let met = met(1)

  /// What a worker met whose pages showed the note of the heading so many times.
  private static func met(_ times: Int) -> NoteHeadings.Met {
    var line = ByteBuffer()
    HeadingMemo.write([heading], into: &line)
    var met = NoteHeadings.Met()
    for _ in 0..<times { met.add(line.text, of: 4) }
    return met
  }

  @Test func aNoteThatSeveralPagesShowCountsOnce() {
    let fingerprint = NoteHeadings([Self.met], count: 6).fingerprint
    for parts in [[Self.met(2)], [Self.met, Self.met], [NoteHeadings.Met(), Self.met]] {
      let headings = NoteHeadings(parts, count: 6)
      #expect(headings.headings(of: 4) == [Self.heading])
      #expect(headings.fingerprint == fingerprint)
    }
    #expect(fingerprint != NoteHeadings([], count: 6).fingerprint)
  }

  @Test func whatHasNoNoteHasNoHeadings() {
    let headings = NoteHeadings([Self.met], count: 6)
    #expect(headings.headings(of: nil) == [])
    #expect(headings.headings(of: 5) == [])
  }
}
