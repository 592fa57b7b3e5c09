/// What an expression may be worth, as far as navigation cares.
indirect enum Value: Hashable, Sendable {
  /// Anything of a type.
  case unknown(SemanticType)
  /// A case of an enumeration; the type is nil where only the name is known.
  case member(TypeID?, String, [Value])
  case literal(Literal)
  /// A value whose properties are partly known.
  case instance(SemanticType, [Field])
  /// What a variable holds at some time.
  case state(StateReference, SemanticType)
  /// A way to change a variable.
  case binding(StateReference, SemanticType)
  case closure(ClosureValue)
  /// Methods of one name on a receiver.
  case method(String, Value)
  case tuple([Field])
  case array([Value])
  case oneOf([Value])
  case view(ViewTree)
  case type(SemanticType)
  case keyPath([String])
  /// An action of the environment: `dismiss`, `openWindow`, `openURL`.
  case environment(String)

  /// Nothing in particular.
  static let nothing = Value.unknown(.unknown)
}

/// A named part of a value.
struct Field: Hashable, Sendable {
  var name: String
  var value: Value
}

/// A variable: the type that declares it, and its name.
struct StateReference: Hashable, Sendable, Comparable {
  /// The declaring type; nil for a global or local variable.
  var owner: TypeID?
  var name: String

  static func < (left: StateReference, right: StateReference) -> Bool {
    (left.owner?.index ?? -1, left.name) < (right.owner?.index ?? -1, right.name)
  }
}

/// A closure with what it captures.
final class ClosureValue: Hashable, Sendable {
  let closure: Closure
  let captured: [Field]
  let receiver: Value?
  let scope: LexicalScope
  private let digest: Int
  /// How many closures are nested in what it captures.
  let depth: Int

  init(_ closure: Closure, captured: [Field], receiver: Value?, scope: LexicalScope) {
    self.closure = closure
    self.captured = captured
    self.receiver = receiver
    self.scope = scope
    var hasher = Hasher()
    hasher.combine(closure.place)
    hasher.combine(captured)
    hasher.combine(receiver)
    digest = hasher.finalize()
    depth = 1 + max(captured.map(\.value.depth).max() ?? 0, receiver?.depth ?? 0)
  }

  static func == (left: ClosureValue, right: ClosureValue) -> Bool {
    left === right
      || (left.digest == right.digest && left.closure.place == right.closure.place
        && left.captured == right.captured && left.receiver == right.receiver)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

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
    case .member(let id, _, _): id == route
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
