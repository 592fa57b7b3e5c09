import CYAML

/// Reads YAML through libyaml's event interface, which expands no alias and builds no tree: a text
/// that would blow up when expanded costs what it weighs.
struct YAMLReader {
  /// How many lists and mappings may lie inside each other.
  static let deepest = 8

  /// Everything that is wrong, in order.
  private(set) var faults: [YAMLFault] = []

  private var records: [YAMLTree.Record] = []
  private var texts: [UInt8] = []
  /// The numbers of the containers that are not closed yet, the outermost first.
  private var open: [Int] = []

  /// - Parameter byteCount: How long the text is that will be read.
  init(byteCount: Int) {
    records.reserveCapacity(24)
    texts.reserveCapacity(byteCount)
    open.reserveCapacity(Self.deepest)
  }

  /// Reads a YAML text up to its end or the first fault that ends the reading.
  mutating func read(_ yaml: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: yaml_parser_t.self, capacity: 1) { memory in
      guard let parser = memory.baseAddress, yaml_parser_initialize(parser) == 1 else {
        faults.append(YAMLFault(kind: .syntax("out of memory"), offset: 0))
        return
      }
      defer { yaml_parser_delete(parser) }
      var nothing: UInt8 = 0
      withUnsafePointer(to: &nothing) { end in
        yaml_parser_set_input_string(parser, yaml.baseAddress ?? end, yaml.count)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        readEvents(of: parser)
      }
    }
  }

  /// What was read; nil where there is no value.
  mutating func finish() -> YAMLTree? {
    while let number = open.last {
      if records[number].kind == .mapping { completeLastEntry(of: number) }
      close()
    }
    return records.isEmpty ? nil : YAMLTree(records: records, texts: texts)
  }

  private mutating func readEvents(of parser: UnsafeMutablePointer<yaml_parser_t>) {
    var documents = 0
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) == 1 else {
        faults.append(Self.fault(of: parser))
        return
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return }
      if event.type == YAML_DOCUMENT_START_EVENT { documents += 1 }
      guard documents < 2 else {
        return faults.append(YAMLFault(kind: .secondDocument, offset: Self.offset(of: event)))
      }
      guard take(event) else {
        return faults.append(YAMLFault(kind: .tooDeep, offset: Self.offset(of: event)))
      }
    }
  }

  /// Adds what an event says; false for a container that lies too deep.
  private mutating func take(_ event: borrowing yaml_event_t) -> Bool {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      check(anchor: scalar.anchor, tag: scalar.tag, of: event)
      let start = texts.count
      texts.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
      add(.text, of: event, span: start..<texts.count)
      records[records.count - 1].isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    case YAML_SEQUENCE_START_EVENT:
      guard open.count < Self.deepest else { return false }
      let list = event.data.sequence_start
      check(anchor: list.anchor, tag: list.tag, of: event)
      add(.list, of: event)
    case YAML_MAPPING_START_EVENT:
      guard open.count < Self.deepest else { return false }
      let mapping = event.data.mapping_start
      check(anchor: mapping.anchor, tag: mapping.tag, of: event)
      add(.mapping, of: event)
    case YAML_ALIAS_EVENT:
      faults.append(YAMLFault(kind: .reference, offset: Self.offset(of: event)))
      add(.refused, of: event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: close()
    default: break
    }
    return true
  }

  private mutating func check(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?,
    of event: borrowing yaml_event_t
  ) {
    guard anchor != nil || tag != nil else { return }
    faults.append(YAMLFault(kind: .reference, offset: Self.offset(of: event)))
  }

  private mutating func add(
    _ kind: YAMLKind, of event: borrowing yaml_event_t, span: Range<Int> = 0..<0
  ) {
    if kind == .list || kind == .mapping { open.append(records.count) }
    records.append(YAMLTree.Record(kind: kind, offset: Self.offset(of: event), span: span))
  }

  /// Ends the innermost container.
  private mutating func close() {
    guard let number = open.popLast() else { return }
    records[number].span = number + 1..<records.count
  }

  /// Gives a key that a fault parted from its value one that is refused.
  private mutating func completeLastEntry(of mapping: Int) {
    var key = mapping + 1
    while key < records.count {
      let value = records[key].next(after: key)
      guard value < records.count else {
        return records.append(.init(kind: .refused, offset: records[key].offset, span: 0..<0))
      }
      key = records[value].next(after: value)
    }
  }

  private static func offset(of event: borrowing yaml_event_t) -> Int { event.start_mark.index }

  private static func fault(of parser: UnsafePointer<yaml_parser_t>) -> YAMLFault {
    if parser.pointee.error == YAML_READER_ERROR {
      return YAMLFault(kind: .character, offset: parser.pointee.problem_offset)
    }
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
    return YAMLFault(kind: .syntax(problem), offset: parser.pointee.problem_mark.index)
  }
}
