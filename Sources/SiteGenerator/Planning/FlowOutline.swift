import RouteGraph

/// What a graph says about ids, cases and back stacks, before there are notes.
///
/// A class because every link of every note asks it; nothing in it changes.
final class FlowOutline: Sendable {
  let destinations: [Destination]
  let index: GraphIndex
  let stacks: BackStackTree
  /// Which screens present which as sheets.
  let sheets: SheetCheck
  let groups: [RouteGroup]
  let groupOfDestination: [Int32]
  /// The cases by name: `champion`, and `ShopRoute.champion`.
  let groupsByName: [String: [Int]]
  /// The cases and destinations as notes spell them.
  let spelledRoutes: SpelledRoutes

  init(_ graph: FlowGraph) {
    destinations = graph.destinations
    index = GraphIndex(graph)
    stacks = BackStackTree(graph, index: index)
    sheets = SheetCheck(graph, index: index)
    groups = RouteGroup.groups(of: graph)
    var owners: [Int32] = []
    owners.reserveCapacity(graph.destinations.count)
    var names: [String: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      owners += repeatElement(Int32(number), count: group.destinations.count)
      names[group.name, default: []].append(number)
      names["\(group.type).\(group.name)", default: []].append(number)
    }
    groupOfDestination = owners
    groupsByName = names
    spelledRoutes = SpelledRoutes(of: groups, groupsByName: names, index: index)
  }
}
