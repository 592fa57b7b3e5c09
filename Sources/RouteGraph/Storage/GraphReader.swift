import Bytes

extension FlowGraph {
  /// Reads a graph that is stored as `waymark.flow/1` JSON, the reverse of ``write(into:)``.
  ///
  /// Keys that only add something (`elements`, `states`, `label`, …) may be missing; destinations
  /// and transitions may stand in any order, those of one screen in the order in which they stand
  /// on it. O(bytes), and n * log n where something has to be sorted.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name in messages.
  /// - Returns: The graph, nil where it can't be used, and everything that is wrong with the file.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (graph: FlowGraph?, diagnostics: [Diagnostic]) {
    if let offset = UTF8Validation.firstInvalidByte(in: bytes) {
      let digit = String(bytes[offset], radix: 16, uppercase: true)
      let problem = Diagnostic(
        .error, "invalid-utf-8", at: SourceLocation(file: file, line: 1),
        "the byte 0x\(digit) at offset \(offset) is not UTF-8", fix: "save the file as UTF-8")
      return (nil, [problem])
    }
    var reader = GraphReader(json: JSONCursor(bytes))
    let graph = reader.flow()
    let diagnostics = reader.json.diagnostics(file: file)
    return (diagnostics.contains { $0.severity == .error } ? nil : graph, diagnostics)
  }
}

/// Reads a graph field by field, straight from bytes.
struct GraphReader {
  var json: JSONCursor
  /// The ids of destinations that the file names, checked when all destinations are known.
  var references: [GraphReference] = []
  /// Where each destination stands in the file.
  var destinationOffsets: [Int] = []
  /// The controls that elements are drawn for.
  var controlUses: [ControlUse] = []
  /// The shared values that the file declares, by their names.
  var declaredStates: Set<String> = []
  /// The shared values that the file names.
  var stateUses: [StateUse] = []
  /// The number of the destination that is being read.
  var destinationNumber = 0
  /// What the transitions that were read say of themselves.
  var details = MetDetails()

  init(json: JSONCursor) {
    self.json = json
  }

  /// Reads an object's keys; a closure reads the value of each.
  ///
  /// - Returns: The keys that stand in the object, nil where something else does.
  @discardableResult
  mutating func object<Key: GraphKey>(
    _: Key.Type, requiring required: [Key] = [], mayBeNull: Bool = false,
    _ read: (inout GraphReader, Key) -> Void
  ) -> [Key]? {
    guard json.expect(.object, mayBeNull: mayBeNull) else { return nil }
    let start = json.offset
    guard json.enter() else { return nil }
    let table = Key.table
    var found: [Key] = []
    var last = -1
    var isFirst = true
    while json.next(isFirst: isFirst, end: UInt8(ascii: "}")) {
      isFirst = false
      _ = json.peek()
      let place = json.offset
      guard let name = json.key() else { return nil }
      let known =
        name.isPlain
        ? table.number(of: name.bytes, in: json.bytes, after: last)
        : table.names.firstIndex(of: json.unescaped(name.bytes))
      guard let number = known else {
        reportUnknownKey(json.unescaped(name.bytes), at: place, among: table.names)
        json.skip()
        continue
      }
      last = number
      let key = table.keys[number]
      if found.contains(key) {
        json.report("duplicate-key", "\(subject) has the key '\(key.rawValue)' twice", at: place)
      }
      found.append(key)
      json.path.append(.key(key.rawValue))
      read(&self, key)
      json.path.removeLast()
    }
    guard !json.isBroken else { return found }
    for key in required where !found.contains(key) { reportMissing(key.rawValue, at: start) }
    return found
  }

  /// Reads a list; a closure reads each item.
  mutating func list<Item>(_ read: (inout GraphReader) -> Item?) -> [Item] {
    var items: [Item] = []
    guard json.expect(.list), json.enter() else { return items }
    var number = 0
    while json.next(isFirst: number == 0, end: UInt8(ascii: "]")) {
      json.path.append(.item(number))
      if let item = read(&self) { items.append(item) }
      json.path.removeLast()
      number += 1
    }
    return items
  }

  /// A text that is one of a few names.
  mutating func choice<Value: RawRepresentable & CaseIterable>(
    _: Value.Type, _ noun: String, mayBeNull: Bool = false
  ) -> Value? where Value.RawValue == String {
    _ = json.peek()
    let place = json.offset
    guard let name = json.text(mayBeNull: mayBeNull) else { return nil }
    return value(Value.self, noun, named: name, at: place)
  }

  /// The value of a name, reported where there is none.
  mutating func value<Value: RawRepresentable & CaseIterable>(
    _: Value.Type, _ noun: String, named name: String, at place: Int
  ) -> Value? where Value.RawValue == String {
    if let value = Value(rawValue: name) { return value }
    let known = Value.allCases.map(\.rawValue)
    json.report(
      "unknown-value", "'\(json.path.text)' is '\(name)', which is no \(noun)", at: place,
      fix: Self.suggestion(for: name, among: known))
    return nil
  }

  /// What the object that is being read is called in a message.
  var subject: String { json.path.isEmpty ? "the file" : "'\(json.path.text)'" }

  /// Reports a key that an object needs.
  mutating func reportMissing(_ key: String, at place: Int) {
    json.report("missing-key", "\(subject) has no '\(key)'", at: place)
  }

  /// A value that an object can't do without, reported where it is missing.
  mutating func need<Value>(_ value: Value?, _ key: some GraphKey, at place: Int) -> Value? {
    if value == nil { reportMissing(key.rawValue, at: place) }
    return value
  }

  mutating func reportUnknownKey(_ name: String, at place: Int, among known: [String]) {
    json.report(
      "unknown-key", "\(subject) has the unknown key '\(name)'", at: place,
      fix: Self.suggestion(for: name, among: known))
  }

  /// The nearest name, or all of them.
  static func suggestion(for name: String, among known: [String]) -> String {
    if name.utf8.count < 100, let nearest = NearestName.to(name, among: known) {
      return "did you mean '\(nearest)'?"
    }
    return "it can be \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
