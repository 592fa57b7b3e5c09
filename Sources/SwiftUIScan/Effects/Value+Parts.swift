extension Value {
  /// How many closures are nested in the value.
  var depth: Int {
    switch self {
    case .closure(let closure): closure.depth
    case .instance(_, let fields), .tuple(let fields): fields.map(\.value.depth).max() ?? 0
    case .member(_, _, let values), .array(let values), .oneOf(let values):
      values.map(\.depth).max() ?? 0
    case .method(_, let receiver): 1 + receiver.depth
    case .view: 1
    default: 0
    }
  }

  /// The value's type, as far as it is known.
  var type: SemanticType {
    switch self {
    case .unknown(let type), .state(_, let type), .binding(_, let type), .instance(let type, _):
      type
    case .member(let id?, _, _): .declared(id, [])
    case .literal(.text): .external("String", [])
    case .literal(.number): .external("Int", [])
    case .literal(.flag): .external("Bool", [])
    case .array(let values): .array(values.first?.type ?? .unknown)
    case .oneOf(let values): values.first { !$0.type.isUnknown }?.type ?? .unknown
    case .tuple(let fields):
      .tuple(fields.map { .init(label: $0.name.isEmpty ? nil : $0.name, type: $0.value.type) })
    default: .unknown
    }
  }

  /// One value that may be any of several, flattened and without repetition.
  static func any(of values: [Value]) -> Value {
    var distinct: [Value] = []
    for value in values {
      let parts: [Value]
      if case .oneOf(let inner) = value { parts = inner } else { parts = [value] }
      for part in parts where !distinct.contains(part) { distinct.append(part) }
    }
    if distinct.count > 1 {
      let known = distinct.filter { if case .unknown = $0 { false } else { true } }
      if known.count == 1, let only = known.first, case .literal(.none) = only {
        distinct = distinct.filter { $0 != only }
      }
    }
    return distinct.count == 1 ? distinct[0] : distinct.isEmpty ? .nothing : .oneOf(distinct)
  }

  /// Every value that it may be.
  var alternatives: [Value] {
    if case .oneOf(let values) = self { return values }
    return [self]
  }

  /// Whether a case of an enumeration is part of the value.
  func holds(_ route: TypeID) -> Bool {
    switch self {
    case .member(let id, _, let values): id == route || values.contains { $0.holds(route) }
    case .instance(_, let fields): fields.contains { $0.value.holds(route) }
    default: false
    }
  }

  /// A part of an instance.
  func field(_ name: String) -> Value? {
    guard case .instance(_, let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }
}
