import Notes
import Testing

@testable import SiteGenerator

@Suite("Headings of notes")
struct NoteHeadingsTests {
  private static let heading = Heading(level: 2, id: "state", text: "State", line: 3)

  @Test func aNoteThatSeveralPagesShowCountsOnce() {
    let headings = NoteHeadings([(note: 4, [Self.heading]), (note: 4, [Self.heading])])
    #expect(headings.headings(of: 4) == [Self.heading])
  }

  @Test func whatHasNoNoteHasNoHeadings() {
    let headings = NoteHeadings([(note: 4, [Self.heading])])
    #expect(headings.headings(of: nil) == [])
    #expect(headings.headings(of: 5) == [])
  }
}
