/// How an associated value reads: as part of a name, and for people.
struct RouteValueReading {
  /// The value in names and paths, before it is made a ``Slug``.
  let slug: String
  /// The value as people read it.
  let label: String
  /// Whether neither a conformance nor a member told how the value is named.
  let isNameless: Bool

  /// Reads a value by the first rule that fits: ``RouteValue``, a raw value, `id` and `name`, a
  /// description, an enum's case.
  init(of value: Any) {
    if let value = value as? any RouteValue {
      self.init(slug: value.routeSlug, label: value.routeLabel)
    } else if let value = value as? any RawRepresentable {
      self.init(raw: value)
    } else if let value = value as? any Identifiable {
      self.init(identified: value)
    } else if let value = value as? any CustomStringConvertible {
      self.init(slug: value.description, label: value.description)
    } else {
      self.init(reflecting: value)
    }
  }

  private init(slug: String, label: String, isNameless: Bool = false) {
    self.slug = slug
    self.label = label
    self.isNameless = isNameless
  }

  private init(raw value: some RawRepresentable) {
    self.init(of: value.rawValue)
  }

  private init(identified value: some Identifiable) {
    let id = RouteValueReading(of: value.id)
    self.init(
      slug: id.slug, label: Self.member("name", "title", of: value) ?? id.label,
      isNameless: id.isNameless)
  }

  private init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    let described = String(describing: value)
    switch mirror.displayStyle {
    case .enum where mirror.children.isEmpty:
      self.init(slug: described, label: described)
    case .enum:
      let payload = mirror.children.first
      let inner = payload.map { RouteValueReading(of: $0.value) }
      let name = [payload?.label, inner?.label].compactMap(\.self).joined(separator: " ")
      self.init(slug: name, label: name, isNameless: inner?.isNameless ?? false)
    case .optional:
      self =
        mirror.children.first.map { RouteValueReading(of: $0.value) }
        ?? RouteValueReading(slug: "none", label: "nil")
    default:
      let name = Self.member("name", "title", of: value)
      let id = Self.member("id", of: value)
      self.init(
        slug: id ?? name ?? described, label: name ?? id ?? described,
        isNameless: id == nil && name == nil)
    }
  }

  /// The text of the first stored member that has one of the names.
  private static func member(_ names: String..., of value: Any) -> String? {
    let members = Mirror(reflecting: value).children
    for name in names {
      if let member = members.first(where: { $0.label == name }) {
        return RouteValueReading(of: member.value).label
      }
    }
    return nil
  }
}
