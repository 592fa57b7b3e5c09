extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// A space or a tab: what may stand before a tag that has its line for itself.
  var isIndentation: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Anything that separates a tag's name from its delimiters.
  var isWhitespace: Bool { isIndentation || (0x0A...0x0D).contains(self) }
}

extension [UInt8] {
  /// Where the line starts, when only spaces and tabs stand between its start and `offset`.
  func lineStart(before offset: Int) -> Int? {
    var index = offset
    while index > 0, self[index - 1].isIndentation { index -= 1 }
    return index == 0 || self[index - 1] == .newline ? index : nil
  }

  /// Where the next line starts, when only spaces and tabs stand between `offset` and it; the end
  /// of the text counts as one.
  func lineEnd(after offset: Int) -> Int? {
    var index = offset
    while index < count, self[index].isIndentation { index += 1 }
    if index == count { return index }
    if self[index] == .carriageReturn, index + 1 < count, self[index + 1] == .newline {
      return index + 2
    }
    return self[index] == .newline ? index + 1 : nil
  }

  /// Where a sequence of bytes is found first, at or after `start`.
  func firstOffset(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, wanted.count <= count else { return nil }
    var index = start
    while index + wanted.count <= count {
      if self[index] == first, self[index..<(index + wanted.count)].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension Range<Int> {
  /// The range without white space at either end.
  func trimmed(in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (lowerBound, upperBound)
    while start < end, bytes[start].isWhitespace { start += 1 }
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    return start..<end
  }
}
