import Notes
import Testing

@testable import SiteGenerator

@Suite("Headings of notes")
struct NoteHeadingsTests {
  private static let heading = Heading(level: 2, id: "state", text: "State", line: 3)

  private static let met = NoteHeadings.Met(
    note: 4, memo: HeadingMemo.text(of: [heading]), headings: [heading])

  @Test func aNoteThatSeveralPagesShowCountsOnce() {
    let headings = NoteHeadings([Self.met, Self.met], count: 6)
    #expect(headings.headings(of: 4) == [Self.heading])
    #expect(headings.fingerprint == NoteHeadings([Self.met], count: 6).fingerprint)
  }

  @Test func aMemoIsAsGoodAsWhatItWasMadeFrom() {
    let headings = NoteHeadings(
      [NoteHeadings.Met(note: 4, memo: HeadingMemo.text(of: [Self.heading]))], count: 6)
    #expect(headings.headings(of: 4) == [Self.heading])
    #expect(headings.fingerprint == NoteHeadings([Self.met], count: 6).fingerprint)
    #expect(headings.fingerprint != NoteHeadings([], count: 6).fingerprint)
  }

  @Test func whatHasNoNoteHasNoHeadings() {
    let headings = NoteHeadings([Self.met], count: 6)
    #expect(headings.headings(of: nil) == [])
    #expect(headings.headings(of: 5) == [])
  }
}
