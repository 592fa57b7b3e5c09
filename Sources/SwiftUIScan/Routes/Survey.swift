/// What variables and types are bound to, found in one look over everything that is shown.
struct Survey {
  /// The variables that hold the path of a stack.
  var paths: [StateReference: SemanticType] = [:]
  /// The presentations that a variable opens.
  var presentations: [StateReference: [Presentation]] = [:]
  /// The variables that select a tab.
  var tabSelections: [StateReference: SemanticType] = [:]
  /// The variables that a list selects.
  var listSelections: [StateReference: SemanticType] = [:]
  /// The views of a split view's columns that are given what a variable holds.
  var columnViews: [StateReference: [TypeID]] = [:]
  /// Those that are given a binding to it, to look at or to change.
  var boundColumnViews: [StateReference: [TypeID]] = [:]
  /// What is registered for a type, in the order in which it is met.
  var registered: [Presentation] = []
  var windows: [Presentation] = []
  /// Every `switch` over a variable that shows views.
  var choices: [ChoiceNode] = []
  /// The cases that are put into a variable anywhere.
  var assigned: [StateReference: [Value]] = [:]
}

/// Looks over everything that is shown, starting at the app.
struct Surveyor {
  let hosts: HostTable
  private(set) var survey = Survey()
  private var seen: Set<HostKey> = []
  /// Whether a tab view is one of pages to swipe through.
  private var isPaged = false

  init(hosts: HostTable) {
    self.hosts = hosts
  }

  mutating func look(at tree: ViewTree) {
    switch tree {
    case .host(let key, _):
      guard seen.insert(key).inserted else { return }
      look(at: hosts.tree(of: key))
    case .element(let node): look(at: node)
    case .modified(let base, let node):
      let outer = isPaged
      isPaged = isPaged || node.name == "tabViewStyle" && node.isPage
      look(at: base)
      isPaged = outer
      note(node.events)
      for child in node.children { look(at: child.tree) }
      if let presentation = node.presentation { look(at: presentation) }
    case .group(let trees): for tree in trees { look(at: tree) }
    case .alternatives(let all): for one in all { look(at: one.tree) }
    case .choice(let choice):
      survey.choices.append(choice)
      for branch in choice.branches { look(at: branch.tree) }
    case .effects(let events): note(events)
    case .empty: break
    }
  }

  private mutating func look(at node: ElementNode) {
    note(node.events)
    for argument in node.arguments { look(at: argument, of: node.name) }
    if node.name == "NavigationSplitView" { noteColumns(of: node) }
    for child in node.children { look(at: child.tree) }
  }

  /// Notes which variables the views of columns are given: one that a list selects fills the column.
  private mutating func noteColumns(of node: ElementNode) {
    for column in node.children.dropFirst() {
      for view in hosts.primaries(of: column.tree) where view.isWhole {
        for field in view.key.fields {
          switch field.value {
          case .state(let state, _): survey.columnViews[state, default: []].add(view.key.type)
          case .binding(let state, _):
            survey.boundColumnViews[state, default: []].add(view.key.type)
          default: break
          }
        }
      }
    }
  }

  private mutating func look(at argument: Field, of name: String) {
    guard let state = argument.value.reference else { return }
    let type = argument.value.type.unwrapped
    switch (name, argument.name) {
    case ("NavigationStack", "path"): survey.paths[state] = type
    case ("TabView", "selection") where !isPaged: survey.tabSelections[state] = type
    case ("List", "selection"): survey.listSelections[state] = type.element ?? type
    default: break
    }
  }

  private mutating func look(at presentation: Presentation) {
    note(presentation.events)
    switch presentation.kind {
    case .registered: survey.registered.append(presentation)
    case .window: survey.windows.append(presentation)
    default:
      if let trigger = presentation.trigger {
        survey.presentations[trigger, default: []].append(presentation)
      }
    }
    look(at: presentation.content)
    for content in presentation.cases { look(at: content.tree) }
  }

  private mutating func note(_ events: [Event]) {
    for event in events {
      guard case .changes(let state, let change) = event.kind else { continue }
      switch change {
      case .sets(let value): survey.assigned[state, default: []].append(value)
      default: break
      }
    }
  }
}

extension [TypeID] {
  fileprivate mutating func add(_ id: TypeID) {
    if !contains(id) { append(id) }
  }
}
