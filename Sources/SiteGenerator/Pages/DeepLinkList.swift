import Mustache
import RouteGraph

/// What a screen's deep link does in each state of the app that a link can meet.
struct DeepLinkList: TemplateRecord {
  let items: [DeepLinkRow]
  let leftOut: LeftOut?

  /// The states of a flow, as a screen's page lists them; nil for a screen without a deep link, and in
  /// a flow that opens no layer over its container.
  init?(of state: ScreenState, words: Words) {
    guard state.content.deepLink != nil, let found = state.flow.deepLinkArrivals,
      found.arrivals.count > 1
    else { return nil }
    items = found.arrivals.map { DeepLinkRow(arrival: $0, state: state, words: words) }
    leftOut =
      found.leftOutCount > 0 ? LeftOut(text: words.leftOut(found.leftOutCount), href: nil) : nil
  }

  static let fields: [TemplateField<DeepLinkList>] = [
    .list("items", \.items),
    .optionalRecord("leftOut", \.leftOut),
  ]
}

/// What a deep link does in one state of the app.
struct DeepLinkRow: TemplateRecord {
  let arrival: DeepLinkArrival
  let state: ScreenState
  let words: Words

  static let fields: [TemplateField<DeepLinkRow>] = [
    .text("outcome") { $0.outcome },
    .text("situation") { $0.situation },
    .text("sentence") { $0.sentence },
  ]

  private var outcome: String {
    switch arrival.outcome {
    case .opens: arrival.layers.isEmpty ? "opens" : "closes"
    case .waits: "waits"
    case .unstated: "unstated"
    }
  }

  /// The layers that are open, bottom to top.
  private var situation: String {
    guard !arrival.layers.isEmpty else { return words("Nothing open", "열린 것 없음") }
    return arrival.layers.map { layer in
      guard case .present(let style, _, _) = state.flow.graph.transitions[layer].action else {
        return title(of: layer)
      }
      return words.deepLinkLayer(style, title(of: layer))
    }.joined(separator: " › ")
  }

  private var sentence: String {
    switch arrival.outcome {
    case .opens:
      words.deepLinkOpens(
        state.trail.map { state.flow.title(of: $0.destination) },
        closing: arrival.layers.map(title))
    case .waits(let layer): words.deepLinkWaits(for: title(of: arrival.layers[layer]))
    case .unstated(let layer): words.deepLinkIsUnstated(over: title(of: arrival.layers[layer]))
    }
  }

  /// The title of the screen that a transition presents.
  private func title(of layer: Int) -> String {
    state.flow.index.shownDestination(of: layer).map { state.flow.title(of: $0) } ?? ""
  }
}
