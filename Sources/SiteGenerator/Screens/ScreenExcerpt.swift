import Bytes
import RouteGraph

/// What is drawn of a screen that is not the page's own: in a picture about what can be seen of it,
/// in a column beside the page's own the lines around the selected one.
///
/// Each of a list's rows may lead to a page on which the list stands again. Drawn whole, the site
/// would grow with the square of the list.
struct ScreenExcerpt {
  /// The most lines of a picture.
  static let pictureLimit = 20
  /// The most lines of a column.
  static let columnLimit = 60
  /// How many lines stand over the selected one.
  private static let leadIn = 6

  /// The elements that are drawn.
  let elements: [Element]
  /// The controls that are drawn.
  let controls: ScreenState.DrawnControls
  /// How many lines are left out above.
  let before: Int
  /// How many lines are left out below.
  let after: Int

  /// The first lines of a screen that nothing can be pressed in. O(lines that are drawn).
  init(pictureOf drawing: ScreenDrawing) {
    var cut = ScreenCut(drawing: drawing, lines: 0..<Self.pictureLimit)
    elements = cut.cut(drawing.state.content.elements)
    controls = .none
    before = 0
    after = 0
  }

  /// The lines of a column around the one that selects what another column shows, or its first ones;
  /// all where they are few.
  init(columnOf drawing: ScreenDrawing) {
    let all = drawing.state.content.elements
    var count = ScreenLines(drawing: drawing, selected: drawing.state.selectedControl)
    let lineCount = count.end(of: all, from: 0)
    let largest = max(lineCount, count.widest, drawing.state.transitions.count)
    guard largest > Self.columnLimit else {
      elements = all
      controls = .all
      before = 0
      after = 0
      return
    }
    let first = max(
      0, min((count.selectedLine ?? 0) - Self.leadIn, lineCount - Self.columnLimit))
    let lines = first..<min(first + Self.columnLimit, lineCount)
    var cut = ScreenCut(drawing: drawing, lines: lines)
    elements = cut.cut(all)
    let bar = drawing.state.content.bar
    controls = .some((bar.leading + bar.trailing + elements).flatMap(\.controlNumbers))
    before = first
    after = lineCount - lines.upperBound + cut.leftOutBeside
  }
}

/// Counts the lines of elements. What stands side by side has as many as the longest piece; what is
/// drawn under another condition has none; all else has one at least.
private struct ScreenLines {
  let drawing: ScreenDrawing
  /// The number of a control to look for.
  let selected: Int?
  /// The line of that control.
  private(set) var selectedLine: Int?
  /// The most pieces side by side.
  private(set) var widest = 0

  init(drawing: ScreenDrawing, selected: Int?) {
    self.drawing = drawing
    self.selected = selected
  }

  /// The line behind some elements that begin at a line.
  mutating func end(of elements: [Element], from start: Int) -> Int {
    elements.reduce(start) { end(of: $1, from: $0) }
  }

  private mutating func end(of element: Element, from start: Int) -> Int {
    switch element {
    case .control(let number, _, _):
      if number == selected { selectedLine = selectedLine ?? start }
      return start + 1
    case .text, .image, .spacer, .divider, .input: return start + 1
    case .row(let pieces):
      widest = max(widest, pieces.count)
      return pieces.reduce(start + 1) { max($0, end(of: $1, from: start)) }
    case .conditional(let condition, let inner):
      return drawing.draws(condition, over: inner) ? end(of: inner, from: start) : start
    case .list(let inner, _), .section(_, _, let inner), .column(let inner), .grid(let inner),
      .child(_, _, let inner):
      return max(start + 1, end(of: inner, from: start))
    }
  }
}

/// Takes some lines out of elements, with what is around them.
private struct ScreenCut {
  let drawing: ScreenDrawing
  let lines: Range<Int>
  /// How many pieces were left out of what stands side by side.
  private(set) var leftOutBeside = 0
  /// The line that the next element begins at.
  private var line = 0

  init(drawing: ScreenDrawing, lines: Range<Int>) {
    self.drawing = drawing
    self.lines = lines
  }

  /// The elements that have one of the lines, and of those inside them the ones that have.
  mutating func cut(_ elements: [Element]) -> [Element] {
    var kept: [Element] = []
    for element in elements {
      guard line < lines.upperBound else { break }
      if let part = cut(element) { kept.append(part) }
    }
    return kept
  }

  private mutating func cut(_ element: Element) -> Element? {
    switch element {
    case .text, .image, .spacer, .divider, .input, .control:
      defer { line += 1 }
      return lines.contains(line) ? element : nil
    case .row(let pieces): return cut(row: pieces)
    case .conditional(let condition, let inner):
      guard drawing.draws(condition, over: inner) else { return nil }
      let inner = cut(inner)
      return inner.isEmpty ? nil : .conditional(condition, inner)
    case .list(let inner, let style): return cut(inner) { .list($0, style) }
    case .section(let header, let footer, let inner):
      return cut(inner) { .section(header: header, footer: footer, $0) }
    case .column(let inner): return cut(inner) { .column($0) }
    case .grid(let inner): return cut(inner) { .grid($0) }
    case .child(let name, let claim, let inner):
      return cut(inner) { .child(name: name, claim, $0) }
    }
  }

  private mutating func cut(_ inner: [Element], in container: ([Element]) -> Element) -> Element? {
    let start = line
    let inner = cut(inner)
    let isEmpty = line == start
    if isEmpty { line += 1 }
    return inner.isEmpty && !(isEmpty && lines.contains(start)) ? nil : container(inner)
  }

  private mutating func cut(row pieces: [Element]) -> Element? {
    let start = line
    var end = start + 1
    var kept: [Element] = []
    for piece in pieces.prefix(lines.count) {
      line = start
      if let part = cut(piece) { kept.append(part) }
      end = max(end, line)
    }
    line = end
    guard !kept.isEmpty || lines.contains(start) else { return nil }
    leftOutBeside += max(0, pieces.count - lines.count)
    return .row(kept)
  }
}

extension ScreenState {
  /// The number of the control that selects what another column shows; nil where the screen has none.
  fileprivate var selectedControl: Int? {
    for (place, column) in columns.enumerated() {
      guard let target = column.selection.flatMap({ flow.place(of: $0) }) else { continue }
      let ways = flow.index.incoming(of: target)
      let first = ways.partitioningIndex { $0.position >= transitions.lowerBound }
      for way in ways[first...].prefix(while: { $0.position < transitions.upperBound }) {
        if case .select(place + 1, _) = flow.graph.transitions[way.position].action {
          return way.position - transitions.lowerBound
        }
      }
    }
    return nil
  }
}
