import RouteGraph
import SiteGenerator
import Testing

/// Thousands of mistakes at once, which must not take minutes.
@Suite struct ManyProblemsTests {
  private enum Items: Route {
    case all, item(Int)

    var screen: Screen {
      switch self {
      case .all:
        Screen { for number in 0..<2_000 { NavigationLink("x", value: Items.item(number)) } }
      case .item(let number): Screen("Item \(number)")
      }
    }
  }

  @Test func everyWrongNoteAndLinkIsReportedWithItsNearestName() async throws {
    let folder = try SiteFolder()
    for number in 0..<100 {
      try folder.write(["Content/items/item/\(number)x.md": "Text.\n"])
    }
    let links = (0..<100).map { "[x](route:item/\($0)y) [z](item/\($0)z.md)\n" }
    try folder.write(["Content/items/all.md": links.joined()])
    let problems = await folder.problems(Flow("Items") { NavigationStack { Items.all } })
    #expect(problems.count == 300)
    #expect(
      problems.last == """
        Content/items/item/9x.md:1: error: the route 'item' has no destination '9x' \
        [unknown-destination]
          help: did you mean '91'?
        """)
  }

  @Test func everyMissingScreenshotAndHeadingIsReportedWithItsNearestName() async throws {
    let folder = try SiteFolder()
    for number in 0..<100 {
      let note = "---\nscreenshot: p\(number)x.png\n---\n[x](../all.md#h\(number)y)\n"
      try folder.write(["Content/items/item/\(number).md": note])
      try folder.write(["Content/items/item/p\(number).png": ""])
    }
    let headings = (0..<100).map { "# H\($0)\n" }
    try folder.write(["Content/items/all.md": headings.joined()])
    let problems = await folder.problems(Flow("Items") { NavigationStack { Items.all } })
    #expect(problems.count == 200)
    #expect(
      problems.suffix(2) == [
        """
        Content/items/item/99.md:2:13: error: there is no file 'Content/items/item/p99x.png' \
        [missing-file]
          help: did you mean 'Content/items/item/p99.png'?
        """,
        """
        Content/items/item/99.md:4:5: error: '../all.md#h99y' leads to a note that has no heading \
        '#h99y' [missing-anchor]
          help: did you mean '#h99'?
        """,
      ])
  }
}
