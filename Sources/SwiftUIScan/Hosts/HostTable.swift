/// Evaluates views, each once for every set of values that it is made with.
final class HostTable {
  let evaluator: Evaluator
  private(set) var records: [HostKey: ViewTree] = [:]
  private var counts: [TypeID: Int] = [:]
  /// What wrappers show that were looked into; nil where that is no single view that they are given.
  var wrapped: [HostKey: [PrimaryView]?] = [:]
  private var aliases: [HostKey: HostKey] = [:]

  /// How many sets of values one view is looked at with; beyond, texts and numbers no longer count.
  static let variantLimit = 60
  /// How many sets of values that do something; beyond, the view is looked at without.
  static let actingLimit = 160

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  /// What a view shows.
  func tree(of key: HostKey) -> ViewTree {
    let key = aliases[key] ?? key
    if let tree = records[key] { return tree }
    let count = counts[key.type, default: 0] + 1
    counts[key.type] = count
    if count > Self.variantLimit, let other = coarser(key, count: count), other != key {
      aliases[key] = other
      return tree(of: other)
    }
    records[key] = .empty
    let tree = evaluator.body(of: key)
    records[key] = tree
    return tree
  }

  private func coarser(_ key: HostKey, count: Int) -> HostKey? {
    let fields = count > Self.actingLimit ? [] : key.fields.filter { $0.value.acts }
    guard fields.count < key.fields.count else { return nil }
    return HostKey(type: key.type, arguments: [], fields: fields)
  }
}

extension Value {
  /// Whether the value can do or decide something, which a text can't.
  fileprivate var acts: Bool {
    switch self {
    case .closure, .method, .binding, .member, .view, .environment: true
    case .instance(_, let fields), .tuple(let fields): fields.contains { $0.value.acts }
    case .oneOf(let values), .array(let values): values.contains { $0.acts }
    case .literal(.flag): true
    default: false
    }
  }
}

extension HostTable {
  /// Whether a view is generic over one view that it is given.
  func isWrapper(_ key: HostKey) -> Bool {
    let symbol = evaluator.table[key.type]
    return symbol.generics.contains { $0.constraint?.lastName == "View" }
  }

  /// What calling a value does.
  func events(of value: Value, at place: Place) -> [Event] {
    evaluator.collecting { evaluator.invokeValue(value, [], at: place) }.1
  }

  /// What a value shows; closures are called with nothing.
  func evaluated(_ value: Value) -> ViewTree? {
    switch value {
    case .view(let tree): return tree
    case .closure(let closure):
      let (result, _) = evaluator.collecting { evaluator.run(closure, []) }
      return evaluator.tree(of: result, at: closure.closure.place)
    default: return evaluator.tree(of: value, at: nil)
    }
  }
}

extension Evaluator {
  /// What a view's body shows and does.
  func body(of key: HostKey) -> ViewTree {
    if let known = bodies[key] { return known }
    let outer = (cuts, isTooDeep)
    (cuts, isTooDeep) = ([], false)
    let tree = makeBody(of: key)
    if cuts.isEmpty, !isTooDeep { bodies[key] = tree }
    cuts.formUnion(outer.0)
    isTooDeep = isTooDeep || outer.1
    return tree
  }

  private func makeBody(of key: HostKey) -> ViewTree {
    let type = SemanticType.declared(key.type, key.arguments)
    let receiver = Value.instance(type, key.fields)
    let (trees, events) = collecting { () -> [ViewTree] in
      if let hit = property("body", of: type), hit.symbol.fact.getter != nil {
        let value = read(hit.symbol, of: hit.type, receiver: receiver)
        return tree(of: value, at: table[key.type].place).map { [$0] } ?? []
      }
      return representable(type, receiver)
    }
    var parts = trees
    if !events.isEmpty { parts.insert(.effects(events), at: 0) }
    return parts.count == 1 ? parts[0] : .group(parts)
  }

  /// A view of UIKit or AppKit: everything that it and its coordinator may do.
  private func representable(_ type: SemanticType, _ receiver: Value) -> [ViewTree] {
    guard let id = type.declaration else { return [] }
    var trees: [ViewTree] = []
    var receivers: [(SemanticType, Value)] = [(type, receiver)]
    if let hit = functions("makeCoordinator", of: type).first {
      let coordinator = inline(hit, [:], receiver: receiver)
      if coordinator.type.declaration != nil { receivers.append((coordinator.type, coordinator)) }
    }
    for (type, receiver) in receivers {
      let symbol = table[type.declaration ?? id]
      for name in symbol.functions.keys.sorted() where name != "init" && name != "makeCoordinator" {
        for function in symbol.functions[name] ?? [] where !function.fact.isStatic {
          let value = inline(
            Member(symbol: function, type: type), unknownArguments(function.fact, type),
            receiver: receiver)
          if let tree = tree(of: value, at: nil) { trees.append(tree) }
        }
      }
    }
    return trees
  }

  private func unknownArguments(
    _ function: FunctionFact, _ type: SemanticType
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for parameter in function.parameters {
      values[parameter.name] = .unknown(resolve(parameter.type, in: table.scope(of: type)))
    }
    return values
  }
}
