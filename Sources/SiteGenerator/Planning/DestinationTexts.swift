import Bytes
import RouteGraph

/// What pages say of other destinations: the case, the id, the title and the Swift literal of each,
/// ready to be copied.
///
/// A page names some sixty destinations, and in a large flow those lie anywhere: at a hundred thousand
/// each look elsewhere waits for memory. So what is said of one lies in one ``DestinationCell``. Only
/// the case's name is not in it, with which the id begins: that is at hand as it is.
struct DestinationTexts: Sendable {
  /// What the ids of each case begin with.
  private let paths: PackedTexts
  private let cells: [DestinationCell]
  /// The texts that don't fit into their cells.
  private let spilled: ByteBuffer

  /// Collects the texts of a flow. O(bytes of the texts).
  ///
  /// - Parameters:
  ///   - graph: The flow.
  ///   - groups: Its cases.
  ///   - titles: Gives the page's title of a destination.
  init(of graph: FlowGraph, groups: [RouteGroup], titles: (Int) -> String) {
    paths = PackedTexts(count: groups.count) { $1.append(groups[$0].path) }
    var cells: [DestinationCell] = []
    cells.reserveCapacity(graph.destinations.count)
    var spilled = ByteBuffer()
    var literal = ByteBuffer()
    for (number, group) in groups.enumerated() {
      let pathLength = group.path.utf8.count
      for place in group.destinations {
        if place + 2 < graph.destinations.count { graph.destinations.prefetchParts(of: place + 2) }
        let title = titles(place)
        let isRetitled = title != graph.destinations[place].title
        literal.clear()
        SwiftLiteral(graph.destinations[place]).write(into: &literal)
        graph.destinations[place].id.rawValue.withUTF8Bytes { id in
          title.withUTF8Bytes { title in
            literal.withBytes { literal in
              let ending = DestinationCell.Run(rebasing: id[pathLength...])
              cells.append(
                DestinationCell(
                  group: number, isRetitled: isRetitled, (ending, title, literal),
                  spillingTo: &spilled))
            }
          }
        }
      }
    }
    self.cells = cells
    self.spilled = spilled
  }

  /// Calls a closure with the texts of a destination.
  @inline(__always)
  private func read<Result>(
    _ destination: Int, _ body: (DestinationCell.Texts) -> Result
  ) -> Result {
    let size = MemoryLayout<DestinationCell>.size
    return cells.withUnsafeBytes { cells in
      let cell = UnsafeRawBufferPointer(
        rebasing: cells[destination * size..<(destination + 1) * size])
      return spilled.withBytes { spilled in
        body(DestinationCell.Texts(cell.bindMemory(to: UInt8.self), spilledTo: spilled))
      }
    }
  }
}

extension DestinationTexts {
  /// Asks for the texts of a destination ahead of their use.
  func prefetch(_ destination: Int) { cells.prefetch(destination) }

  /// The number of a destination's case.
  func group(of destination: Int) -> Int { read(destination, \.group) }

  /// Whether the page of a destination has another title than its screen.
  func isRetitled(_ destination: Int) -> Bool {
    read(destination) { $0.marks.contains(.isRetitled) }
  }

  /// Whether a text is spelled like the page's title of a destination, and is not empty.
  func isTitle(_ text: String, of destination: Int) -> Bool {
    text.withUTF8Bytes { text in
      !text.isEmpty && read(destination) { $0.title.isEqual(to: text) }
    }
  }

  /// Whether a destination belongs to a case, and these bytes are the rest of its id behind a slash.
  func isNamed(
    _ values: UnsafeBufferPointer<UInt8>, ofCase group: Int, _ destination: Int
  ) -> Bool {
    read(destination) { texts in
      texts.group == group && texts.idEnding.first == UInt8(ascii: "/")
        && UnsafeBufferPointer(rebasing: texts.idEnding.dropFirst()).isEqual(to: values)
    }
  }

  /// Whether all bytes of all ids are of one kind. O(bytes of the ids).
  func haveIDs(ofOnly isOfKind: (UInt8) -> Bool) -> Bool {
    (0..<paths.count).allSatisfy { paths.withBytes(of: $0) { $0.allSatisfy(isOfKind) } }
      && cells.indices.allSatisfy { read($0) { $0.idEnding.allSatisfy(isOfKind) } }
  }

  /// Calls a closure with the two parts of a destination's id: what the ids of its case begin with,
  /// and the rest.
  @inline(__always)
  func withID<Result>(
    of destination: Int,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    read(destination) { texts in
      paths.withBytes(of: texts.group) { body($0, texts.idEnding) }
    }
  }

  /// Writes a destination's id, which needs no escaping.
  func writeID(of destination: Int, into out: inout ByteBuffer) {
    withID(of: destination) { out.append($0, $1) }
  }

  /// Writes a page's title, escaped for HTML.
  func writeTitle(of destination: Int, into out: inout ByteBuffer) {
    read(destination) { out.append(escaping: $0.title, unless: $0.marks.contains(.isPlain)) }
  }

  /// Writes a destination as Swift source, escaped for HTML and without its type.
  func writeLiteral(of destination: Int, into out: inout ByteBuffer) {
    read(destination) { out.append(escaping: $0.literal, unless: $0.marks.contains(.isPlain)) }
  }

  /// Writes a page's title as a JSON string.
  func writeJSON(titleOf destination: Int, into out: inout ByteBuffer) {
    read(destination) { out.append(json: $0.title) }
  }

  /// Writes a destination as Swift source in a JSON string, without its type.
  func writeJSON(literalOf destination: Int, into out: inout ByteBuffer) {
    read(destination) { out.append(json: $0.literal) }
  }
}

extension ByteBuffer {
  /// Appends text for HTML, escaped unless it is known to be plain.
  @inline(__always)
  fileprivate mutating func append(
    escaping text: UnsafeBufferPointer<UInt8>, unless isPlain: Bool
  ) {
    if isPlain { append(contentsOf: text) } else { append(escaping: text) }
  }
}
