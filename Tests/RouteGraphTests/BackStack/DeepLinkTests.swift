import Foundation
import RouteGraph
import Testing

/// A link into a shop that arrives while layers are open over it.
struct DeepLinkTests {
  private enum Shop: Route {
    case store, item(Int), filter, sizes, welcome, terms, rating, alert

    var screen: Screen {
      switch self {
      case .store:
        Screen("Store") {
          NavigationLink("Item 42", value: Shop.item(42))
          Button("Filter", .sheet(Shop.filter, inStack: true, onDeepLink: .close))
          Button("Filter again", .sheet(Shop.filter, inStack: true, onDeepLink: .close))
          Button("Welcome", .present(.fullScreenCover, Shop.welcome, onDeepLink: .wait))
          Button("Rate", .sheet(Shop.rating))
          Button("Delete", .present(.alert, Shop.alert))
        }
      case .item: Screen("Item").deepLink("shop://item/42")
      case .filter:
        Screen("Filter") { Button("Sizes", .sheet(Shop.sizes, onDeepLink: .close)) }
      case .welcome:
        Screen("Welcome") { Button("Terms", .sheet(Shop.terms, onDeepLink: .close)) }
      case .rating: Screen("Rating") { Button("Sizes", .sheet(Shop.sizes, onDeepLink: .close)) }
      case .sizes: Screen("Sizes")
      case .terms: Screen("Terms")
      case .alert: Screen("Delete?") { Button("Rate", .sheet(Shop.rating)) }
      }
    }
  }

  private let graph = stackGraph(Shop.store)

  /// The layers by the titles of their screens, and what becomes of the link.
  private func text(of arrival: DeepLinkArrival) -> String {
    func title(_ layer: Int) -> String {
      let target = graph.transitions[arrival.layers[layer]].action.targets.last
      return target.flatMap { graph.destination($0.rawValue)?.title } ?? "-"
    }
    let layers = arrival.layers.indices.map(title).joined(separator: " < ")
    return switch arrival.outcome {
    case .opens: "\(layers): opens"
    case .waits(let layer): "\(layers): waits for \(title(layer))"
    case .unstated(let layer): "\(layers): unstated by \(title(layer))"
    }
  }

  @Test func everyPileOfLayersSaysWhatBecomesOfALink() {
    let (arrivals, leftOutCount) = BackStackTree(graph).deepLinkArrivals(limit: 100)
    #expect(
      arrivals.map(text) == [
        ": opens", "Filter: opens", "Welcome: waits for Welcome", "Rating: unstated by Rating",
        "Filter < Sizes: opens", "Welcome < Terms: waits for Welcome",
        "Rating < Sizes: unstated by Rating",
      ])
    #expect(leftOutCount == 0)
  }

  @Test func arrivalsAreBoundedAndTheRestIsCounted() {
    let tree = BackStackTree(graph)
    #expect(tree.deepLinkArrivals(limit: 3).arrivals.map(text).last == "Welcome: waits for Welcome")
    #expect(tree.deepLinkArrivals(limit: 3).leftOutCount == 4)
    for limit in [1, 0, -1] {
      #expect(tree.deepLinkArrivals(limit: limit).arrivals.map(text) == [": opens"])
      #expect(tree.deepLinkArrivals(limit: limit).leftOutCount == 6)
    }
  }

  @Test func aSheetWithoutARuleIsReportedOnceInAFlowWithDeepLinks() {
    let problems = BackStackTree(graph).deepLinkProblems
    #expect(problems.map(\.severity) == [.note])
    #expect(problems.map(\.id) == ["deep-link-rule-missing"])
    #expect(
      problems.map(\.summary) == [
        "'Rating' may be open when a deep link arrives, and nothing says what becomes of the link"
      ])
    #expect(
      problems.map(\.fix) == [
        "state 'onDeepLink' where it is presented: 'close' closes it first, 'wait' keeps it"
      ])
    var silent = graph
    for place in silent.destinations.indices { silent.destinations[place].deepLink = nil }
    #expect(BackStackTree(silent).deepLinkProblems.isEmpty)
  }

  @Test func theRuleOfALayerIsKeptInTheFile() {
    #expect(
      graph.transitions.filter { $0.from.rawValue == "shop/store" }.map(\.deepLinkRule)
        == [nil, .close, .close, .wait, nil, nil])
    let bytes = GraphFile.bytes(of: graph)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""style": "fullScreenCover", "inStack": false, "onDeepLink": "wait""#))
    #expect(text.components(separatedBy: "onDeepLink").count == 7)
    let (read, problems) = FlowGraph.read(bytes, file: "flow.json")
    #expect(problems.isEmpty)
    #expect(read == graph)
  }

  @Test(arguments: [
    (
      #"{"from": "shop/home", "to": "shop/item", "action": "present", "onDeepLink": "closes"}"#,
      """
      flow.json:4:93: error: 'transitions[0].onDeepLink' is 'closes', which is no rule for deep links \
      [unknown-value]
        help: did you mean 'close'?
      """
    ),
    (
      #"{"from": "shop/home", "to": "shop/item", "action": "push", "onDeepLink": "close"}"#,
      """
      flow.json:4:17: error: 'transitions[0]' has the key 'onDeepLink', which 'push' has no use for \
      [unknown-key]
      """
    ),
  ])
  func aRuleThatMeansNothingIsReported(transition: String, problem: String) {
    #expect(GraphFile.problems(in: GraphFile.text(transitions: transition)) == [problem])
  }
}
