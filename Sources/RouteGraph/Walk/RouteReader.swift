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
      description.arguments = [argument(route, label: nil, in: &description)]
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
    guard reflected(payload).shape == .tuple else {
      return [argument(payload, label: nil, in: &description)]
    }
    return Mirror(reflecting: payload).children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return argument(child.value, label: label, in: &description)
    }
  }

  private mutating func argument(
    _ value: Any, label: String?, in description: inout RouteDescription
  ) -> RouteArgument {
    let reflected = reflected(value)
    let reading = RouteValueReading(of: value, as: reflected.routeValue)
    let type = reflected.naming.short
    if reading.isNameless, !namelessTypes.contains(type) { namelessTypes.append(type) }
    if reading.isTooDeep { description.isTooDeep = true }
    return RouteArgument(label: label, type: type, text: reading.label, slug: reading.slug)
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
