import Testing

@testable import RouteGraph

/// A graph's ids as positions.
@Suite struct GraphIndexTests {
  private let index = try? GraphIndex(
    BackStackScript.graph(
      "stack", ["home: push x y; back; show x", "x: push x x; popToRoot", "y: popTo home"]))

  @Test func destinationsAreFoundById() throws {
    let index = try #require(index)
    #expect(index.destinationCount == 3)
    #expect(index.position(of: DestinationID(rawValue: "home")) == 0)
    #expect(index.position(of: DestinationID(rawValue: "y")) == 2)
    #expect(index.position(of: DestinationID(rawValue: "z")) == nil)
  }

  @Test func outgoingTransitionsFollowTheScreen() throws {
    let index = try #require(index)
    #expect(index.outgoing(of: 0) == 0..<3)
    #expect(index.outgoing(of: 1) == 3..<5)
    #expect(index.outgoing(of: 2) == 5..<6)
    #expect(index.origin(of: 4) == 1)
  }

  @Test func incomingTransitionsNameTheDestination() throws {
    let index = try #require(index)
    #expect(index.incoming(of: 0).map(\.position) == [5])
    #expect(index.incoming(of: 1).map(\.position) == [0, 2, 3, 3])
    #expect(index.incoming(of: 2).map(\.position) == [0])
  }

  @Test func incomingTransitionsTellWhatTheyDo() throws {
    let index = try #require(index)
    #expect(index.incoming(of: 1).map(\.origin) == [0, 0, 1, 1])
    #expect(index.incoming(of: 1).map(\.kind) == [.push, .show, .push, .push])
    #expect(index.incoming(of: 1).map(\.isShown) == [false, true, true, true])
    #expect(index.incoming(of: 1).map(\.isAlone) == [false, true, false, false])
    #expect(index.incoming(of: 2).map(\.isShown) == [true])
  }

  @Test func targetsLieInTheOrderOfTheStack() throws {
    let index = try #require(index)
    #expect(index.destinations(of: 0) == [1, 2])
    #expect(index.destinations(of: 1) == [])
  }

  @Test func idsThatTheGraphLacksAreMissing() throws {
    var graph = try BackStackScript.graph("stack", ["home: push x; push y", "w: push x"])
    graph.destinations.removeAll { ["w", "y"].contains($0.id.rawValue) }
    let index = GraphIndex(graph)
    #expect(index.destinations(of: 0) == [1])
    #expect(index.destinations(of: 1) == nil)
    #expect(index.origin(of: 2) == nil)
    #expect(index.incoming(of: 1).map(\.position) == [0, 2])
    #expect(index.incoming(of: 1).map(\.origin) == [0, nil])
  }

  @Test func emptyGraphHasNoDestinations() {
    let index = GraphIndex(
      FlowGraph(
        id: FlowID(rawValue: "f"), title: "F", container: .tabs([]), destinations: [],
        transitions: []))
    #expect(index.destinationCount == 0)
  }
}
