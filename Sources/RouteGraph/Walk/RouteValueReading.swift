/// How an associated value reads: as part of a name, and for people.
struct RouteValueReading {
  /// How many values may lie inside each other.
  private static let maximumDepth = 32

  /// The value in names and paths, before it is made a ``Slug``.
  private(set) var slug: String
  /// The value as people read it.
  private(set) var label: String
  /// Whether neither a conformance nor a member told how the value is named.
  private(set) var isNameless = false
  /// Whether the value lies too deep in others to be read.
  private(set) var isTooDeep = false

  /// Reads a value by the first rule that fits: ``RouteValue``, a raw value, `id` and `name`, a
  /// description, an enum's case, the values of a tuple, stored members.
  ///
  /// - Parameter type: The value's type, where it is known to conform to ``RouteValue``: to ask a value
  ///   whether it conforms costs more than to read it.
  init(of value: Any, as type: (any RouteValue.Type)? = nil) {
    self = type.flatMap { RouteValueReading(of: value, as: $0) } ?? .init(of: value, depth: 0)
  }

  private init?<Value: RouteValue>(of value: Any, as _: Value.Type) {
    guard let value = value as? Value else { return nil }
    self.init(slug: value.routeSlug, label: value.routeLabel)
  }

  private init(of value: Any, depth: Int) {
    if depth > Self.maximumDepth {
      self.init(slug: "", label: "")
      isTooDeep = true
    } else if let value = value as? any RouteValue {
      self.init(slug: value.routeSlug, label: value.routeLabel)
    } else if let value = value as? any RawRepresentable {
      self.init(raw: value, depth: depth)
    } else if let value = value as? any Identifiable {
      self.init(identified: value, depth: depth)
    } else if let value = value as? any CustomStringConvertible {
      self.init(slug: value.description, label: value.description)
    } else {
      self.init(reflecting: value, depth: depth)
    }
  }

  private init(slug: String, label: String) {
    self.slug = slug
    self.label = label
  }

  private init(raw value: some RawRepresentable, depth: Int) {
    self.init(of: value.rawValue, depth: depth + 1)
  }

  private init(identified value: some Identifiable, depth: Int) {
    self.init(of: value.id, depth: depth + 1)
    if let name = Self.member("name", "title", of: Mirror(reflecting: value), depth: depth) {
      label = name.label
    }
  }

  private init(reflecting value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: self.init(case: mirror, of: value, depth: depth)
    case .optional:
      self =
        mirror.children.first.map { RouteValueReading(of: $0.value, depth: depth + 1) }
        ?? RouteValueReading(slug: "none", label: "nil")
    case .tuple:
      self.init(slug: "", label: "")
      for child in mirror.children { append(RouteValueReading(of: child.value, depth: depth + 1)) }
    default: self.init(members: mirror, of: value, depth: depth)
    }
  }

  /// An enum's case and what it carries.
  private init(case mirror: Mirror, of value: Any, depth: Int) {
    let payload = mirror.children.first
    let name = CaseNaming.plain(payload?.label ?? String(describing: value))
    self.init(slug: Slug(identifier: name).text, label: name)
    if let payload { append(RouteValueReading(of: payload.value, depth: depth + 1)) }
  }

  /// A value with stored members, of which one may name it.
  private init(members mirror: Mirror, of value: Any, depth: Int) {
    let name = Self.member("name", "title", of: mirror, depth: depth)
    let id = Self.member("id", of: mirror, depth: depth)
    guard let first = id ?? name else {
      let described = String(describing: value)
      self.init(slug: described, label: described)
      isNameless = true
      return
    }
    self = first
    if let name { label = name.label }
  }

  /// Puts what another value says after what this one says.
  private mutating func append(_ other: RouteValueReading) {
    slug = slug.isEmpty ? other.slug : "\(slug) \(other.slug)"
    label = label.isEmpty ? other.label : "\(label) \(other.label)"
    isNameless = isNameless || other.isNameless
    isTooDeep = isTooDeep || other.isTooDeep
  }

  /// The stored member with a name, or else the one with another name.
  private static func member(
    _ name: String, _ other: String? = nil, of mirror: Mirror, depth: Int
  ) -> RouteValueReading? {
    var found: Any?
    for (label, value) in mirror.children {
      if label == name { return RouteValueReading(of: value, depth: depth + 1) }
      if label == other, found == nil { found = value }
    }
    return found.map { RouteValueReading(of: $0, depth: depth + 1) }
  }
}
