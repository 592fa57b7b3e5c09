import Testing

@testable import RouteGraph

/// Where transitions lead, as the walk that made a graph knew it.
@Suite struct KnownEndsTests {
  private enum Stop: Route {
    case first, second, third

    var screen: Screen {
      switch self {
      case .first:
        Screen {
          Button("Second", .push(Stop.second))
          Button("Both", .push(Stop.third, Stop.second))
          Button("Tab", .selectTab("home"))
        }
      case .second: Screen { Button("Third", .present(.sheet, Stop.third, onDeepLink: .close)) }
      case .third: Screen { Button("Back", .dismiss) }
      }
    }
  }

  private let graph = FlowWalk()(Flow("Stops") { NavigationStack { Stop.first } }).graph

  @Test func walkKnowsWhatTheIdsSay() {
    var unknown = graph
    unknown.knownEnds.ends = nil
    let known = GraphIndex(graph)
    let found = GraphIndex(unknown)
    #expect(graph.transitions.count == 5)
    for place in graph.transitions.indices {
      #expect(known.kind(of: place) == found.kind(of: place))
      #expect(known.origin(of: place) == found.origin(of: place))
      #expect(known.destinations(of: place) == found.destinations(of: place))
    }
    #expect((0..<5).map { known.destinations(of: $0) } == [[1], [2, 1], [], [2], []])
  }

  @Test func changedGraphIsLookedUpAnew() {
    var fewer = graph
    fewer.transitions.remove(at: 0)
    #expect(GraphIndex(fewer).destinations(of: 0) == [2, 1])
    var other = graph
    other.transitions[0].action = .push([graph.destinations[2].id])
    #expect(GraphIndex(other).destinations(of: 0) == [2])
    var without = graph
    without.destinations.remove(at: 1)
    #expect(GraphIndex(without).destinations(of: 0) == nil)
    #expect(GraphIndex(graph).destinations(of: 0) == [1])
  }

  @Test func whatIsKnownIsNoPartOfTheGraph() {
    var same = graph
    same.transitions = graph.transitions
    #expect(same.knownEnds.ends == nil)
    #expect(same == graph)
    #expect(same.hashValue == graph.hashValue)
  }

  @Test func detailsAreEqualWhereverTheyWereMade() {
    let home = DestinationID(rawValue: "home")
    let plain = Transition(from: home, action: .back, label: "Back")
    var changed = plain
    changed.condition = Condition("DEBUG")
    #expect(changed != plain)
    #expect(plain.condition == nil)
    changed.condition = nil
    #expect(changed == plain)
    #expect(changed.hashValue == plain.hashValue)
  }
}
