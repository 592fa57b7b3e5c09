/// One part of a parsed template. Offsets and ranges count bytes of the template's source.
indirect enum TemplateNode: Sendable {
  /// A piece of text within one line.
  case text(TextPiece)
  /// `{{name}}`, or `{{{name}}}` and `{{&name}}` where `isRaw`.
  case variable(TemplateName, isRaw: Bool)
  /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` where `isInverted`.
  case section(TemplateName, isInverted: Bool, [TemplateNode])
  /// `{{>name}}`, or `{{<name}}…{{/name}}` with the blocks that it fills in.
  case inclusion(TemplateInclusion)
  /// `{{$name}}…{{/name}}`: a place that an including template may fill in.
  case block(TemplateBlock)
}

/// A piece of text within one line, its line end included.
struct TextPiece: Sendable {
  let range: Range<Int>
  /// Whether the piece opens its line, so that indentation goes in front of it. Such a piece may be
  /// empty: it stands where a line begins with a tag.
  let startsLine: Bool
}

/// A name in a tag: the parts of a dotted path, none for the `.` that means "this value".
struct TemplateName: Sendable {
  let parts: [String]
  let offset: Int

  init(_ text: String, offset: Int) {
    parts =
      text == "."
      ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self.offset = offset
  }

  /// The name as it was written.
  var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

/// A template that is asked for, and what it gets.
struct TemplateInclusion: Sendable {
  let name: String
  let offset: Int
  /// The white space in front of a tag that has its line for itself, which goes in front of every
  /// line of the included template; nil for a tag within a line.
  let indentation: [UInt8]?
  /// The blocks between `{{<name}}` and `{{/name}}`.
  let blocks: [TemplateBlock]
}

/// A block: default content where it stands in a template, replacing content where it stands
/// between `{{<name}}` and `{{/name}}`.
struct TemplateBlock: Sendable {
  let name: String
  let offset: Int
  let content: [TemplateNode]
  /// The white space in front of the tag where the tag is the first thing on its line and text
  /// follows it on the same line; nil otherwise.
  let leading: TextPiece?
  /// What stands in front of every line that replaces the content, nil for a block within a line.
  let siteIndentation: [UInt8]?
  /// How many bytes of white space every line of the content has in common: they are left out where
  /// the content replaces another block's.
  let ownIndentation: Int
  /// Whether the content begins on a line of its own.
  let opensLine: Bool
}
