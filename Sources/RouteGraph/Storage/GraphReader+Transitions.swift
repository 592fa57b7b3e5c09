/// What stands in a transition's object.
private struct TransitionFields {
  var from: DestinationID?
  var to: DestinationID?
  var action: ActionKind?
  var through: [DestinationID] = []
  var count: Int?
  var style: PresentationStyle?
  var inStack: Bool?
  var deepLinkRule: DeepLinkRule?
  var tab: String?
  var column: Int?
  var url: String?
  var state: String?
  var change: StateChange?
  var label = ""
  var isOnPath: Bool?
  var confidence = ConfidenceName.declared
  var reason: String?
  var condition: String?
  var source: SourceLocation?
  var sites: [SourceLocation] = []

  /// What a transition shares with others.
  var details: TransitionDetails.Values {
    .init(
      deepLinkRule: deepLinkRule, confidence: confidence.confidence(reason: reason),
      condition: condition.map(Condition.init), source: source, sites: sites)
  }
}

/// How a file names a confidence.
private enum ConfidenceName: String, CaseIterable {
  case declared, resolved, inferred

  func confidence(reason: String?) -> Confidence {
    switch self {
    case .declared: .declared
    case .resolved: .resolved
    case .inferred: .inferred(reason ?? "")
    }
  }
}

extension GraphReader {
  mutating func transition() -> Transition? {
    _ = json.peek()
    let place = json.offset
    var fields = TransitionFields()
    let keys = object(TransitionKey.self, requiring: [.from, .action]) { reader, key in
      reader.read(key, into: &fields)
    }
    guard let keys, let from = fields.from, let kind = fields.action else { return nil }
    checkKeys(keys, of: kind, at: place)
    checkPath(of: kind, isOnPath: fields.isOnPath, at: place)
    guard let action = action(kind, fields, at: place) else { return nil }
    return Transition(
      from: from, action: action, label: fields.label, details: details.details(fields.details))
  }

  private var transitionNumber: Int {
    if case .item(let number)? = json.path.dropLast().last { return number }
    return 0
  }

  private mutating func read(_ key: TransitionKey, into fields: inout TransitionFields) {
    switch key {
    case .from: fields.from = reference(at: .transition(transitionNumber, key: "from"))
    case .to: fields.to = reference(at: .transition(transitionNumber, key: "to"))
    case .action: fields.action = choice(ActionKind.self, "action")
    case .through:
      let number = transitionNumber
      fields.through = list { $0.reference(at: .transition(number, key: "through")) }
    case .count: fields.count = json.number(in: 0...Int.max)
    case .style: fields.style = choice(PresentationStyle.self, "style of presentation")
    case .inStack: fields.inStack = json.flag()
    case .onDeepLink: fields.deepLinkRule = choice(DeepLinkRule.self, "rule for deep links")
    case .tab: fields.tab = json.text()
    case .column: fields.column = json.number(in: 1...Int.max)
    case .url: fields.url = json.text()
    case .state, .value, .random, .toggle: readState(key, into: &fields)
    case .label: fields.label = json.text(mayBeNull: true) ?? ""
    case .onPath: fields.isOnPath = json.flag()
    case .confidence: fields.confidence = choice(ConfidenceName.self, "confidence") ?? .declared
    case .reason: fields.reason = json.text(mayBeNull: true)
    case .condition: fields.condition = json.text(mayBeNull: true)
    case .source: fields.source = location(mayBeNull: true)
    case .sites: fields.sites = list { $0.location() }
    }
  }

  private mutating func readState(_ key: TransitionKey, into fields: inout TransitionFields) {
    switch key {
    case .value: fields.change = stateValue().map(StateChange.to)
    case .random: fields.change = json.number(in: 0...Int.max).map(StateChange.random)
    case .toggle: fields.change = json.flag() == true ? .toggle : nil
    default: fields.state = stateName()
    }
  }

  /// Reports the keys that mean nothing for a kind of action.
  private mutating func checkKeys(_ keys: [TransitionKey], of kind: ActionKind, at place: Int) {
    let allowed = kind.detailKeys
    for key in TransitionKey.details where keys.contains(key) && !allowed.contains(key) {
      json.report(
        "unknown-key",
        "\(subject) has the key '\(key.rawValue)', which '\(kind.rawValue)' has no use for",
        at: place)
    }
  }

  /// Reports an action that is said to be where it isn't.
  private mutating func checkPath(of kind: ActionKind, isOnPath: Bool?, at place: Int) {
    if kind == .push, isOnPath == false {
      json.report(
        "wrong-path", "\(subject) pushes a screen that is not on the path", at: place,
        fix: "the action of a screen off the path is 'show'")
    } else if kind == .show, isOnPath == true {
      json.report(
        "wrong-path", "\(subject) shows a screen that is on the path", at: place,
        fix: "the action of a screen on the path is 'push'")
    }
  }

  private mutating func action(
    _ kind: ActionKind, _ fields: TransitionFields, at place: Int
  ) -> Action? {
    let targets = fields.through + (fields.to.map { [$0] } ?? [])
    switch kind {
    case .back: return .back
    case .popToRoot: return .popToRoot
    case .dismiss: return .dismiss
    case .dismissAll: return .dismissAll
    case .setStack: return .setStack(targets)
    case .push: return need(fields.to, TransitionKey.to, at: place).map { _ in .push(targets) }
    case .show: return need(fields.to, TransitionKey.to, at: place).map(Action.show)
    case .popTo: return need(fields.to, TransitionKey.to, at: place).map(Action.popTo)
    case .replaceTop: return need(fields.to, TransitionKey.to, at: place).map(Action.replaceTop)
    case .pop: return .pop(fields.count ?? 1)
    case .present:
      return need(fields.to, TransitionKey.to, at: place).map {
        .present(fields.style ?? .sheet, $0, inStack: fields.inStack ?? false)
      }
    case .selectTab:
      return need(fields.tab, TransitionKey.tab, at: place).map {
        .selectTab(TabID(rawValue: $0), stack: targets)
      }
    case .select:
      guard let to = need(fields.to, TransitionKey.to, at: place) else { return nil }
      return need(fields.column, TransitionKey.column, at: place).map { .select(column: $0, to) }
    case .openURL: return need(fields.url, TransitionKey.url, at: place).map(Action.openURL)
    case .set:
      guard let state = need(fields.state, TransitionKey.state, at: place) else { return nil }
      return need(fields.change, TransitionKey.value, at: place).map {
        .set(StateID(rawValue: state), $0)
      }
    }
  }
}

extension TransitionKey {
  /// The keys that only some actions have.
  fileprivate static let details: [TransitionKey] = [
    .through, .count, .style, .inStack, .onDeepLink, .tab, .column, .url, .state, .value, .random,
    .toggle,
  ]
}

extension ActionKind {
  /// The keys that say more about an action of this kind.
  fileprivate var detailKeys: [TransitionKey] {
    switch self {
    case .push, .setStack: [.through]
    case .selectTab: [.tab, .through]
    case .pop: [.count]
    case .present: [.style, .inStack, .onDeepLink]
    case .select: [.column]
    case .openURL: [.url]
    case .set: [.state, .value, .random, .toggle]
    case .show, .back, .popTo, .popToRoot, .replaceTop, .dismiss, .dismissAll: []
    }
  }
}
