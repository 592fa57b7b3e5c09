import RouteGraph
import YAML

/// The values of `waymark.yaml` as they are read, with what is wrong with them.
struct ConfigurationValues {
  /// What is wrong, in the order found.
  private(set) var problems: [Diagnostic] = []
  private var positions: YAMLPositions

  /// - Parameters:
  ///   - bytes: The file's text.
  ///   - file: The file as places name it.
  init(_ bytes: [UInt8], file: String) {
    positions = YAMLPositions(file: file, text: bytes, yaml: 0..<bytes.count, firstLine: 1)
  }

  /// The value that the whole file is; nil where it holds none. O(n).
  mutating func root() -> YAMLNode? {
    let document = positions.text.withUnsafeBufferPointer { YAMLDocument(of: $0) }
    for fault in document.faults { report(fault) }
    return document.root.flatMap { $0.isNothing ? nil : $0 }
  }
}

// MARK: - Values

extension ConfigurationValues {
  /// The entries of a mapping with known keys, each key once; others are reported.
  mutating func entries(
    of node: YAMLNode, in place: String, keys: [String]
  ) -> [(key: String, value: YAMLNode)] {
    guard node.kind == .mapping else {
      reportKind(node, of: place, takes: "a mapping")
      return []
    }
    var found: [(key: String, value: YAMLNode)] = []
    for entry in node.entries {
      guard let key = entry.key.text else {
        reportKind(entry.key, of: "a key", takes: "a text")
        continue
      }
      if !keys.contains(key) {
        let nearest = NearestName.to(key, among: keys)
        report(
          "unknown-configuration-key", at: entry.key, "'\(key)' is no key of \(place)",
          fix: nearest.map { "did you mean '\($0)'?" }
            ?? "the keys are: \(keys.joined(separator: ", "))")
      } else if found.contains(where: { $0.key == key }) {
        report(
          "duplicate-configuration-key", at: entry.key, "'\(key)' is given twice",
          fix: "remove one of the two")
      } else {
        found.append((key, entry.value))
      }
    }
    return found
  }

  /// A text that is not empty.
  mutating func text(_ node: YAMLNode, of key: String) -> String? {
    guard let text = node.text else {
      reportKind(node, of: "'\(key)'", takes: "a text")
      return nil
    }
    guard text.isEmpty else { return text }
    report("wrong-configuration-kind", at: node, "'\(key)' is empty", fix: nil)
    return nil
  }

  mutating func location(of node: YAMLNode) -> SourceLocation {
    positions.location(ofScalar: node.offset)
  }
}

// MARK: - Messages

extension ConfigurationValues {
  mutating func report(_ id: String, at node: YAMLNode, _ summary: String, fix: String?) {
    problems.append(Diagnostic(.error, id, at: location(of: node), summary, fix: fix))
  }

  mutating func reportKind(_ node: YAMLNode, of place: String, takes kind: String) {
    guard node.kind != .refused else { return }
    let found = node.isNothing ? "nothing" : node.kindName
    report(
      "wrong-configuration-kind", at: node, "\(place) takes \(kind), not \(found)", fix: nil)
  }

  private mutating func report(_ fault: YAMLFault) {
    problems.append(
      fault.problem(
        "configuration-syntax", of: "the file", holding: "'scan' holds lists of mappings",
        at: &positions))
  }
}
