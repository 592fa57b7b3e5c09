import Notes
import Testing

@testable import SiteGenerator

struct HeadingMemoTests {
  @Test(arguments: [
    [], [Heading(level: 2, id: "rows", text: "Rows", line: 3)],
    [
      Heading(level: 2, id: "화면", text: "100% 화면\n\t%09", line: 1),
      Heading(level: 6, id: "", text: "", line: 12),
    ],
    [Heading(level: 3, id: "\u{301}", text: "\u{FE0F}a", line: 1)],
    [Heading(level: 1, id: "%\u{301}", text: "100%\u{301} \u{1}\u{FE0F}%%25", line: 2)],
  ])
  func headingsComeBackAsTheyWere(headings: [Heading]) {
    let memo = HeadingMemo(of: headings)
    #expect(memo.headings == headings)
    #expect(memo.isEmpty == headings.isEmpty)
    #expect(memo.withBytes { !$0.contains(UInt8(ascii: "\n")) })
  }

  @Test func aHeadingIsALineOfFields() {
    let memo = HeadingMemo(of: [Heading(level: 2, id: "rows", text: "50%", line: 3)])
    #expect(memo.withBytes { Array($0) } == Array("\t2\t3\trows\t50%25".utf8))
  }
}
