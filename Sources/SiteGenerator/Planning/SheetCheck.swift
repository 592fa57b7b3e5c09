import RouteGraph

/// Finds sheets that one view may be asked for while another sheet of the same view is open.
///
/// SwiftUI shows one sheet of a view at a time. A screen that is presented by another one, and
/// presents what that one presents as well, may only set the flag of a sheet modifier that stands
/// there: then nothing is seen to happen until the first sheet has closed.
struct SheetCheck {
  private let graph: FlowGraph
  private let index: GraphIndex

  init(_ graph: FlowGraph, index: GraphIndex) {
    self.graph = graph
    self.index = index
  }

  /// Whether the presenter of a screen presents too what the screen asks for as a sheet. O(transitions
  /// of the presenter).
  ///
  /// - Parameters:
  ///   - transition: What asks for a sheet, by its place among the transitions.
  ///   - presenter: The screen under the asking screen's layer.
  func isPresented(by presenter: Int, too transition: Int) -> Bool {
    guard let target = sheet(of: transition) else { return false }
    return index.outgoing(of: presenter).contains { sheet(of: $0) == target }
  }

  /// A note for each sheet that may have to wait, in the order of the transitions that ask for it.
  var problems: [Diagnostic] {
    var presenters: [DestinationID: [Int]] = [:]
    for place in graph.transitions.indices {
      guard let target = sheet(of: place) else { continue }
      let source = graph.transitions[place].from
      if let presenter = index.position(of: source) {
        presenters[target, default: []].append(presenter)
      }
    }
    guard !presenters.isEmpty else { return [] }
    return graph.transitions.indices.compactMap { place in
      guard let target = sheet(of: place) else { return nil }
      let transition = graph.transitions[place]
      guard target != transition.from else { return nil }
      let presenter = presenters[transition.from]?.first {
        graph.destinations[$0].id != transition.from && isPresented(by: $0, too: place)
      }
      return presenter.map { note(on: transition, of: target, presenter: $0) }
    }
  }

  private func note(
    on transition: Transition, of target: DestinationID, presenter: Int
  ) -> Diagnostic {
    let first = title(of: transition.from)
    let second = title(of: target)
    return Diagnostic(
      .note, "sheet-may-wait", at: transition.source,
      "'\(first)' and '\(second)' are both presented by '\(graph.destinations[presenter].title)' and "
        + "can be asked for at once: '\(first)' shows, then '\(second)'",
      fix: "present '\(second)' by a modifier of '\(first)' itself, or both by one sheet(item:)")
  }

  private func title(of id: DestinationID) -> String {
    index.position(of: id).map { graph.destinations[$0].title } ?? id.rawValue
  }

  /// What a transition presents as a sheet or a cover.
  private func sheet(of transition: Int) -> DestinationID? {
    guard index.kind(of: transition) == .present,
      case .present(let style, let target, _) = graph.transitions[transition].action
    else { return nil }
    return style == .sheet || style == .fullScreenCover ? target : nil
  }
}
