import Bytes
import RouteGraph
import Testing

@testable import SiteGenerator

/// The addresses of a flow's back stacks, which are those of the states that they describe.
@Suite struct StackFragmentsTests {
  private static func screen(_ name: String) -> Container {
    .screen(DestinationID(rawValue: name))
  }

  private static let tabs = Container.tabs([
    .init(id: TabID(rawValue: "a b"), title: "A", icon: nil, content: .stack(screen("a"))),
    .init(id: TabID(rawValue: "b"), title: "B", icon: nil, content: .stack(screen("b"))),
    .init(id: TabID(rawValue: "c"), title: "C", icon: nil, content: screen("c")),
  ])
  private static let containers: [Container] = [
    screen("a"), .stack(screen("a")), tabs, .stack(tabs), .stack(.stack(screen("a"))),
    .split([
      .init(id: "sidebar", content: screen("a")), .init(id: "detail", content: screen("b")),
    ]),
    .split([.init(id: "sidebar", content: tabs), .init(id: "detail", content: screen("e"))]),
    .tabs([
      .init(
        id: TabID(rawValue: "outer"), title: "", icon: nil,
        content: .tabs([
          .init(id: TabID(rawValue: "inner"), title: "", icon: nil, content: screen("a")),
          .init(id: TabID(rawValue: "next"), title: "", icon: nil, content: .stack(screen("b"))),
        ]))
    ]),
    .tabs([
      .init(
        id: TabID(rawValue: "outer"), title: "", icon: nil,
        content: .tabs([
          .init(id: TabID(rawValue: "a"), title: "", icon: nil, content: .stack(screen("a"))),
          .init(id: TabID(rawValue: "b"), title: "", icon: nil, content: .stack(screen("b"))),
        ])),
      .init(id: TabID(rawValue: "b"), title: "", icon: nil, content: .stack(screen("c"))),
    ]),
  ]

  /// A flow in which every screen pushes, shows, selects and presents another one.
  private func flow(_ container: Container, _ names: [String]) -> FlowGraph {
    let ids = names.map(DestinationID.init(rawValue:))
    let transitions = ids.indices.flatMap { place in
      let others = (1...3).map { ids[(place + $0) % ids.count] }
      let actions: [Action] = [
        .push([others[0]]), .show(others[1]), .push([others[1], others[2]]),
        .select(column: 2, others[0]), .selectTab(TabID(rawValue: "b"), stack: [others[2]]),
        .present(.sheet, others[0], inStack: true), .present(.alert, others[2], inStack: false),
      ]
      return actions.map { Transition(from: ids[place], action: $0, label: "") }
    }
    return FlowGraph(
      id: FlowID(rawValue: "flow"), title: "Flow", container: container,
      destinations: ids.map { Destination(id: $0, type: "View", caseName: nil, title: "") },
      transitions: transitions)
  }

  private func text(_ write: (inout ByteBuffer) -> Void) -> String {
    var out = ByteBuffer()
    write(&out)
    return out.text
  }

  @Test(arguments: containers, [["a", "b", "c", "d", "e"], ["a", "b", "c", "라", "e!"]])
  func fragmentsAreThoseOfStates(container: Container, names: [String]) {
    let graph = flow(container, names)
    let tree = BackStackTree(graph)
    let texts = DestinationTexts(of: graph, groups: RouteGroup.groups(of: graph)) { _ in "" }
    let fragments = StackFragments(of: tree, texts: texts)
    for destination in names.indices {
      for stack in tree.alternatives(of: destination, limit: 50).stacks
        + tree.waysIn(of: destination, canonical: tree.stack(of: destination), limit: 5).stacks
      {
        let expected = tree.state(of: stack).map { StateFragment.text(of: $0) }
        #expect(fragments.isPossible(stack) == (expected != nil))
        guard let expected else { continue }
        #expect(text { fragments.write(stack, in: .json, into: &$0) } == expected)
        #expect(
          text { fragments.write(stack, in: .html, into: &$0) }
            == text { $0.append(escaping: expected) })
      }
    }
  }
}
