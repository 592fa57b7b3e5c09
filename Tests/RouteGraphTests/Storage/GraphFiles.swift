import Bytes
import RouteGraph

/// Writing and reading graphs in tests.
enum GraphFile {
  /// A graph as the bytes of its file.
  static func bytes(of graph: FlowGraph) -> [UInt8] {
    var buffer = ByteBuffer()
    graph.write(into: &buffer)
    return buffer.bytes
  }

  /// What reading a text says is wrong.
  static func problems(in text: String) -> [String] {
    FlowGraph.read(Array(text.utf8), file: "flow.json").diagnostics.map(\.description)
  }

  /// A file with two screens, the given texts put in for its parts.
  static func text(
    container: String = #"{"stack": {"screen": "shop/home"}}"#,
    destinations: String =
      #"{"id": "shop/home", "type": "Shop"}, {"id": "shop/item", "type": "Shop"}"#,
    transitions: String = "", more: String = ""
  ) -> String {
    """
    {"schema": "waymark.flow/1", "id": "shop", "title": "Shop",
    "container": \(container),
    "destinations": [\(destinations)],
    "transitions": [\(transitions)]\(more)}
    """
  }
}
