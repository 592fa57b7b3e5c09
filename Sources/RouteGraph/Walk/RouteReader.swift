/// Reads case names and associated values out of route values by reflection, so that nobody has to
/// list them a second time.
///
/// Takes a few microseconds a value, so it is called once per destination. A payload-free case is
/// read from its description; a route type that conforms to `CustomStringConvertible` must
/// therefore describe such a case by its name.
package struct RouteReader {
  /// The types of values that had no name of their own, in the order in which they were met.
  package private(set) var namelessTypes: [String] = []
  private var typeNames: [ObjectIdentifier: TypeNaming] = [:]

  /// Creates a reader that has met no value yet.
  package init() {}

  /// Describes a route.
  package mutating func describe(_ route: any Route) -> RouteDescription {
    let mirror = Mirror(reflecting: route)
    var description = RouteDescription(
      typeName: name(of: type(of: route)).full, caseName: nil, arguments: [])
    if mirror.displayStyle != .enum {
      read(route, label: nil, into: &description)
    } else if let payload = mirror.children.first, let caseName = payload.label {
      description.caseName = CaseNaming.plain(caseName)
      read(payload: payload.value, into: &description)
    } else {
      description.caseName = CaseNaming.plain(String(describing: route))
    }
    return description
  }

  private mutating func read(payload: Any, into description: inout RouteDescription) {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else {
      return read(payload, label: nil, into: &description)
    }
    for child in mirror.children {
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      read(child.value, label: label, into: &description)
    }
  }

  private mutating func read(
    _ value: Any, label: String?, into description: inout RouteDescription
  ) {
    let reading = RouteValueReading(of: value)
    let type = name(of: Swift.type(of: value)).short
    if reading.isNameless, !namelessTypes.contains(type) { namelessTypes.append(type) }
    if reading.isTooDeep { description.isTooDeep = true }
    description.arguments.append(
      RouteArgument(label: label, type: type, text: reading.label, slug: reading.slug))
  }

  private mutating func name(of type: Any.Type) -> TypeNaming {
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = TypeNaming(type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }
}
