import Bytes
import RouteGraph

/// What the prototype's script shows of a flow's destinations, in JSON.
struct DestinationLabels: Sendable {
  /// What is said of the destinations.
  let texts: DestinationTexts
  private let destinations: [Destination]
  /// What stands between the title and the literal of the destinations of each case: their type.
  private let types: PackedTexts

  /// The labels of a flow.
  ///
  /// - Parameters:
  ///   - destinations: The flow's destinations.
  ///   - groups: Its cases.
  ///   - texts: What is said of its destinations.
  init(of destinations: [Destination], groups: [RouteGroup], texts: DestinationTexts) {
    self.destinations = destinations
    self.texts = texts
    types = PackedTexts(count: groups.count) { number, out in
      out.append(",")
      out.append(json: SwiftLiteral.type(of: groups[number].type))
      out.append(",")
    }
  }

  /// The number of labels.
  var count: Int { destinations.count }

  /// Writes the label of a destination, a field of an object: its id, then the page's title, its type
  /// and itself as Swift, and the screen's own title where the page has another one.
  func write(_ destination: Int, into out: inout ByteBuffer) {
    // Ids hold nothing that JSON escapes.
    out.append("\"")
    texts.writeID(of: destination, into: &out)
    out.append("\":[")
    texts.writeJSON(titleOf: destination, into: &out)
    types.write(texts.group(of: destination), into: &out)
    texts.writeJSON(literalOf: destination, into: &out)
    if texts.isRetitled(destination) {
      out.append(",")
      out.append(json: destinations[destination].title)
    }
    out.append("]")
  }
}
