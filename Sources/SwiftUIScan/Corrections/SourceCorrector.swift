import RouteGraph

/// Carries out the corrections that are written into the source.
struct SourceCorrector {
  private let corrections: [SourceCorrection]
  private let assembly: FlowAssembly
  private let paths: [String]
  private(set) var diagnostics: [Diagnostic] = []
  /// The corrections that found nothing to change.
  private(set) var stale: [(text: String, location: SourceLocation)] = []

  private var draft: FlowDraft { assembly.draft }
  private var table: SymbolTable { assembly.catalog.table }

  init(_ corrections: [SourceCorrection], of assembly: FlowAssembly, paths: [String]) {
    self.corrections = corrections
    self.assembly = assembly
    self.paths = paths
  }

  /// Changes what was found, and follows what is new.
  mutating func run() {
    var actions: [(SourceCorrection, EdgeAction)] = []
    for correction in corrections {
      guard case .leads(let word, let name) = correction.kind,
        let action = action(correction, word, name)
      else { continue }
      actions.append((correction, action))
    }
    assembly.walkWaiting()
    for (correction, action) in actions { lead(correction, action) }
    for correction in corrections {
      switch correction.kind {
      case .ignore: ignore(correction)
      case .leads: break
      case .unknown:
        report(
          correction, "unknown-correction", "'\(correction.text)' is no correction",
          fix: NearestName.question(for: correction.text, among: ["ignore"])
            ?? "write 'ignore', or '-> .case' for where this leads")
      }
    }
  }

  private mutating func ignore(_ correction: SourceCorrection) {
    var isUsed = draft.removeUnresolved { correction.covers($0.place) }
    for key in draft.order where isDeclared(key) {
      guard let place = draft.destinations[key]?.place, correction.covers(place) else { continue }
      draft.remove(key)
      isUsed = true
    }
    let changed = draft.edges.compactMap { edge -> EdgeDraft? in
      guard !correction.covers(edge.place) else { return nil }
      var edge = edge
      edge.sites.removeAll { correction.covers($0) }
      if let control = edge.control, correction.covers(control.place) {
        edge.control = nil
        edge.label = ""
      }
      return edge
    }
    isUsed = isUsed || changed.count < draft.edges.count || draft.edges.differ(from: changed)
    draft.correct(edges: changed)
    if !isUsed { report(correction, because: "nothing is found here") }
  }

  /// Whether a destination is a case or a view, declared at its place, rather than shown there.
  private func isDeclared(_ key: DestinationKey) -> Bool {
    switch key {
    case .route, .view: true
    case .inline, .value: false
    }
  }

  private mutating func lead(_ correction: SourceCorrection, _ action: EdgeAction) {
    let marks = draft.marks.marks(for: correction)
    guard !marks.isEmpty else {
      return report(correction, because: "no screen shows what is written here")
    }
    let wasOpen = draft.removeUnresolved { correction.covers($0.place) }
    var isNew = wasOpen
    for mark in marks {
      let own = draft.edges.filter { $0.from == mark.from && correction.raises($0, mark) }
      guard own.isEmpty || own.contains(where: { $0.action != action || $0.doubt != nil }) else {
        continue
      }
      isNew = true
      var edges = draft.edges.filter { !($0.from == mark.from && correction.raises($0, mark)) }
      edges.append(
        EdgeDraft(
          from: mark.from, action: action, label: mark.label,
          place: Place(file: correction.place.file, line: correction.lines.lowerBound, column: 1),
          condition: nil, doubt: nil, control: mark.control))
      draft.correct(edges: edges)
    }
    if !isNew { report(correction, because: "the scan finds this by itself") }
  }

  /// What a comment's words do; nil, and a report, where they can't be understood.
  private mutating func action(
    _ correction: SourceCorrection, _ word: String?, _ name: String
  ) -> EdgeAction? {
    if word == nil {
      switch name {
      case "pop", "back": return .pop(1)
      case "popToRoot": return .popToRoot
      case "dismiss": return .dismiss
      default: break
      }
    }
    guard let key = target(named: name) else {
      let question = NearestName.question(for: name, among: names)
      report(
        correction, "unknown-correction", "'\(name)' is no case and no view of the source",
        fix: question
          ?? "write '.case', 'Type.case' or the name of a view")
      return nil
    }
    let word = word ?? key.usualWord
    if let action = key.action(named: word) { return action }
    report(
      correction, "unknown-correction", "'\(word)' is no way to lead to a screen",
      fix: NearestName.question(for: word, among: DestinationKey.words)
        ?? "write one of: \(DestinationKey.words.joined(separator: ", "))")
    return nil
  }
}

// MARK: - Names

extension SourceCorrector {
  /// The names that a comment can lead to.
  private var names: [String] {
    table.types.filter { !$0.isExternal }.flatMap { symbol in
      (table.isView(symbol.id) ? [symbol.name] : [])
        + symbol.cases.flatMap { ["\(symbol.name).\($0.name)", ".\($0.name)"] }
    }
  }

  /// The destination of a name, put into the draft where it is new.
  private func target(named name: String) -> DestinationKey? {
    guard let dot = name.lastIndex(of: ".") else {
      guard
        let id = table.types.first(where: {
          ($0.name == name || $0.fullName == name) && table.isView($0.id) && !$0.isExternal
        })?.id
      else { return nil }
      let host = ViewTree.host(HostKey(type: id, arguments: [], fields: []), table[id].place)
      if draft.destinations[.view(id)] == nil {
        draft.add(
          DestinationDraft(key: .view(id), trees: [host], view: id, place: table[id].place))
      }
      return .view(id)
    }
    let type = String(name[..<dot])
    let caseName = String(name[name.index(after: dot)...])
    let owners = table.types.filter { symbol in
      symbol.cases.contains { $0.name == caseName }
        && (type.isEmpty || symbol.name == type || symbol.fullName == type)
    }
    let routes = owners.filter { assembly.catalog.contains($0.id) }
    let chosen = routes.isEmpty ? owners : routes
    guard let owner = chosen.first, chosen.count == 1 else { return nil }
    let key = DestinationKey.route(owner.id, caseName)
    if draft.destinations[key] == nil {
      draft.add(
        DestinationDraft(
          key: key, place: owner.cases.first { $0.name == caseName }?.place))
    }
    return key
  }

  private func location(of correction: SourceCorrection) -> SourceLocation? {
    guard paths.indices.contains(correction.place.file) else { return nil }
    return SourceLocation(
      file: paths[correction.place.file], line: correction.place.line,
      column: correction.place.column)
  }

  private mutating func report(
    _ correction: SourceCorrection, _ id: String, _ summary: String, fix: String
  ) {
    diagnostics.append(
      Diagnostic(.warning, id, at: location(of: correction), summary, fix: fix))
  }

  private mutating func report(_ correction: SourceCorrection, because reason: String) {
    report(
      correction, "stale-correction",
      "the correction '\(correction.text)' does not apply: \(reason)", fix: "remove the comment")
    if let location = location(of: correction) { stale.append((correction.text, location)) }
  }
}

extension SourceCorrection {
  /// Whether an edge is raised by what the comment speaks of.
  fileprivate func raises(_ edge: EdgeDraft, _ mark: CorrectionMarks.Mark) -> Bool {
    covers(edge.place) || edge.control != nil && edge.control == mark.control
  }
}

extension DestinationKey {
  /// The ways to lead to a screen that a comment can name.
  fileprivate static let words = [
    "push", "show", "replaceTop", "setStack", "sheet", "fullScreenCover", "popover", "inspector",
  ]

  /// What leads to the destination in a way that a comment names.
  fileprivate func action(named word: String) -> EdgeAction? {
    switch word {
    case "push": .push([self])
    case "show": .show(self)
    case "replaceTop": .replaceTop(self)
    case "setStack": .setStack([self])
    case "sheet": .present(.sheet, self)
    case "fullScreenCover": .present(.cover, self)
    case "popover": .present(.popover, self)
    case "inspector": .present(.inspector, self)
    default: nil
    }
  }

  /// How a destination is usually led to.
  fileprivate var usualWord: String {
    switch self {
    case .route, .value: "push"
    case .view, .inline: "show"
    }
  }
}

extension [EdgeDraft] {
  /// Whether a control or a place was taken off an edge.
  fileprivate func differ(from others: [EdgeDraft]) -> Bool {
    zip(self, others).contains { $0.sites != $1.sites || $0.control != $1.control }
  }
}

extension FlowAssembly {
  /// Walks through the destinations that are new.
  func walkWaiting() {
    while let destination = draft.next() {
      var walker = ScreenWalker(
        hosts: hosts, catalog: catalog, draft: draft, destination: destination)
      walker.walk()
      draft.replaceEdges(of: destination.key, with: walker.edges)
    }
  }
}
