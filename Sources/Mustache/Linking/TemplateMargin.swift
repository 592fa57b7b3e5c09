/// What happens to the start of every line while text moves from one template into another.
struct TemplateMargin: Sendable {
  /// How many bytes of white space a line loses, at most.
  var removed = 0
  /// What it gets instead.
  var added: [UInt8] = []

  /// Leaves lines as they are.
  static let none = TemplateMargin()

  /// What a tag's own white space becomes when its line is moved.
  func moved(_ indentation: [UInt8]) -> [UInt8] {
    added + indentation.dropFirst(removed)
  }

  /// The part of a line that stays.
  func kept(of line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound, start - line.lowerBound < removed, bytes[start].isIndentation {
      start += 1
    }
    return start..<line.upperBound
  }
}
