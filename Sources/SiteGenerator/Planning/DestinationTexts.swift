import Bytes
import RouteGraph

/// What pages say of other destinations: the id, the title and the Swift literal of each, ready to be
/// copied.
///
/// A page that names a destination links to it too. So the texts of one lie side by side: at a hundred
/// thousand destinations each look elsewhere waits for memory.
struct DestinationTexts: Sendable {
  /// The texts of a destination, in the order in which they lie.
  private enum Text: Int, CaseIterable {
    case id, title, literal
  }

  private let texts: PackedTexts
  private let count: Int

  /// Packs the texts of a flow. O(bytes of the texts).
  ///
  /// - Parameters:
  ///   - graph: The flow.
  ///   - titles: Gives the page's title of a destination.
  init(of graph: FlowGraph, titles: (Int) -> String) {
    count = graph.destinations.count
    var texts = PackedTexts(capacity: count * Text.allCases.count)
    var literal = ByteBuffer()
    for place in graph.destinations.indices {
      literal.clear()
      SwiftLiteral(graph.destinations[place]).write(into: &literal)
      texts.add { $0.append(graph.destinations[place].id.rawValue) }
      texts.add { $0.append(escaping: titles(place)) }
      texts.add { out in literal.withBytes { out.append(escaping: $0) } }
    }
    self.texts = texts
  }

  /// Whether all bytes of all ids are of one kind. O(bytes of the ids).
  func haveIDs(ofOnly isOfKind: (UInt8) -> Bool) -> Bool {
    (0..<count).allSatisfy { withID(of: $0) { $0.allSatisfy(isOfKind) } }
  }

  /// Calls a closure with the bytes of a destination's id.
  func withID<Result>(
    of destination: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    texts.withBytes(of: Self.number(of: .id, destination), body)
  }

  /// Whether a text is spelled like the page's title of a destination, and has letters of which none
  /// is escaped.
  func isTitle(_ text: String, of destination: Int) -> Bool {
    text.withUTF8Bytes { text in
      texts.withBytes(of: Self.number(of: .title, destination)) { $0.isEqual(to: text) }
        && !text.isEmpty && !text.contains(UInt8(ascii: "&"))
    }
  }

  /// Writes a destination's id, which needs no escaping.
  func writeID(of destination: Int, into out: inout ByteBuffer) {
    texts.write(Self.number(of: .id, destination), into: &out)
  }

  /// Writes a page's title, escaped.
  func writeTitle(of destination: Int, into out: inout ByteBuffer) {
    texts.write(Self.number(of: .title, destination), into: &out)
  }

  /// Writes a destination as Swift source, escaped and without its type.
  func writeLiteral(of destination: Int, into out: inout ByteBuffer) {
    texts.write(Self.number(of: .literal, destination), into: &out)
  }

  @inline(__always)
  private static func number(of text: Text, _ destination: Int) -> Int {
    destination * Text.allCases.count + text.rawValue
  }
}
