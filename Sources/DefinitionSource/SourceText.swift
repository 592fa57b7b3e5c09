/// Swift source while it is written, line by line.
struct SourceText {
  /// The lines, without line ends.
  private(set) var lines: [String] = []
  private var depth = 0

  /// The whole text.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a line at the current depth; an empty one separates.
  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Adds a comment; a text of several lines becomes one.
  mutating func comment(_ text: String) {
    line("// \(SwiftName.plain(text))")
  }

  /// Adds lines one step deeper.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds the lines of another text at the current depth.
  mutating func append(_ other: SourceText) {
    for text in other.lines { line(text) }
  }

  /// Adds a head, lines between braces, and what follows the closing brace.
  mutating func block(_ head: String, tail: String = "", _ body: (inout SourceText) -> Void) {
    line(head + " {")
    indented(body)
    line("}" + tail)
  }
}
