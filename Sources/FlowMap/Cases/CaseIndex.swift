import RouteGraph

/// Numbers for names: destinations, their cases and their controls.
struct CaseIndex: Sendable {
  /// Each destination's case, numbered in the order of their first destinations.
  let caseNumbers: [Int]
  /// The first destination of each case.
  let firstOfCase: [Int]
  /// How many destinations each case has.
  let sizes: [Int]
  /// The destination that has each transition's control; nil where it is unknown.
  let origins: [Int?]

  private let numbers: [DestinationID: Int]
  private let starts: [Int]
  private let sorted: [Int]

  /// What makes two destinations one node: the same case of the same type, or the same view.
  private struct Key: Hashable {
    var type: String
    var caseName: String?
    var view: String?
  }

  /// Indexes a graph. O(destinations + transitions).
  init(_ graph: FlowGraph) {
    let count = graph.destinations.count
    var numbers: [DestinationID: Int] = [:]
    numbers.reserveCapacity(count)
    var cases: [Key: Int] = [:]
    var (caseNumbers, firstOfCase, sizes) = ([Int](), [Int](), [Int]())
    for (number, destination) in graph.destinations.enumerated() {
      if numbers[destination.id] == nil { numbers[destination.id] = number }
      let key = Key(
        type: destination.type, caseName: destination.caseName,
        view: destination.caseName == nil ? destination.view : nil)
      let caseNumber = cases[key] ?? firstOfCase.count
      if caseNumber == firstOfCase.count {
        cases[key] = caseNumber
        firstOfCase.append(number)
        sizes.append(0)
      }
      sizes[caseNumber] += 1
      caseNumbers.append(caseNumber)
    }
    self.numbers = numbers
    (self.caseNumbers, self.firstOfCase, self.sizes) = (caseNumbers, firstOfCase, sizes)

    var last: (id: DestinationID, number: Int?)?
    origins = graph.transitions.map { transition in
      if let last, last.id == transition.from { return last.number }
      last = (transition.from, numbers[transition.from])
      return last?.number
    }
    (starts, sorted) = Self.grouped(origins, count: count)
  }

  /// The transitions by origin, each origin's in their order (counting sort).
  private static func grouped(_ origins: [Int?], count: Int) -> (starts: [Int], sorted: [Int]) {
    var starts = [Int](repeating: 0, count: count + 1)
    for case let origin? in origins { starts[origin + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var next = starts
    var sorted = [Int](repeating: 0, count: starts[count])
    for (transition, origin) in origins.enumerated() {
      guard let origin else { continue }
      sorted[next[origin]] = transition
      next[origin] += 1
    }
    return (starts, sorted)
  }

  /// A destination's number. O(1).
  func number(of id: DestinationID) -> Int? { numbers[id] }

  /// The numbers of the transitions whose controls a destination has.
  func transitions(of destination: Int) -> ArraySlice<Int> {
    sorted[starts[destination]..<starts[destination + 1]]
  }
}
