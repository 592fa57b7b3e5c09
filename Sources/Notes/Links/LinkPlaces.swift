import RouteGraph

/// A link among the others of its block: what is needed to find it again in the source.
struct LinkPlace {
  /// The paragraph or heading that it stands in.
  let block: CommonMarkNode?
  /// Its destination, decoded.
  let url: String
  /// How many links before it in the same block have the same destination.
  let ordinal: Int
}

/// Finds where links are written. Only links with a problem, or with an anchor into another page,
/// ask for it.
struct LinkPlaces {
  private let lines: BodyLines
  private var block: ClosedRange<Int>?
  /// The block's links by their destinations, and the first definition of each.
  private var spans: [String: [LinkSpan]] = [:]
  private var definitions: [String: LinkSpan]?

  /// - Parameter lines: The lines of the note's body.
  init(lines: BodyLines) {
    self.lines = lines
  }

  /// The place of a link's destination, or of its definition for one that refers to `[label]: …`;
  /// the start of its block where neither is found.
  ///
  /// Linear in the size of the block the first time, then O(1); in the size of the note for the first
  /// link that its block doesn't hold.
  mutating func location(of place: LinkPlace) -> SourceLocation {
    guard let node = place.block else { return lines.location(line: 1, column: 1) }
    if block != node.lines {
      block = node.lines
      spans = Dictionary(
        grouping: LinkSpanScanner.links(in: lines.range(of: node.lines), of: lines.text), by: \.url)
    }
    if let spans = spans[place.url], place.ordinal < spans.count {
      return lines.location(of: spans[place.ordinal].offset)
    }
    if let definition = definition(of: place.url, in: node) {
      return lines.location(of: definition.offset)
    }
    return lines.location(line: node.lines.lowerBound, column: node.column)
  }

  private mutating func definition(of url: String, in node: CommonMarkNode) -> LinkSpan? {
    if let definitions { return definitions[url] }
    // Code holds no definitions; both lists are in the order of the text.
    let codeBlocks = node.codeBlocksOfDocument
    var next = 0
    let written = LinkSpanScanner.definitions(in: lines.range(of: lines.all), of: lines.text)
      .filter { span in
        let line = lines.line(of: span.offset)
        while next < codeBlocks.count, codeBlocks[next].upperBound < line { next += 1 }
        return next == codeBlocks.count || line < codeBlocks[next].lowerBound
      }
    let known = Dictionary(written.map { ($0.url, $0) }) { first, _ in first }
    definitions = known
    return known[url]
  }
}
