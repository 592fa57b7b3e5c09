import RouteGraph

/// Turns libyaml's positions into places in the note's file.
struct YAMLPositions {
  /// The note's file.
  let file: String
  /// The whole file.
  let text: [UInt8]
  /// The part that libyaml read.
  let yaml: Range<Int>

  /// The place of the scalar with a number, counted from the start of the YAML text. O(n).
  func location(ofScalar scalar: Int) -> SourceLocation {
    var offset = yaml.lowerBound
    var left = scalar
    while offset < yaml.upperBound {
      if text[offset] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return location(ofByte: offset - yaml.lowerBound)
  }

  /// The place of a byte, counted from the start of the YAML text. O(n).
  func location(ofByte byte: Int) -> SourceLocation {
    let offset = min(yaml.lowerBound + byte, yaml.upperBound)
    let before = text[..<offset]
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return SourceLocation(file: file, line: line, column: offset - lineStart + 1)
  }

  /// Whether a tab stands at a scalar, which YAML's own words describe badly.
  func isTab(atScalar scalar: Int) -> Bool {
    let location = location(ofScalar: scalar)
    var lineStart = 0
    for _ in 1..<location.line {
      lineStart = (text[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
    }
    let offset = lineStart + (location.column ?? 1) - 1
    return offset < text.count && text[offset] == UInt8(ascii: "\t")
  }
}
