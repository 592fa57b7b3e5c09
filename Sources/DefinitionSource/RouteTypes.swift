import RouteGraph

/// A route enum of the definition.
struct RouteType {
  /// The type's name in the graph: `Shop.Route`.
  let name: String
  /// The parts of its name as identifiers, outermost first.
  let path: [String]
  var cases: [RouteCase] = []

  /// How source outside of the type names it.
  var reference: String { alias ?? fullName }
  /// The type's full name as source declares it.
  var fullName: String { path.joined(separator: ".") }
  /// Another name for it, where a case hides the first part of its own.
  var alias: String?
}

/// A case of a route enum, with the destinations that it stands for.
struct RouteCase {
  /// The case's name as an identifier.
  let name: String
  /// What the case's values are, where it has any.
  let parameters: [RouteParameter]
  var destinations: [Destination] = []
}

/// An associated value of a case.
struct RouteParameter: Hashable {
  let label: String?
  let type: String
}

/// The route enums that the destinations of a graph are cases of, and how each is named.
struct RouteTypes {
  /// The enums, in order of name.
  private(set) var types: [RouteType] = []
  /// The structures that stand for values which are no texts, numbers or flags, in order of name.
  private(set) var valueTypes: [String] = []
  private var caseNames: Set<String> = []
  private var references: [DestinationID: String] = [:]
  private var patterns: [DestinationID: String] = [:]

  init(_ graph: FlowGraph) {
    let groups = Dictionary(grouping: graph.destinations, by: \.type)
    caseNames = Set(graph.destinations.map { SwiftName.identifier($0.caseName ?? "value") })
    for name in groups.keys.sorted() {
      add(name, groups[name] ?? [])
    }
    let used = Set(types.flatMap { $0.cases.flatMap { $0.parameters.map(\.type) } })
    valueTypes = used.subtracting(Self.plainTypes).sorted()
  }

  /// The expression of a destination: `ShopRoute.home`.
  func reference(to id: DestinationID) -> String? { references[id] }

  /// The pattern that a destination's case matches: `.home`.
  func pattern(of id: DestinationID) -> String? { patterns[id] }

  /// Every name that the definition declares.
  var names: Set<String> {
    caseNames.union(types.flatMap { $0.path + [$0.alias].compactMap(\.self) } + valueTypes)
  }

  static let plainTypes: Set<String> = ["String", "Int", "Bool"]

  private mutating func add(_ name: String, _ destinations: [Destination]) {
    let parts = name.split(separator: ".").map(String.init)
    let isPlainValue = destinations.allSatisfy { $0.caseName == nil }
    let isName =
      !isPlainValue && !parts.isEmpty && parts.allSatisfy { SwiftName.identifier($0) == $0 }
    var type = RouteType(name: name, path: isName ? parts : [SwiftName.typeName(name)])
    while types.contains(where: { $0.path == type.path }) {
      type = RouteType(name: name, path: type.path.dropLast() + [(type.path.last ?? "") + "Too"])
    }
    if caseNames.contains(type.path[0]) {
      type.alias = SwiftName.typeName(type.path.joined(separator: ".") + " cases")
    }
    let cases = Dictionary(grouping: destinations) { $0.caseName ?? "value" }
    for caseName in cases.keys.sorted() {
      for group in Self.distinct(cases[caseName] ?? []) {
        add(caseName, group, to: &type)
      }
    }
    types.append(type)
  }

  /// Destinations of one case that can be told apart by their values; others are cases of their own.
  private static func distinct(_ destinations: [Destination]) -> [[Destination]] {
    let withValues = destinations.filter { !$0.values.isEmpty }
    let others = destinations.filter(\.values.isEmpty).map { [$0] }
    return (withValues.isEmpty ? [] : [withValues]) + others
  }

  private mutating func add(
    _ caseName: String, _ destinations: [Destination], to type: inout RouteType
  ) {
    var name = caseName
    while type.cases.contains(where: { $0.name == SwiftName.identifier(name) }) { name += "Too" }
    let identifier = SwiftName.identifier(name)
    let parameters = Self.parameters(of: destinations)
    type.cases.append(
      RouteCase(name: identifier, parameters: parameters, destinations: destinations))
    for destination in destinations {
      let values = zip(parameters, destination.values).map { parameter, value in
        (parameter.label.map { SwiftName.identifier($0) + ": " } ?? "")
          + Self.expression(of: value, as: parameter.type)
      }
      let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      patterns[destination.id] = ".\(identifier)\(payload)"
      let isMeta = identifier == "`Type`" || identifier == "`Protocol`"
      references[destination.id] =
        isMeta
        ? "(.\(identifier)\(payload) as \(type.reference))"
        : "\(type.reference).\(identifier)\(payload)"
    }
  }

  /// What a case takes; where its destinations disagree, texts.
  private static func parameters(of destinations: [Destination]) -> [RouteParameter] {
    guard let first = destinations.first?.values else { return [] }
    return first.indices.map { index in
      let own = destinations.compactMap {
        $0.values.indices.contains(index) ? $0.values[index] : nil
      }
      let isOne = Set(own.map(\.type)).count == 1 && own.count == destinations.count
      let type = isOne && own.allSatisfy { isFaithful($0) } ? first[index].type : "String"
      return RouteParameter(
        label: first[index].label,
        type: plainTypes.contains(type) ? type : SwiftName.typeName(type) + "Value")
    }
  }

  /// Whether a value of a plain type reads as it did.
  private static func isFaithful(_ value: RouteArgument) -> Bool {
    switch value.type {
    case "Int": Int(value.text).map(String.init) == value.text
    case "Bool": value.text == "true" || value.text == "false"
    default: true
    }
  }

  private static func expression(of value: RouteArgument, as type: String) -> String {
    switch type {
    case "Int", "Bool": value.text
    case "String": SwiftName.literal(value.text)
    default:
      "\(type)(\(SwiftName.literal(value.text)), slug: \(SwiftName.literal(value.slug)))"
    }
  }
}
