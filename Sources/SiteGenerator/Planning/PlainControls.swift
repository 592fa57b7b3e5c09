import Bytes
import RouteGraph

/// The controls of a flow of which there is nothing to say but where they lead: declared, under no
/// condition, and called what the page is called that they lead to. A bit for each.
///
/// Most are, and a page lists its ways in from anywhere: at a hundred thousand destinations each
/// control that it looks at in the graph waits for memory.
struct PlainControls: Sendable {
  private var words: [UInt64]

  /// Finds them among a flow's transitions. O(transitions).
  init(of graph: FlowGraph, index: GraphIndex, texts: DestinationTexts) {
    words = Array(repeating: 0, count: graph.transitions.count / UInt64.bitWidth + 1)
    for place in graph.transitions.indices {
      // Field by field: a transition as a whole holds many references to count.
      guard case .declared = graph.transitions[place].confidence,
        graph.transitions[place].condition == nil, index.targetCount(of: place) == 1,
        let shown = index.shownDestination(of: place),
        texts.isTitle(graph.transitions[place].label, of: shown)
      else { continue }
      words[place / UInt64.bitWidth] |= 1 << UInt64(place % UInt64.bitWidth)
    }
  }

  /// Asks for what is known of a control ahead of its use.
  func prefetch(_ transition: Int) { words.prefetch(transition / UInt64.bitWidth) }

  /// Whether a control is one of them, by its place among the transitions.
  func contains(_ transition: Int) -> Bool {
    words[transition / UInt64.bitWidth] >> UInt64(transition % UInt64.bitWidth) & 1 == 1
  }
}
