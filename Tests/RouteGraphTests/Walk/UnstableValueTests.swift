import Foundation
import RouteGraph
import Synchronization
import Testing

struct UnstableValueTests {
  private enum Order: Route {
    case home(String), fresh(UUID), dated(Date), lucky(UInt64), fixed

    var screen: Screen {
      switch self {
      case .home("uuid"):
        Screen("Home") { NavigationLink("New", value: Order.fresh(UUID())) }
      case .home("date"):
        Screen("Home") { Button("Now", .push(Order.fixed, Order.dated(Date()))) }
      case .home("random"):
        Screen("Home") {
          List { NavigationLink("Luck", value: Order.lucky(UInt64.random(in: .min ... .max))) }
        }
      case .home("toolbar"):
        Screen("Home").toolbarTrailing { NavigationLink("Add", value: Order.fresh(UUID())) }
      case .home: Screen("Home") { NavigationLink("Fixed", value: Order.fixed) }
      case .fresh, .dated, .lucky, .fixed: Screen()
      }
    }
  }

  @Test(arguments: [
    ("uuid", "New"), ("date", "Now"), ("random", "Luck"), ("toolbar", "Add"),
  ])
  func aFreshValueInAControlIsReported(kind: String, label: String) {
    let (_, diagnostics) = stackWalk(Order.home(kind))
    #expect(diagnostics.map(\.id) == ["unstable-value"])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(
      diagnostics.map(\.summary) == [
        "the control '\(label)' of 'Order.home' leads to another value each time it is built"
      ])
    #expect(
      diagnostics.map(\.fix) == [
        "use values that stay the same, not a fresh UUID, a date or a random number"
      ])
    #expect(diagnostics[0].location?.file == "Tests/RouteGraphTests/Walk/UnstableValueTests.swift")
  }

  @Test func valuesThatStayAreNotReported() {
    #expect(stackWalk(Order.home("fixed")).diagnostics.isEmpty)
  }

  @Test func aFreshValueThatMakesTheWalkEndlessIsReportedBesideTheLimit() {
    enum Endless: Route {
      case next(UUID)

      var screen: Screen {
        Screen("Next") { NavigationLink("Next", value: Endless.next(UUID())) }
      }
    }
    let root = Endless.next(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    let (graph, diagnostics) = stackWalk(root, limit: 50)
    #expect(graph.destinations.count == 50)
    #expect(diagnostics.map(\.id) == ["walk-limit", "unstable-value", "unstable-value"])
  }

  @Test func aControlThatComesAndGoesIsReported() {
    enum Coins: Route {
      case toss, heads

      static let tosses = Mutex(0)

      var screen: Screen {
        guard self == .toss else { return Screen() }
        let count = Self.tosses.withLock { tosses in
          tosses += 1
          return tosses
        }
        return Screen("Toss") {
          for _ in 0..<count { NavigationLink("Heads", value: Coins.heads) }
        }
      }
    }
    #expect(stackWalk(Coins.toss).diagnostics.map(\.id) == ["unstable-value"])
  }

  @Test func aFreshValueInTheContainerIsReported() {
    let flow = Flow("Fresh root") { NavigationStack { Order.fresh(UUID()) } }
    #expect(
      FlowWalk()(flow).diagnostics.map(\.summary) == [
        "the container of the flow 'Fresh root' holds another value each time it is built"
      ])
  }
}
