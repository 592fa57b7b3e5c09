/// What can be wrong with a template. User text stands in 'single quotes' in the sentences.
public enum TemplateProblem: Hashable, Sendable {
  /// The bytes stop being UTF-8 at an offset, from 0.
  case notUTF8(offset: Int)
  /// A tag that the rest of the file doesn't end.
  case unclosedTag(ending: String)
  /// `{{=…=}}` without two delimiters in it.
  case invalidDelimiters
  /// A tag without a name.
  case missingName
  /// A name with white space in it, or a dotted one with an empty part.
  case invalidName(String)
  /// More sections, parents and blocks are open at once than the engine allows.
  case nestedTooDeeply(limit: Int)
  /// A section, parent or block that is never closed; the tag that opened it.
  case unclosed(String)
  /// A closing tag for a name that isn't open.
  case closesNothing(String)
  /// No context has that name; the names that there are, the innermost context's first.
  case unknownName(String, candidates: [String])
  /// A dotted name that goes on behind something without names; what that is.
  case hasNoNames(String, kind: String, part: String)
  /// A section over something that is always there.
  case notASection(String, kind: String)
  /// A tag that writes something without text; what that is.
  case notWritable(String, kind: String)
  /// `{{{name}}}` or `{{&name}}` over plain text, which has to be escaped.
  case unescapedText(String)
  /// `{{name}}` over markup, which would be shown as source.
  case escapedMarkup(String)
  /// No template has that name; the names that there are, in alphabetical order.
  case unknownTemplate(String, candidates: [String])
  /// A block for a parent without a block of that name; the names that it has.
  case unknownBlock(String, parent: String, candidates: [String])
  /// A template that includes itself, directly or through others.
  case includesItself(String)
  /// A page template that grows past all bounds when its inclusions are put in.
  case tooLarge(String)

  /// Whether reading on behind the problem would only give misleading ones.
  var endsParsing: Bool {
    switch self {
    case .unclosedTag, .invalidDelimiters, .nestedTooDeeply: true
    default: false
    }
  }
}

extension TemplateProblem {
  /// A stable name in kebab-case.
  public var id: String {
    switch self {
    case .notUTF8: "template-not-utf8"
    case .unclosedTag, .unclosed, .closesNothing: "template-unclosed"
    case .invalidDelimiters, .missingName, .invalidName: "template-invalid-tag"
    case .nestedTooDeeply: "template-nested-too-deeply"
    case .unknownName, .hasNoNames: "template-unknown-name"
    case .notASection, .notWritable: "template-wrong-kind"
    case .unescapedText, .escapedMarkup: "template-wrong-escaping"
    case .unknownTemplate: "template-unknown-template"
    case .unknownBlock: "template-unknown-block"
    case .includesItself: "template-includes-itself"
    case .tooLarge: "template-too-large"
    }
  }

  /// What is wrong, in one sentence without a full stop.
  public var summary: String {
    switch self {
    case .notUTF8(let offset): "the template is not UTF-8 from byte \(offset) on"
    case .unclosedTag(let ending): "the tag has no closing '\(ending)'"
    case .invalidDelimiters: "delimiters are changed by two words, as in '{{=<% %>=}}'"
    case .missingName: "the tag has no name"
    case .invalidName(let name): "'\(name)' is not a name"
    case .nestedTooDeeply(let limit): "more than \(limit) tags are open at once"
    case .unclosed(let tag): "'\(tag)' is never closed"
    case .closesNothing(let name): "'{{/\(name)}}' closes nothing that is open"
    case .unknownName(let name, _): "there is no '\(name)' here"
    case .hasNoNames(let name, let kind, let part): "'\(name)' is \(kind) and has no '\(part)'"
    case .notASection(let name, let kind): "'\(name)' is \(kind), which can't be a section"
    case .notWritable(let name, let kind): "'\(name)' is \(kind), which can't be written"
    case .unescapedText(let name): "'\(name)' is plain text and must be escaped: '{{\(name)}}'"
    case .escapedMarkup(let name): "'\(name)' is markup and must not be escaped: '{{{\(name)}}}'"
    case .unknownTemplate(let name, _): "there is no template '\(name)'"
    case .unknownBlock(let name, let parent, _): "the parent '\(parent)' has no block '\(name)'"
    case .includesItself(let name): "the template '\(name)' includes itself"
    case .tooLarge(let name): "the template '\(name)' is too large with all that it includes"
    }
  }

  /// The valid names that could be meant, and the one that was written; nil for a problem that
  /// isn't about an unknown name.
  public var misspelling: (name: String, candidates: [String])? {
    switch self {
    case .unknownName(let name, let candidates), .unknownTemplate(let name, let candidates),
      .unknownBlock(let name, _, let candidates):
      (name, candidates)
    default: nil
    }
  }
}
