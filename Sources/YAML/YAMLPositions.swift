package import RouteGraph

/// Turns libyaml's positions into places in a file.
///
/// It goes on from the place asked for last, so that asking in the order of the text costs one walk
/// over it.
package struct YAMLPositions {
  /// The file.
  package let file: String
  /// The whole file.
  package let text: [UInt8]
  /// The part that libyaml read.
  package let yaml: Range<Int>
  /// The line of the file that the part begins at, from 1.
  private let firstLine: Int

  /// A place that was walked to: how many Unicode scalars of the YAML text lie before it, its
  /// offset in the file, its line from 1 and where that line begins.
  private struct Cursor {
    var scalars = 0
    var offset: Int
    var line: Int
    var lineStart: Int
  }

  private var cursor: Cursor

  /// - Parameters:
  ///   - file: The file.
  ///   - text: The whole file.
  ///   - yaml: The part that libyaml read.
  ///   - firstLine: The line of the file that the part begins at, from 1.
  package init(file: String, text: [UInt8], yaml: Range<Int>, firstLine: Int) {
    self.file = file
    self.text = text
    self.yaml = yaml
    self.firstLine = firstLine
    cursor = Cursor(offset: yaml.lowerBound, line: firstLine, lineStart: yaml.lowerBound)
  }

  /// The place of the scalar with a number, counted from the start of the YAML text.
  package mutating func location(ofScalar scalar: Int) -> SourceLocation {
    move(toScalar: scalar)
    return location
  }

  /// The place of a byte, counted from the start of the YAML text.
  package mutating func location(ofByte byte: Int) -> SourceLocation {
    reset()
    while cursor.offset < min(yaml.lowerBound + byte, yaml.upperBound) { step() }
    return location
  }

  /// Whether a tab stands at a scalar, which YAML's own words describe badly.
  package mutating func isTab(atScalar scalar: Int) -> Bool {
    move(toScalar: scalar)
    return cursor.offset < text.count && text[cursor.offset] == UInt8(ascii: "\t")
  }

  private var location: SourceLocation {
    SourceLocation(file: file, line: cursor.line, column: cursor.offset - cursor.lineStart + 1)
  }

  private mutating func move(toScalar scalar: Int) {
    if scalar < cursor.scalars { reset() }
    while cursor.offset < yaml.upperBound, cursor.scalars < scalar { step() }
  }

  private mutating func reset() {
    cursor = Cursor(offset: yaml.lowerBound, line: firstLine, lineStart: yaml.lowerBound)
  }

  /// Steps over one scalar.
  private mutating func step() {
    let isNewline = text[cursor.offset] == UInt8(ascii: "\n")
    repeat {
      cursor.offset += 1
    } while cursor.offset < yaml.upperBound
      && text[cursor.offset] & 0xC0 == 0x80
    cursor.scalars += 1
    guard isNewline else { return }
    cursor.line += 1
    cursor.lineStart = cursor.offset
  }
}
