/// What stands in a file's outermost object.
struct FlowFields {
  var schema: String?
  var id: String?
  var title: String?
  var language: String?
  var accent: Accent?
  var bar = ContainerBar()
  var container: Container?
  var states: [SharedState] = []
  var destinations: [Destination] = []
  var transitions: [Transition] = []
  var unresolved: [UnresolvedSite] = []
}

extension GraphReader {
  /// Reads the whole file; nil where a part without which there is no flow is missing.
  mutating func flow() -> FlowGraph? {
    var fields = FlowFields()
    let required: [FlowKey] = [.schema, .id, .title, .container, .destinations]
    object(FlowKey.self, requiring: required) { reader, key in reader.read(key, into: &fields) }
    json.finish()
    if let schema = fields.schema, schema != FlowGraph.schema {
      // Everything else would be judged by the rules of another format.
      json.findings = json.findings.filter { $0.id == "wrong-schema" }
      return nil
    }
    check(fields)
    guard let id = fields.id, let title = fields.title, let container = fields.container else {
      return nil
    }
    var graph = FlowGraph(
      id: FlowID(rawValue: id), title: title, container: container,
      destinations: fields.destinations, transitions: fields.transitions)
    graph.language = fields.language
    graph.accent = fields.accent ?? .blue
    graph.bar = fields.bar
    graph.sharedStates = fields.states
    graph.unresolved = fields.unresolved
    graph.sort()
    checkCasePages(of: graph.destinations, readAs: fields.destinations)
    return graph
  }

  private mutating func read(_ key: FlowKey, into fields: inout FlowFields) {
    switch key {
    case .schema: fields.schema = schema()
    case .id: fields.id = flowID()
    case .title: fields.title = json.text()
    case .lang: fields.language = json.text(mayBeNull: true)
    case .accent: fields.accent = choice(Accent.self, "colour")
    case .bar: fields.bar = containerBar()
    case .container: fields.container = container()
    case .states: fields.states = list { $0.sharedState() }
    case .destinations:
      fields.destinations = list { reader in
        reader.destinationNumber = reader.destinationOffsets.count
        return reader.destination()
      }
    case .transitions: fields.transitions = list { $0.transition() }
    case .unresolved: fields.unresolved = list { $0.unresolvedSite() }
    }
  }

  private mutating func schema() -> String? {
    _ = json.peek()
    let place = json.offset
    guard let schema = json.text() else { return nil }
    if schema != FlowGraph.schema {
      json.report(
        "wrong-schema", "the schema '\(schema)' is not one that this version reads", at: place,
        fix: "it reads '\(FlowGraph.schema)'")
    }
    return schema
  }

  private mutating func containerBar() -> ContainerBar {
    var bar = ContainerBar()
    object(ContainerBarKey.self) { reader, key in
      switch key {
      case .background: bar.background = reader.choice(Accent.self, "colour", mayBeNull: true)
      case .defaultTitle: bar.defaultTitle = reader.json.text(mayBeNull: true)
      case .ownTabBar: bar.hasOwnTabBar = reader.json.flag() ?? false
      }
    }
    return bar
  }

  private mutating func container() -> Container? {
    _ = json.peek()
    let place = json.offset
    var container: Container?
    let keys = object(ContainerKey.self) { reader, key in
      switch key {
      case .screen: container = reader.reference(at: .container).map(Container.screen)
      case .stack: container = reader.container().map(Container.stack)
      case .tabs: container = .tabs(reader.list { $0.tab() })
      case .split: container = .split(reader.columns())
      }
    }
    if let keys, keys.count != 1 {
      json.report(
        "wrong-container", "\(subject) must hold exactly one of 'screen', 'stack', 'tabs', 'split'",
        at: place)
    }
    return container
  }

  private mutating func tab() -> Container.Tab? {
    var tab = (id: String?.none, title: String?.none, icon: String?.none, content: Container?.none)
    object(TabKey.self, requiring: [.id, .content]) { reader, key in
      switch key {
      case .id: tab.id = reader.json.text()
      case .title: tab.title = reader.json.text(mayBeNull: true)
      case .icon: tab.icon = reader.json.text(mayBeNull: true)
      case .content: tab.content = reader.container()
      }
    }
    guard let id = tab.id, let content = tab.content else { return nil }
    return .init(id: TabID(rawValue: id), title: tab.title ?? id, icon: tab.icon, content: content)
  }

  /// The columns of a split view, of which SwiftUI has no more than three.
  private mutating func columns() -> [Container.Column] {
    _ = json.peek()
    let place = json.offset
    let columns = list { $0.column() }
    if columns.count > 3 {
      json.report(
        "wrong-container", "\(subject) has \(columns.count) columns, and 3 are the most", at: place)
    }
    return columns
  }

  private mutating func column() -> Container.Column? {
    var column = (id: String?.none, content: Container?.none)
    object(ColumnKey.self, requiring: [.id, .content]) { reader, key in
      switch key {
      case .id: column.id = reader.json.text()
      case .content: column.content = reader.container()
      }
    }
    guard let id = column.id, let content = column.content else { return nil }
    return .init(id: id, content: content)
  }

  private mutating func sharedState() -> SharedState? {
    var state = (id: String?.none, initial: StateValue?.none)
    object(StateKey.self, requiring: [.id, .initial]) { reader, key in
      switch key {
      case .id: state.id = reader.stateID()
      case .initial: state.initial = reader.stateValue()
      }
    }
    guard let id = state.id, let initial = state.initial else { return nil }
    return SharedState(id: StateID(rawValue: id), initial: initial)
  }

  /// A text, a number or a flag.
  mutating func stateValue() -> StateValue? {
    switch json.kind() {
    case .text: return json.text().map(StateValue.text)
    case .number: return json.number(in: Int.min...Int.max).map(StateValue.number)
    case .flag: return json.flag().map(StateValue.flag)
    case .some(let other):
      json.reportKind("a text, a number, true or false", found: other.rawValue)
      json.skip()
      return nil
    case nil: return nil
    }
  }

  private mutating func unresolvedSite() -> UnresolvedSite? {
    var site = (file: String?.none, line: Int?.none, reason: String?.none, text: "")
    object(UnresolvedKey.self, requiring: [.file, .line, .reason]) { reader, key in
      switch key {
      case .file: site.file = reader.json.text()
      case .line: site.line = reader.json.number(in: 0...Int.max)
      case .reason: site.reason = reader.json.text()
      case .text: site.text = reader.json.text() ?? ""
      }
    }
    guard let file = site.file, let line = site.line, let reason = site.reason else { return nil }
    return UnresolvedSite(
      location: SourceLocation(file: file, line: line), reason: reason, text: site.text)
  }
}
