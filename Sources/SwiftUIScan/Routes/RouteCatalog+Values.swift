extension RouteCatalog {
  /// Whether a value is of the type that a destination is registered for.
  func fits(_ value: Value, _ type: SemanticType) -> Bool {
    switch (value, type) {
    case (.state(let state, let own), .external(let name, _)):
      return isIdentifier(state, name) || own.unwrapped == type
    case (.state(_, let own), _), (.unknown(let own), _), (.instance(let own, _), _):
      guard !own.isUnknown else { return false }
      if let id = own.declaration { return id == type.declaration }
      return own.unwrapped == type
    case (.literal(.text), .external("String", _)), (.literal(.number), .external("Int", _)):
      return true
    default:
      return !value.type.isUnknown && value.type.unwrapped == type
    }
  }

  /// `item.id` is what `Item.ID` is registered for.
  private func isIdentifier(_ state: StateReference, _ name: String) -> Bool {
    guard state.name == "id", let owner = state.owner else { return false }
    return name == "\(table[owner].name).ID" || name == "\(table[owner].fullName).ID"
  }

  /// The destination of a registration for a plain type.
  func key(of presentation: Presentation, hosts: HostTable) -> DestinationKey {
    .value(text(of: presentation.type), view(of: presentation, hosts: hosts))
  }

  func view(of presentation: Presentation, hosts: HostTable) -> TypeID? {
    hosts.primaries(of: presentation.content).first?.key.type
  }

  /// A type as it is spelt.
  func text(of type: SemanticType) -> String {
    switch type {
    case .declared(let id, _): table.shownName(id)
    case .external(let name, _): name
    case .optional(let wrapped): text(of: wrapped) + "?"
    case .array(let element): "[\(text(of: element))]"
    case .dictionary(let key, let value): "[\(text(of: key)): \(text(of: value))]"
    default: "a value"
    }
  }

  /// `model.destination = .edit(x)` where a presentation is bound to `$model.destination.edit`.
  func casePath(
    _ change: Change, of state: StateReference
  ) -> (StateReference, [Presentation])? {
    guard case .sets(.member(_, let name, _)) = change else { return nil }
    let full = StateReference(owner: state.owner, name: "\(state.name).\(name)")
    guard let found = survey.presentations[full] else { return nil }
    return (full, found)
  }
}
