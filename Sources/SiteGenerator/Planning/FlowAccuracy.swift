import RouteGraph

/// What the source of a flow's graph left in doubt, and what nothing leads to.
struct FlowAccuracy: Sendable {
  /// How many ways a definition declares.
  private(set) var declaredCount = 0
  /// How many ways were read from source without doubt.
  private(set) var resolvedCount = 0
  /// The places of the inferred ways in the graph, by reason; most frequent reasons first.
  private(set) var inferred: [(reason: String, transitions: [Int])] = []
  /// The places that could not be followed, by reason; most frequent reasons first.
  private(set) var unresolved: [(reason: String, sites: [UnresolvedSite])] = []
  /// The corrections of the scan that found nothing to change.
  private(set) var staleCorrections: [UnresolvedSite] = []
  /// The numbers of the cases that nothing raises.
  private(set) var deadCases: [Int] = []
  /// The numbers of the cases that something raises and no way from the first screen reaches.
  private(set) var unreachableCases: [Int] = []
  /// The numbers of the cases that no view was found for; always none for a definition.
  private(set) var unmappedCases: [Int] = []

  /// How many ways are inferred.
  var inferredCount: Int { inferred.reduce(0) { $0 + $1.transitions.count } }
  /// How many places could not be followed.
  var unresolvedCount: Int { unresolved.reduce(0) { $0 + $1.sites.count } }

  /// Looks a graph over, in O(destinations + transitions); nil where everything is declared and
  /// every screen can be reached.
  init?(
    of graph: FlowGraph, plainControls: PlainControls, groups: [RouteGroup], stacks: BackStackTree
  ) {
    count(graph, plainControls)
    let isScanned = declaredCount < graph.transitions.count || !graph.unresolved.isEmpty
    judge(groups, of: graph, stacks: stacks, isScanned: isScanned)
    guard isScanned || !deadCases.isEmpty || !unreachableCases.isEmpty else { return nil }
  }

  private mutating func count(_ graph: FlowGraph, _ plainControls: PlainControls) {
    var inferred: [String: [Int]] = [:]
    for place in graph.transitions.indices {
      guard !plainControls.contains(place) else {
        declaredCount += 1
        continue
      }
      switch graph.transitions[place].confidence {
      case .declared: declaredCount += 1
      case .resolved: resolvedCount += 1
      case .inferred(let reason): inferred[reason, default: []].append(place)
      }
    }
    self.inferred = inferred.map { ($0.key, $0.value) }
      .sorted { ($1.transitions.count, $0.reason) < ($0.transitions.count, $1.reason) }
    staleCorrections = graph.unresolved.filter { $0.reason == "stale-correction" }
    let unresolved = graph.unresolved.filter { $0.reason != "stale-correction" }
    self.unresolved = Dictionary(grouping: unresolved, by: \.reason)
      .map { ($0.key, $0.value.sorted { $0.location < $1.location }) }
      .sorted { ($1.sites.count, $0.reason) < ($0.sites.count, $1.reason) }
  }

  private mutating func judge(
    _ groups: [RouteGroup], of graph: FlowGraph, stacks: BackStackTree, isScanned: Bool
  ) {
    for (number, group) in groups.enumerated() {
      let first = graph.destinations[group.destinations.lowerBound]
      if isScanned, first.type != "View", first.caseName != nil, first.view == nil {
        unmappedCases.append(number)
      }
      guard !group.destinations.contains(where: { stacks.isReachable($0) }) else { continue }
      if group.destinations.allSatisfy({ stacks.index.incoming(of: $0).isEmpty }) {
        deadCases.append(number)
      } else {
        unreachableCases.append(number)
      }
    }
  }
}
