import Bytes
import RouteGraph

/// Turns lines of a note's body into offsets and offsets into places in the file.
///
/// Only problems need this, so it is made when the first one is found.
struct BodyLines {
  private let body: NoteBody
  /// The offset in `body.text` at which each line of the body begins.
  private let starts: [Int]

  /// Finds the line ends. O(n).
  init(of body: NoteBody) {
    self.body = body
    var starts = [body.start]
    for index in body.start..<body.text.count where body.text[index] == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// The text that offsets count in.
  var text: [UInt8] { body.text }

  /// All lines of the body, from 1.
  var all: ClosedRange<Int> { 1...starts.count }

  /// The bytes of some lines of the body, counted from 1, with their line ends.
  func range(of lines: ClosedRange<Int>) -> Range<Int> {
    let first = min(max(lines.lowerBound, 1), starts.count)
    let last = min(max(lines.upperBound, first), starts.count)
    return starts[first - 1]..<(last < starts.count ? starts[last] : body.text.count)
  }

  /// The line of the body, from 1, that holds an offset. O(log n).
  func line(of offset: Int) -> Int {
    max(1, starts.partitioningIndex { $0 > offset })
  }

  /// The place in the file. O(log n).
  func location(of offset: Int) -> SourceLocation {
    let line = line(of: offset)
    return location(line: line, column: offset - starts[line - 1] + 1)
  }

  /// The place in the file of a line of the body and a column, both from 1.
  func location(line: Int, column: Int) -> SourceLocation {
    SourceLocation(file: body.file, line: body.firstLine + line - 1, column: column)
  }
}
