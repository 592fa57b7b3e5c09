import CYAML

/// What libyaml reports of a YAML text, piece by piece.
package struct YAMLEvent {
  /// What was met.
  package enum Kind {
    /// A text; a plain one has no quotes.
    case text(String, isPlain: Bool)
    /// The bounds of a list.
    case listStart, listEnd
    /// The bounds of a mapping.
    case mappingStart, mappingEnd
    /// `*name`, which is not taken.
    case alias
  }

  /// What was met.
  package let kind: Kind
  /// Where it begins, in Unicode scalars from the start of the YAML text.
  package let offset: Int
}

/// Why YAML could not be read, or what in it is refused.
package struct YAMLFault {
  /// What is wrong.
  package enum Kind {
    /// The text is no YAML; libyaml's own words.
    case syntax(String)
    /// A character that YAML does not take, at a byte offset instead of a scalar offset.
    case character
    /// An anchor, an alias or a tag.
    case reference
    /// Lists and mappings inside each other beyond `YAMLEvents.deepest`.
    case tooDeep
    /// A second document.
    case secondDocument
  }

  /// What is wrong.
  package let kind: Kind
  /// Where, in Unicode scalars from the start of the YAML text; in bytes for `character`.
  package let offset: Int
}

/// Reads YAML through libyaml's event interface, which expands no alias and builds no tree: a text
/// that would blow up when expanded costs what it weighs.
package struct YAMLEvents {
  /// How many lists and mappings may lie inside each other.
  package static let deepest = 8

  /// What was read before the first fault that ends the reading.
  package private(set) var events: [YAMLEvent] = []
  /// Everything that is wrong, in order.
  package private(set) var faults: [YAMLFault] = []

  /// Reads a YAML text. O(n).
  package init(of yaml: UnsafeBufferPointer<UInt8>) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      faults = [YAMLFault(kind: .syntax("out of memory"), offset: 0)]
      return
    }
    defer { yaml_parser_delete(parser) }
    var nothing: UInt8 = 0
    withUnsafePointer(to: &nothing) { end in
      yaml_parser_set_input_string(parser, yaml.baseAddress ?? end, yaml.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      read(from: parser)
    }
  }

  private mutating func read(from parser: UnsafeMutablePointer<yaml_parser_t>) {
    var depth = 0
    var documents = 0
    events.reserveCapacity(32)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        faults.append(Self.fault(of: parser.pointee))
        return
      }
      defer { yaml_event_delete(&event) }
      let offset = Int(event.start_mark.index)
      switch event.type {
      case YAML_STREAM_END_EVENT: return
      case YAML_DOCUMENT_START_EVENT: documents += 1
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: depth += 1
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
      default: break
      }
      if documents > 1 || depth > Self.deepest {
        faults.append(YAMLFault(kind: documents > 1 ? .secondDocument : .tooDeep, offset: offset))
        return
      }
      add(event, at: offset)
    }
  }

  private mutating func add(_ event: yaml_event_t, at offset: Int) {
    var isReference = false
    let kind: YAMLEvent.Kind
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      isReference = scalar.anchor != nil || scalar.tag != nil
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)),
        as: UTF8.self)
      kind = .text(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      isReference = event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
      kind = .listStart
    case YAML_MAPPING_START_EVENT:
      isReference = event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
      kind = .mappingStart
    case YAML_ALIAS_EVENT:
      isReference = true
      kind = .alias
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    default: return
    }
    if isReference { faults.append(YAMLFault(kind: .reference, offset: offset)) }
    events.append(YAMLEvent(kind: kind, offset: offset))
  }

  private static func fault(of parser: yaml_parser_t) -> YAMLFault {
    if parser.error == YAML_READER_ERROR {
      return YAMLFault(kind: .character, offset: Int(parser.problem_offset))
    }
    let problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
    return YAMLFault(kind: .syntax(problem), offset: Int(parser.problem_mark.index))
  }
}
