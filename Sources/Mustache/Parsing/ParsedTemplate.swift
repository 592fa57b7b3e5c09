internal import Bytes

/// A template after parsing: its tree, and what is wrong with its text.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  let nodes: [TemplateNode]
  let faults: [TemplateFault]

  /// Parses a template; a template with faults keeps what could be read.
  init(_ source: TemplateSource) {
    self.source = source
    if let offset = UTF8Validation.firstInvalidByte(in: source.bytes) {
      nodes = []
      faults = [TemplateFault(.notUTF8(offset: offset), at: offset)]
    } else {
      var parser = TemplateParser(source.bytes)
      (nodes, faults) = parser.parse()
    }
  }
}
