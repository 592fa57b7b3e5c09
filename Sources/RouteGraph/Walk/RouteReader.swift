/// Reads case names and associated values out of route values by reflection, so that nobody has to
/// list them a second time.
///
/// Takes a few microseconds a value, so it is called once per destination. A payload-free case is
/// read from its description; a route type that conforms to `CustomStringConvertible` must
/// therefore describe such a case by its name.
package struct RouteReader {
  /// The types of values that had no name of their own, in the order in which they were met.
  package private(set) var namelessTypes: [String] = []
  private var types: [ObjectIdentifier: ReflectedType] = [:]

  /// Creates a reader that has met no value yet.
  package init() {}

  /// Describes a route.
  package mutating func describe(_ route: any Route) -> RouteDescription {
    let type = reflected(route)
    var description = RouteDescription(
      typeName: type.naming.full, caseName: nil, arguments: [])
    if type.shape != .enumeration {
      description.arguments = [argument(route, of: type, label: nil, in: &description)]
    } else if let payload = Mirror(reflecting: route).children.first, let name = payload.label {
      description.caseName = CaseNaming.plain(name)
      description.arguments = arguments(payload.value, in: &description)
    } else {
      description.caseName = CaseNaming.plain(String(describing: route))
    }
    return description
  }

  private mutating func arguments(
    _ payload: Any, in description: inout RouteDescription
  ) -> [RouteArgument] {
    let type = reflected(payload)
    guard type.shape == .tuple else {
      return [argument(payload, of: type, label: nil, in: &description)]
    }
    return Mirror(reflecting: payload).children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      let type = reflected(child.value)
      return argument(child.value, of: type, label: label, in: &description)
    }
  }

  private mutating func argument(
    _ value: Any, of type: ReflectedType, label: String?, in description: inout RouteDescription
  ) -> RouteArgument {
    let reading = RouteValueReading(of: value, as: type.routeValue)
    let name = type.naming.short
    if reading.isNameless, !namelessTypes.contains(name) { namelessTypes.append(name) }
    if reading.isTooDeep { description.isTooDeep = true }
    return RouteArgument(label: label, type: name, text: reading.label, slug: reading.slug)
  }

  private mutating func reflected(_ value: Any) -> ReflectedType {
    let type = type(of: value)
    if let known = types[ObjectIdentifier(type)] { return known }
    let reflected = ReflectedType(of: value, type)
    types[ObjectIdentifier(type)] = reflected
    return reflected
  }
}

/// What all values of a type have in common, read from the first one.
private final class ReflectedType {
  enum Shape {
    case enumeration, tuple, other
  }

  let naming: TypeNaming
  let shape: Shape
  /// The type, where its values say how they read.
  let routeValue: (any RouteValue.Type)?

  init(of value: Any, _ type: Any.Type) {
    naming = TypeNaming(type)
    routeValue = type as? any RouteValue.Type
    shape =
      switch Mirror(reflecting: value).displayStyle {
      case .enum: .enumeration
      case .tuple: .tuple
      default: .other
      }
  }
}
