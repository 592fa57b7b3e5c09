import RouteGraph

/// Markdown that code hosts know and CommonMark does not: a reader would see its raw marks.
enum UnsupportedSyntax: Hashable {
  case table, taskList, strikethrough, footnote, rawHTML

  /// The problem to report. Of each kind but tables only the first of a note is reported.
  func problem(at location: SourceLocation) -> Diagnostic {
    switch self {
    case .table:
      return Diagnostic(
        .warning, "table-not-supported", at: location,
        "CommonMark has no tables: this one is shown as text", fix: "write a list instead")
    case .taskList:
      return Diagnostic(
        .warning, "task-list-not-supported", at: location,
        "CommonMark has no task lists: the box is shown as text",
        fix: "write 'done' and 'open' in words")
    case .strikethrough:
      return Diagnostic(
        .note, "strikethrough-not-supported", at: location,
        "CommonMark has no strikethrough: '~~' is shown as text", fix: "remove the words")
    case .footnote:
      return Diagnostic(
        .note, "footnote-not-supported", at: location,
        "CommonMark has no footnotes: '[^' is shown as text",
        fix: "write the remark into the text")
    case .rawHTML:
      return Diagnostic(
        .warning, "raw-html-left-out", at: location,
        "HTML in a note is left out of the page", fix: "write it in Markdown")
    }
  }

  /// Whether any of the marks is in a text. Most notes hold none, and their words need no second
  /// look. O(n).
  static func isSuspected(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if ByteSearch.first(UInt8(ascii: "|"), in: text) != nil { return true }
    if ByteSearch.first(UInt8(ascii: "~"), in: text) != nil { return true }
    var start = 0
    while let bracket = ByteSearch.first(UInt8(ascii: "["), in: text, from: start) {
      start = bracket + 1
      guard start < text.count else { break }
      switch text[start] {
      case UInt8(ascii: " "), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "^"): return true
      default: continue
      }
    }
    return false
  }

  /// Whether a line of a paragraph is the second row of a table: dashes between pipes.
  static func isDelimiterRow(_ line: some Collection<UInt8>) -> Bool {
    var hasPipe = false
    var hasDash = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "|"): hasPipe = true
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: return false
      }
    }
    return hasPipe && hasDash
  }

  /// Whether a list item's text begins with an empty or a ticked box.
  static func isTaskBox(_ text: some Collection<UInt8>) -> Bool {
    let start = Array(text.prefix(4))
    guard start.count >= 3, start[0] == UInt8(ascii: "["), start[2] == UInt8(ascii: "]") else {
      return false
    }
    let inside: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "x"), UInt8(ascii: "X")]
    return inside.contains(start[1]) && (start.count == 3 || start[3] == UInt8(ascii: " "))
  }
}
