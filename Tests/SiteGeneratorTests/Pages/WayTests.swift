import RouteGraph
import Testing

/// The ways into a screen, as its page lists them.
@Suite struct WayTests {
  private enum Twice: Route {
    case home, item, last

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          Button("Twice", .push(Twice.item, Twice.item))
          Button("Both", .push(Twice.item, Twice.last, Twice.item, Twice.last))
        }
      case .item: Screen("Item")
      case .last: Screen("Last")
      }
    }
  }

  /// How many ways in a page counts, and which it lists.
  private func waysIn(_ page: HTMLPage) -> [String] {
    let heading = page.tags.first { $0["id"] == "ways-in" }?.text.trimmed ?? ""
    return [heading]
      + page.tags.filter { $0["class"] == "way" && $0["data-way"] == nil }.map(\.text.trimmed)
  }

  @Test func aControlThatNamesAScreenTwiceIsOneWayIn() async throws {
    let folder = try SiteFolder()
    await folder.build(Flow("Twice") { NavigationStack { Twice.home } })
    #expect(waysIn(folder.page("twice/twice/item.html")) == ["Ways in 1", "Push\nHome Twice"])
    #expect(waysIn(folder.page("twice/twice/last.html")) == ["Ways in 1", "Push\nHome Both"])
  }
}
