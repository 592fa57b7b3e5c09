import RouteGraph
import Testing

/// Corrections of a graph: what each changes, and what is said where it does not apply.
@Suite struct GraphCorrectionTests {
  private static let place = SourceLocation(file: "waymark.yaml", line: 3, column: 7)

  /// Home with a cart and a help sheet; the cart leads back.
  private static var graph: FlowGraph {
    func destination(_ id: String, _ type: String, _ name: String) -> Destination {
      Destination(
        id: DestinationID(rawValue: id), type: type, caseName: name, title: name)
    }
    let home = DestinationID(rawValue: "view/home")
    let cart = DestinationID(rawValue: "step/cart")
    let help = DestinationID(rawValue: "view/help")
    var graph = FlowGraph(
      id: FlowID(rawValue: "shop"), title: "Shop", container: .stack(.screen(home)),
      destinations: [
        destination("step/cart", "Step", "cart"), destination("view/help", "View", "Help"),
        destination("view/home", "View", "Home"),
      ],
      transitions: [
        Transition(from: cart, action: .pop(1), label: "Back"),
        Transition(from: home, action: .push([cart]), label: "Cart"),
        Transition(from: home, action: .present(.sheet, help, inStack: false), label: "Help"),
      ])
    graph.destinations[2].elements = [
      .column([
        .control(0, .plain, label: [.text(.literal("Cart"), TextStyle())]),
        .control(1, .plain, label: [.text(.literal("Help"), TextStyle())]),
        .text(.literal("Pay"), TextStyle()),
      ])
    ]
    return graph
  }

  private static func corrected(
    _ changes: GraphCorrection.Change...
  ) -> (graph: FlowGraph, diagnostics: [Diagnostic]) {
    graph.corrected(by: changes.map { GraphCorrection($0, at: place) })
  }

  private static func transition(
    _ from: String, _ to: String?, _ action: CorrectionAction? = nil
  ) -> TransitionName {
    TransitionName(from: from, to: to, action: action)
  }

  @Test func droppedDestinationTakesItsTransitionsAlong() {
    let (graph, problems) = Self.corrected(.dropDestination("Step.cart"))
    #expect(problems.isEmpty)
    #expect(graph.destinations.map(\.id.rawValue) == ["view/help", "view/home"])
    #expect(graph.transitions.map(\.label) == ["Help"])
    #expect(
      graph.destinations[1].elements == [
        .column([
          .text(.literal("Cart"), TextStyle()),
          .control(0, .plain, label: [.text(.literal("Help"), TextStyle())]),
          .text(.literal("Pay"), TextStyle()),
        ])
      ])
  }

  @Test func droppedTransitionLeavesItsDestination() {
    let (graph, problems) = Self.corrected(
      .dropTransition(Self.transition("Home", "Help")),
      .dropTransition(Self.transition("Step.cart", nil, .pop)))
    #expect(problems.isEmpty)
    #expect(graph.destinations.count == 3)
    #expect(graph.transitions.map(\.label) == ["Cart"])
  }

  @Test func addedTransitionMakesTheTextOfItsLabelAControl() {
    let (graph, problems) = Self.corrected(
      .addDestination("Step.checkout", title: "Checkout"),
      .addTransition(Self.transition("Home", "Step.checkout"), label: "Pay"))
    #expect(problems.isEmpty)
    #expect(graph.destinations.map(\.id.rawValue)[1] == "step/checkout")
    #expect(graph.transitions.last?.action == .push([DestinationID(rawValue: "step/checkout")]))
    #expect(graph.transitions.last?.confidence == .declared)
    #expect(graph.transitions.last?.source == Self.place)
    #expect(
      graph.destinations[3].elements.first?.children.last
        == .control(2, .plain, label: [.text(.literal("Pay"), TextStyle())]))
  }

  @Test func renamedDestinationIsRenamedEverywhere() {
    let (graph, problems) = Self.corrected(
      .renameDestination("Step.cart", name: "Step.basket", title: "Basket"),
      .renameDestination("Home", name: nil, title: "Start"),
      .renameTransition(Self.transition("Home", "Step.basket", .push), label: "Basket"))
    #expect(problems.isEmpty)
    #expect(graph.destinations.map(\.title) == ["Basket", "Help", "Start"])
    #expect(graph.destinations[0].id.rawValue == "step/basket")
    #expect(graph.transitions.map(\.from.rawValue) == ["step/basket", "view/home", "view/home"])
    #expect(graph.transitions[1].action == .push([DestinationID(rawValue: "step/basket")]))
    #expect(graph.transitions[1].label == "Basket")
  }

  private static let stale: [(GraphCorrection.Change, String, String?)] = [
    (
      .dropDestination("Step.crat"),
      "the correction 'drop Step.crat' does not apply: 'Step.crat' is no destination of the flow",
      "did you mean 'Step.cart'?"
    ),
    (
      .dropDestination("Home"),
      "the correction 'drop Home' does not apply: without 'Home' the flow has no first screen", nil
    ),
    (
      .dropTransition(transition("Home", "Help", .push)),
      "the correction 'drop Home -push-> Help' does not apply: "
        + "nothing leads 'Home -push-> Help' any more", "remove the correction"
    ),
    (
      .addTransition(transition("Home", "Step.cart"), label: ""),
      "the correction 'add Home --> Step.cart' does not apply: "
        + "the scan finds 'Home --> Step.cart' by itself", "remove the correction"
    ),
    (
      .renameDestination("Help", name: "Home", title: nil),
      "the correction 'rename Help' does not apply: 'Home' is the name of another destination",
      "choose another name"
    ),
    (
      .renameDestination("Help", name: "HOME", title: "Start"),
      "the correction 'rename Help' does not apply: its page would be that of 'Home'",
      "choose another name"
    ),
    (
      .addDestination("step.Cart", title: nil),
      "the correction 'add step.Cart' does not apply: its page would be that of 'Step.cart'",
      "choose another name"
    ),
  ]

  @Test func oneNameForSeveralPagesIsNoRename() {
    var graph = Self.graph
    graph.destinations.append(
      Destination(
        id: DestinationID(rawValue: "view/home-2"), type: "View", caseName: "Home", title: "Home"))
    let change = GraphCorrection.Change.renameDestination("Home", name: "Start", title: nil)
    let (corrected, problems) = graph.corrected(by: [GraphCorrection(change, at: Self.place)])
    #expect(corrected.destinations == graph.destinations)
    #expect(
      problems.map(\.summary) == [
        "the correction 'rename Home' does not apply: 'Home' stands for several pages"
      ])
  }

  @Test(arguments: stale)
  func correctionThatDoesNotApplyIsReported(
    change: GraphCorrection.Change, summary: String, fix: String?
  ) {
    let (graph, problems) = Self.corrected(change)
    #expect(
      problems == [
        Diagnostic(.warning, "stale-correction", at: Self.place, summary, fix: fix)
      ])
    #expect(graph.unresolved.map(\.reason) == ["stale-correction"])
    #expect(graph.destinations == Self.graph.destinations)
  }
}
