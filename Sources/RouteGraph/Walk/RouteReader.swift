/// Reads case names and associated values out of route values by reflection, so that nobody has to
/// list them a second time.
///
/// Takes a few microseconds a value, so it is called once per destination. A payload-free case is
/// read from its description; a route type that conforms to `CustomStringConvertible` must
/// therefore describe such a case by its name.
package struct RouteReader {
  /// The types of values that had no name of their own, in the order in which they were met.
  package private(set) var namelessTypes: [String] = []
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// Creates a reader that has met no value yet.
  package init() {}

  /// Describes a route.
  package mutating func describe(_ route: any Route) -> RouteDescription {
    let mirror = Mirror(reflecting: route)
    let typeName = name(of: type(of: route))
    guard mirror.displayStyle == .enum else {
      return RouteDescription(
        typeName: typeName, caseName: nil, arguments: [argument(label: nil, value: route)])
    }
    guard let payload = mirror.children.first, let caseName = payload.label else {
      return RouteDescription(
        typeName: typeName, caseName: String(describing: route), arguments: [])
    }
    return RouteDescription(
      typeName: typeName, caseName: caseName, arguments: arguments(of: payload.value))
  }

  private mutating func arguments(of payload: Any) -> [RouteArgument] {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return [argument(label: nil, value: payload)] }
    return mirror.children.map { child in
      argument(label: child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value: child.value)
    }
  }

  private mutating func argument(label: String?, value: Any) -> RouteArgument {
    let reading = RouteValueReading(of: value)
    let type = name(of: Swift.type(of: value))
    if reading.isNameless, !namelessTypes.contains(type) { namelessTypes.append(type) }
    return RouteArgument(label: label, type: type, text: reading.label, slug: reading.slug)
  }

  /// The type's name without its module.
  private mutating func name(of type: Any.Type) -> String {
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let full = String(reflecting: type)
    let short = String(describing: type)
    // Generic arguments and local contexts are spelled with dots of their own; the short name is
    // right there.
    let isPlain = !full.contains("<") && !full.contains("(")
    let name = isPlain ? full.split(separator: ".").dropFirst().joined(separator: ".") : short
    typeNames[ObjectIdentifier(type)] = name.isEmpty ? short : name
    return name.isEmpty ? short : name
  }
}
