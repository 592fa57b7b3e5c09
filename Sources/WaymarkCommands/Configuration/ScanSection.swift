import RouteGraph
import YAML

/// The lists of the `scan` section.
private enum CorrectionList: String, CaseIterable {
  case drop, rename, add

  /// The keys of an item that names a destination.
  var destinationKeys: [String] {
    switch self {
    case .drop: ["destination"]
    case .rename: ["destination", "name", "title"]
    case .add: ["destination", "title"]
    }
  }

  /// The keys of an item that names transitions.
  var transitionKeys: [String] {
    switch self {
    case .drop: ["from", "to", "action"]
    case .rename, .add: ["from", "to", "action", "label"]
    }
  }
}

/// Reads the `scan` section: destinations and transitions to drop, to rename and to add, carried out
/// in this order whatever the order in the file.
enum ScanSection {
  /// What the section asks for; what is wrong with it is reported to the values.
  static func corrections(
    _ node: YAMLNode, _ values: inout ConfigurationValues
  ) -> [GraphCorrection] {
    guard !node.isNothing else { return [] }
    var found: [GraphCorrection] = []
    let lists = values.entries(
      of: node, in: "'scan'", keys: CorrectionList.allCases.map(\.rawValue))
    for list in CorrectionList.allCases {
      guard let value = lists.first(where: { $0.key == list.rawValue })?.value else { continue }
      guard !value.isNothing else { continue }
      guard value.kind == .list else {
        values.reportKind(value, of: "'scan.\(list.rawValue)'", takes: "a list")
        continue
      }
      found += value.items.compactMap { correction($0, of: list, &values) }
    }
    return found
  }

  private static func correction(
    _ item: YAMLNode, of list: CorrectionList, _ values: inout ConfigurationValues
  ) -> GraphCorrection? {
    let place = "'scan.\(list.rawValue)'"
    var keys = list.destinationKeys
    for key in list.transitionKeys where !keys.contains(key) { keys.append(key) }
    var fields: [String: String] = [:]
    let problemCount = values.problems.count
    for (key, value) in values.entries(of: item, in: "an item of \(place)", keys: keys) {
      fields[key] = values.text(value, of: key)
      if key == "action", let word = fields[key], CorrectionAction(rawValue: word) == nil {
        let all = CorrectionAction.allCases.map(\.rawValue)
        values.report(
          "unknown-action", at: value, "'\(word)' is no action",
          fix: NearestName.question(for: word, among: all)
            ?? "the actions are: \(all.joined(separator: ", "))")
      }
    }
    guard values.problems.count == problemCount else { return nil }
    guard let change = change(fields, list) else {
      values.report(
        "incomplete-correction", at: item, "an item of \(place) says too little",
        fix: "it takes \(list.shape)")
      return nil
    }
    return GraphCorrection(change, at: values.location(of: item))
  }

  private static func change(
    _ fields: [String: String], _ list: CorrectionList
  ) -> GraphCorrection.Change? {
    let given = Set(fields.keys)
    if let destination = fields["destination"] {
      guard given.isSubset(of: list.destinationKeys) else { return nil }
      switch list {
      case .drop: return .dropDestination(destination)
      case .add: return .addDestination(destination, title: fields["title"])
      case .rename:
        guard given.count > 1 else { return nil }
        return .renameDestination(destination, name: fields["name"], title: fields["title"])
      }
    }
    guard let from = fields["from"], given.isSubset(of: list.transitionKeys) else { return nil }
    let action = fields["action"].flatMap { CorrectionAction(rawValue: $0) }
    let name = TransitionName(from: from, to: fields["to"], action: action)
    guard (action?.needsTarget ?? true) == (name.to != nil) else { return nil }
    switch (list, fields["label"]) {
    case (.drop, _): return .dropTransition(name)
    case (.add, let label): return .addTransition(name, label: label ?? "")
    case (.rename, let label?): return .renameTransition(name, label: label)
    case (.rename, nil): return nil
    }
  }
}

extension CorrectionList {
  /// What an item takes, in words.
  fileprivate var shape: String {
    switch self {
    case .drop: "'destination', or 'from' with 'to' or an action that leads back"
    case .rename: "'destination' with 'name' or 'title', or 'from', 'to' and 'label'"
    case .add: "'destination', or 'from' with 'to' or an action that leads back"
    }
  }
}
