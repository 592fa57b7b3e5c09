import RouteGraph
import Testing

struct WalkLimitTests {
  private enum Feed: Route {
    case home, post(Int), endless(Int)

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          for number in 1...6 { NavigationLink("Post", value: Feed.post(number)) }
          NavigationLink("More", value: Feed.endless(0))
        }
      case .post: Screen("Post")
      case .endless(let number):
        Screen("Page") { NavigationLink("Next", value: Feed.endless(number + 1)) }
      }
    }
  }

  @Test func theLimitNamesTheCaseThatGrows() {
    let (graph, diagnostics) = stackWalk(Feed.home, limit: 10)
    #expect(graph.destinations.count == 10)
    #expect(
      diagnostics.map(\.description) == [
        "error: the flow 'Test' has more than 10 destinations; "
          + "'Feed.endless' alone stands for 3 and grows without end [walk-limit]\n"
          + "  help: let its values come from a fixed list, or raise the limit with --limit"
      ])
  }

  @Test func aFlowOfExactlyTheLimitIsWhole() {
    let (graph, diagnostics) = stackWalk(Texts.all(["a", "b", "c"]), limit: 4)
    #expect(graph.destinations.count == 4)
    #expect(diagnostics.isEmpty)
  }

  @Test func controlsThatLeadBeyondTheLimitAreLeftOut() {
    let graph = stackGraph(Texts.all(["a", "b", "c"]), limit: 3)
    #expect(graph.targets(of: graph.ids[0]) == [["texts/one/a"], ["texts/one/b"]])
    #expect(graph.destinations[0].elements.count == 2)
  }

  @Test(arguments: [0, -1, Int.min])
  func aLimitBelowOneCountsAsOne(limit: Int) {
    let (graph, diagnostics) = stackWalk(Texts.all(["a"]), limit: limit)
    #expect(graph.destinations.count == 1)
    #expect(diagnostics.map(\.id) == ["walk-limit"])
  }

  @Test func rootsBeyondTheLimitAreReportedToo() {
    let flow = Flow("Roots") {
      TabView {
        Tab("One") { Texts.one("1") }
        Tab("Two") { Texts.one("2") }
      }
    }
    let (graph, diagnostics) = FlowWalk(limit: 1)(flow)
    #expect(graph.ids == ["texts/one/1"])
    #expect(diagnostics.map(\.id) == ["walk-limit"])
  }

  @Test func anEndlessRouteStopsAtTheLimit() {
    let (graph, diagnostics) = stackWalk(Feed.endless(0), limit: 10_000)
    #expect(graph.destinations.count == 10_000)
    #expect(
      diagnostics.map(\.summary) == [
        "the flow 'Test' has more than 10000 destinations; "
          + "'Feed.endless' alone stands for 10000 and grows without end"
      ])
    #expect(FlowWalk.defaultLimit == 100_000)
  }

  @Test func routesInsideRoutesStopBeforeTheyAreTooDeep() {
    indirect enum Doll: Route {
      case smallest, inside(Doll)

      var screen: Screen { Screen("Doll") { NavigationLink("In", value: Doll.inside(self)) } }
    }
    let (_, diagnostics) = stackWalk(Doll.smallest)
    #expect(
      diagnostics.map(\.summary) == [
        "the flow 'Test' has no end: the values of 'Doll.inside' grow with every step"
      ])
    #expect(diagnostics.map(\.fix) == ["let its values come from a fixed list"])
  }

  @Test func aFirstScreenThatIsTooDeepIsReported() {
    indirect enum Doll: Route {
      case smallest, inside(Doll)

      var screen: Screen { Screen("Doll") { NavigationLink("In", value: Doll.inside(self)) } }
    }
    var doll = Doll.smallest
    for _ in 0..<40 { doll = .inside(doll) }
    let (graph, diagnostics) = stackWalk(doll)
    #expect(graph.ids.count == 1)
    #expect(graph.container.roots == graph.destinations.map(\.id))
    #expect(
      diagnostics.map(\.summary) == [
        "the flow 'Test' has no end: the values of 'Doll.inside' grow with every step"
      ])
  }

  @Test func aTextThatGrowsWithEveryStepStopsBeforeMemoryIsFull() {
    enum Path: Route {
      case at(String)

      var screen: Screen {
        guard case .at(let path) = self else { return Screen() }
        return Screen("At") { NavigationLink("Down", value: Path.at(path + path)) }
      }
    }
    let (_, diagnostics) = stackWalk(Path.at("/down"))
    #expect(
      diagnostics.map(\.summary) == [
        "the flow 'Test' has no end: the values of 'Path.at' grow with every step"
      ])
  }
}
