import Bytes
import RouteGraph

/// What pages say of other destinations: the id, the title and the Swift literal of each, ready to be
/// copied.
///
/// A page that names a destination links to it too. So the texts of one lie side by side, and behind
/// their lengths: at a hundred thousand destinations each look elsewhere waits for memory.
struct DestinationTexts: Sendable {
  /// The texts of each destination.
  private let records: PackedTexts

  /// Packs the texts of a flow. O(bytes of the texts).
  ///
  /// - Parameters:
  ///   - graph: The flow.
  ///   - titles: Gives the page's title of a destination.
  init(of graph: FlowGraph, titles: (Int) -> String) {
    var title = ByteBuffer()
    var literal = ByteBuffer()
    records = PackedTexts(count: graph.destinations.count) { place, out in
      title.clear()
      title.append(escaping: titles(place))
      literal.clear()
      SwiftLiteral(graph.destinations[place]).write(into: &literal)
      graph.destinations[place].id.rawValue.withUTF8Bytes { id in
        out.append(word: Record.lengths(id: id.count, title: title.count))
        out.append(contentsOf: id)
      }
      out.append(title)
      literal.withBytes { out.append(escaping: $0) }
    }
  }

  /// Whether all bytes of all ids are of one kind. O(bytes of the ids).
  func haveIDs(ofOnly isOfKind: (UInt8) -> Bool) -> Bool {
    (0..<records.count).allSatisfy { withID(of: $0) { $0.allSatisfy(isOfKind) } }
  }

  /// Calls a closure with the bytes of a destination's id.
  func withID<Result>(
    of destination: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    records.withBytes(of: destination) { body(Record($0).id) }
  }

  /// Whether a text is spelled like the page's title of a destination, and has letters of which none
  /// is escaped.
  func isTitle(_ text: String, of destination: Int) -> Bool {
    text.withUTF8Bytes { text in
      records.withBytes(of: destination) { Record($0).title.isEqual(to: text) }
        && !text.isEmpty && !text.contains(UInt8(ascii: "&"))
    }
  }

  /// Writes a destination's id, which needs no escaping.
  func writeID(of destination: Int, into out: inout ByteBuffer) {
    records.withBytes(of: destination) { out.append(contentsOf: Record($0).id) }
  }

  /// Writes a page's title, escaped.
  func writeTitle(of destination: Int, into out: inout ByteBuffer) {
    records.withBytes(of: destination) { out.append(contentsOf: Record($0).title) }
  }

  /// Writes a destination as Swift source, escaped and without its type.
  func writeLiteral(of destination: Int, into out: inout ByteBuffer) {
    records.withBytes(of: destination) { out.append(contentsOf: Record($0).literal) }
  }
}

/// The texts of one destination: the lengths of the first two in eight bytes, then the texts.
private struct Record {
  let id: UnsafeBufferPointer<UInt8>
  let title: UnsafeBufferPointer<UInt8>
  let literal: UnsafeBufferPointer<UInt8>

  /// The texts in the bytes of a record; empty ones where there was no room for it.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = min(8, bytes.count)
    let lengths = start == 8 ? bytes.word(at: 0) : 0
    let idEnd = start + Int(lengths & 0xFFFF_FFFF)
    let titleEnd = idEnd + Int(lengths >> 32)
    id = UnsafeBufferPointer(rebasing: bytes[start..<idEnd])
    title = UnsafeBufferPointer(rebasing: bytes[idEnd..<titleEnd])
    literal = UnsafeBufferPointer(rebasing: bytes[titleEnd...])
  }

  static func lengths(id: Int, title: Int) -> UInt64 {
    UInt64(UInt32(clamping: title)) << 32 | UInt64(UInt32(clamping: id))
  }
}
