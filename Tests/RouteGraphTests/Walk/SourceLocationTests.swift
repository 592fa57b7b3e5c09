import RouteGraph
import Testing

struct SourceLocationTests {
  private enum Place: Route {
    case below, beside

    var screen: Screen {
      switch self {
      case .below:
        Screen("Below", filePath: "/home/someone/Sources/app/Sources/Shop/Routes.swift", line: 10) {
          Button(
            "Back", .back, filePath: "/home/someone/Sources/app/Sources/Shop/Routes.swift",
            line: 11)
        }
      case .beside: Screen("Beside", filePath: "/home/someone/app/Routes.swift", line: 3)
      }
    }
  }

  private func locations(of route: some Route, root: String?) -> [RouteGraph.SourceLocation?] {
    let graph = FlowWalk(root: root)(Flow("Test") { route }).graph
    return graph.destinations.map(\.source) + graph.transitions.map(\.source)
  }

  @Test func filesBelowTheRootAreNamedFromIt() {
    for root in ["/home/someone/Sources/app", "/home/someone/Sources/app/"] {
      #expect(
        locations(of: Place.below, root: root) == [
          RouteGraph.SourceLocation(file: "Sources/Shop/Routes.swift", line: 10),
          RouteGraph.SourceLocation(file: "Sources/Shop/Routes.swift", line: 11),
        ])
    }
    #expect(
      locations(of: Place.beside, root: "/home/someone/app") == [
        RouteGraph.SourceLocation(file: "Routes.swift", line: 3)
      ])
  }

  @Test(arguments: [nil, "/home/other", "/home/someone/Sources/ap", ""])
  func filesElsewhereAreNamedWithoutTheMachinesFolders(root: String?) {
    #expect(
      locations(of: Place.below, root: root)[0]
        == RouteGraph.SourceLocation(file: "Sources/Shop/Routes.swift", line: 10))
    #expect(
      locations(of: Place.beside, root: root) == [
        RouteGraph.SourceLocation(file: "Routes.swift", line: 3)
      ])
  }
}
