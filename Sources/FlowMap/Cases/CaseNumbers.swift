import RouteGraph

/// The cases of a graph: which destinations are one node.
struct CaseNumbers: Sendable {
  /// Each destination's case, numbered in the order of their first destinations.
  private(set) var caseOf: [Int] = []
  /// The first destination of each case in the graph's order.
  private(set) var firsts: [Int] = []
  /// How many destinations each case has.
  private(set) var sizes: [Int] = []

  /// What makes two destinations one node: the same case of the same type, or the same view.
  private struct Key: Hashable {
    var type: String
    var caseName: String?
    var view: String?

    init(_ destination: Destination) {
      type = destination.type
      caseName = destination.caseName
      view = destination.caseName == nil ? destination.view : nil
    }
  }

  /// Numbers the cases. O(destinations); those of one case lie together in a graph, so that few
  /// need a look-up.
  init(_ graph: FlowGraph) {
    var numbers: [Key: Int] = [:]
    var last: (key: Key, number: Int)?
    caseOf.reserveCapacity(graph.destinations.count)
    for place in graph.destinations.indices {
      let key = Key(graph.destinations[place])
      let known = last?.key == key ? last?.number : numbers[key]
      let number = known ?? firsts.count
      if known == nil {
        numbers[key] = number
        firsts.append(place)
        sizes.append(0)
      }
      last = (key, number)
      sizes[number] += 1
      caseOf.append(number)
    }
  }
}
