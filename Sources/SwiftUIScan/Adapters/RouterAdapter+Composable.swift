extension RouterAdapter {
  /// The stacks of the Composable Architecture: reducers carry out what views send, and a stack
  /// shows the cases of an enumeration of reducers.
  static let composable = RouterAdapter(
    module: "ComposableArchitecture", types: ["StoreOf", "StackState"],
    text: """
      public typealias StackState<Element> = [Element]
      public func Store(initialState: Any, reducer: () -> Any) {}
      public final class StoreOf<R> {
        public func send(_ action: R.Action) { R().sendToReducers(action) }
      }
      """,
    generated: { facts in
      let types = facts.flatMap(\.types)
      let reducers = ComposableReducer.all(in: types)
      return reducers.map { $0.text(among: reducers) }.joined(separator: "\n")
    },
    made: { facts in ComposableReducer.all(in: facts.flatMap(\.types)).compactMap(\.reduction) })
}

/// A reducer: a feature with a body, or an enumeration of features.
private struct ComposableReducer {
  /// Another reducer that runs in this one.
  struct Child {
    var name: String
    /// What surrounds its actions: `.list(` and `)`.
    var action: (before: String, after: String)
  }

  let type: TypeFact
  let body: [Statement]

  static func all(in types: [TypeFact]) -> [ComposableReducer] {
    types.filter { $0.kind != .extended && $0.attributes.contains("Reducer") }.map { type in
      ComposableReducer(
        type: type, body: type.properties.first { $0.name == "body" }?.getter ?? [])
    }
  }

  private var isStack: Bool { type.kind == .enumeration }

  /// What the closures of `Reduce` do, as a function that can be called.
  var reduction: TypeFact? {
    let closures = body.calls.filter { $0.name == "Reduce" }.compactMap { call in
      call.allArguments.lazy.compactMap(\.closure).first
    }
    guard let first = closures.first, first.parameters.count == 2 else { return nil }
    let parameters = zip(first.parameters, ["State", "Action"]).map { name, type in
      ParameterFact(label: nil, name: name, type: .named(type), standard: nil)
    }
    var fact = type
    fact.kind = .extended
    fact.name = type.fullName
    (fact.enclosing, fact.inherits, fact.attributes, fact.generics) = ([], [], [], [])
    (fact.properties, fact.cases, fact.aliases) = ([], [], [])
    fact.functions = [
      FunctionFact(
        name: "reduceByBody", parameters: parameters, result: nil, body: first.body,
        context: FunctionContext(
          generics: [], attributes: [], isStatic: false, condition: nil, place: first.place))
    ]
    return fact
  }

  /// What is told of the reducer besides.
  func text(among all: [ComposableReducer]) -> String {
    if isStack {
      return """
        extension \(type.fullName) {
          typealias State = \(type.fullName)
          var `case`: \(type.fullName) { self }
        }
        """
    }
    let parents = all.flatMap { parent in
      parent.children(among: all).filter { $0.name == type.name }.map { child in
        "\(parent.type.fullName)().sendToReducers(\(child.action.before)action\(child.action.after))"
      }
    }
    return """
      extension \(type.fullName) {
        func send(_ action: Action) { sendToReducers(action) }
        func sendToReducers(_ action: Action) {
          \(reduction == nil ? "" : "reduceByBody(State(), action)")
          \(parents.joined(separator: "\n"))
        }
      }
      """
  }

  /// The reducers that run in this one, by `Scope` and by the stacks and presentations of its enums.
  private func children(among all: [ComposableReducer]) -> [Child] {
    var found: [Child] = []
    for call in body.calls {
      guard let path = call.actionPath else { continue }
      switch call.name {
      case "Scope":
        for inner in call.allArguments.compactMap(\.closure).flatMap(\.body.calls) {
          if let name = inner.name { found.append(Child(name: name, action: (".\(path)(", ")"))) }
        }
      case "forEach", "ifLet":
        let before = call.name == "forEach" ? "element(id: id, action:" : "presented("
        for stack in all where stack.isStack && stack.type.enclosing.last == type.name {
          guard call.name == "forEach" ? stack.type.name == "Path" : stack.type.name != "Path"
          else { continue }
          for one in stack.type.cases {
            guard let name = one.parameters.first?.type.lastName else { continue }
            found.append(
              Child(name: name, action: (".\(path)(.\(before) .\(one.name)(", ")))")))
          }
        }
      default: break
      }
    }
    return found
  }
}

extension Call {
  /// The last name of what is called.
  fileprivate var name: String? {
    switch callee {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// The last name of the key path that is handed as `action`.
  fileprivate var actionPath: String? {
    for argument in arguments where argument.label == "action" {
      if case .keyPath(let names) = argument.value { return names.last { !$0.hasPrefix("$") } }
    }
    return nil
  }
}

extension Argument {
  fileprivate var closure: Closure? {
    if case .closure(let closure) = value { return closure }
    return nil
  }
}

extension [Statement] {
  /// The calls that the statements are, with those that they are chained to.
  fileprivate var calls: [Call] {
    flatMap { statement -> [Call] in
      switch statement {
      case .expression(let expression, _), .result(let expression?): expression.chainedCalls
      default: []
      }
    }
  }
}

extension Expression {
  fileprivate var chainedCalls: [Call] {
    switch self {
    case .call(let call): call.callee.chainedCalls + [call]
    case .member(let base?, _, _): base.chainedCalls
    default: []
    }
  }
}
