import Bytes

/// The text of a page's `title` element.
enum DocumentTitle: Sendable {
  /// A text of its own.
  case text(String)
  /// A destination's title in its flow, and what follows it. A site has a hundred thousand of them:
  /// none is made as a text.
  case destination(Int, FlowPlan, ending: String)

  /// Writes the text, escaped.
  func write(into out: inout ByteBuffer) {
    switch self {
    case .text(let text): out.append(escaping: text)
    case .destination(let destination, let flow, let ending):
      flow.writeTitle(of: destination, into: &out)
      out.append(escaping: ending)
    }
  }

  /// The text.
  var text: String {
    switch self {
    case .text(let text): text
    case .destination(let destination, let flow, let ending):
      flow.title(of: destination) + ending
    }
  }
}
