import RouteGraph
import Testing

/// What a page says about the container around its screen.
@Suite struct ContainerSentenceTests {
  private enum Page: Route {
    case bare, stacked, deeper

    var screen: Screen {
      switch self {
      case .bare, .stacked:
        Screen("\(self)") { NavigationLink("Deeper", value: Page.deeper) }
      case .deeper: Screen("Deeper")
      }
    }
  }

  /// The caption under a page's device.
  private func caption(of page: String, _ flow: Flow) async throws -> String? {
    let folder = try SiteFolder()
    await folder.build(flow)
    return folder.page("app/page/\(page).html").tags.first { $0["class"] == "stage-caption" }?.text
  }

  @Test func aTabWithoutAStackClaimsNone() async throws {
    let flow = Flow("App") {
      TabView {
        Tab("One") { Page.bare }
        Tab("Two") { Page.stacked }
      }
    }
    #expect(try await caption(of: "bare", flow) == nil)
    #expect(try await caption(of: "stacked", flow) == nil)
  }

  @Test func aStackInOneTabIsSaidOfThatTab() async throws {
    let flow = Flow("App") {
      TabView {
        Tab("One") { Page.bare }
        Tab("Two") { NavigationStack { Page.stacked } }
      }
    }
    #expect(try await caption(of: "bare", flow) == nil)
    #expect(
      try await caption(of: "stacked", flow) == "A stack in this tab: the tab bar stays.")
    #expect(try await caption(of: "deeper", flow) == "A stack in this tab: the tab bar stays.")
  }

  @Test func aStackInEachTabIsSaidOfAll() async throws {
    let flow = Flow("App") {
      TabView {
        Tab("One") { NavigationStack { Page.bare } }
        Tab("Two") { NavigationStack { Page.stacked } }
      }
    }
    #expect(try await caption(of: "bare", flow) == "A stack in each tab: the tab bar stays.")
    #expect(try await caption(of: "deeper", flow) == "A stack in each tab: the tab bar stays.")
  }

  @Test func aStackAroundTabsThatHaveTheirOwnCoversNothing() async throws {
    let flow = Flow("App") {
      NavigationStack {
        TabView {
          Tab("One") { Page.bare }
          Tab("Two") { NavigationStack { Page.stacked } }
        }
      }
    }
    #expect(
      try await caption(of: "bare", flow) == "A stack around tabs: a push covers the tab bar.")
    #expect(
      try await caption(of: "stacked", flow) == "A stack in this tab: the tab bar stays.")
  }
}
