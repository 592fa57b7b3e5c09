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
}
