import RouteGraph

/// Finds sheets that one view may be asked for while another sheet of the same view is open.
///
/// SwiftUI shows one sheet of a view at a time. A screen that is presented by another one, and
/// presents what that one presents as well, may only set the flag of a sheet modifier that stands
/// there: then nothing is seen to happen until the first sheet has closed.
struct SheetCheck: Sendable {
  /// A screen that presents another one as a sheet or a cover, by their places.
  private struct Presentation: Hashable, Sendable {
    let presenter: Int
    let target: Int
  }

  private let graph: FlowGraph
  private let index: GraphIndex
  /// What presents, in the order of the transitions, by their places.
  private let sheets: [(transition: Int, presentation: Presentation)]
  private let presentations: Set<Presentation>

  /// Collects what presents sheets in a flow. O(transitions).
  init(_ graph: FlowGraph, index: GraphIndex) {
    self.graph = graph
    self.index = index
    var sheets: [(transition: Int, presentation: Presentation)] = []
    for place in graph.transitions.indices where index.kind(of: place) == .present {
      guard let target = Self.sheet(of: place, in: graph, index),
        let presenter = index.origin(of: place)
      else { continue }
      sheets.append((place, Presentation(presenter: presenter, target: target)))
    }
    self.sheets = sheets
    presentations = Set(sheets.lazy.map(\.presentation))
  }

  /// What a transition that presents something shows as a sheet or a cover.
  private static func sheet(of transition: Int, in graph: FlowGraph, _ index: GraphIndex) -> Int? {
    guard case .present(let style, _, _) = graph.transitions[transition].action,
      style == .sheet || style == .fullScreenCover
    else { return nil }
    return index.shownDestination(of: transition)
  }

  /// Whether the presenter of a screen presents too what the screen asks for as a sheet, other than
  /// itself.
  ///
  /// - Parameters:
  ///   - transition: What presents something, by its place among the transitions.
  ///   - presenter: The screen under the asking screen's layer.
  func isPresented(by presenter: Int, too transition: Int) -> Bool {
    guard let target = Self.sheet(of: transition, in: graph, index),
      target != index.origin(of: transition)
    else { return false }
    return isPresented(target, by: presenter)
  }

  private func isPresented(_ target: Int, by presenter: Int) -> Bool {
    presentations.contains(Presentation(presenter: presenter, target: target))
  }

  /// A note for each sheet that may have to wait, in the order of the transitions that ask for it.
  ///
  /// O(n * √n) for n of them: of the presenters of both sheets only the fewer are looked at.
  var problems: [Diagnostic] {
    let presenters = sheets.reduce(into: [Int: [Int]]()) { presenters, sheet in
      presenters[sheet.presentation.target, default: []].append(sheet.presentation.presenter)
    }
    return sheets.compactMap { place, sheet in
      let (first, second) = (sheet.presenter, sheet.target)
      guard first != second, let ofFirst = presenters[first], let ofSecond = presenters[second]
      else { return nil }
      let fewer = ofFirst.count < ofSecond.count ? ofFirst : ofSecond
      let presenter = fewer.first {
        $0 != first && isPresented(first, by: $0) && isPresented(second, by: $0)
      }
      return presenter.map { note(on: place, first, second, presenter: $0) }
    }
  }

  private func note(
    on transition: Int, _ first: Int, _ second: Int, presenter: Int
  ) -> Diagnostic {
    let first = graph.destinations[first].title
    let second = graph.destinations[second].title
    return Diagnostic(
      .note, "sheet-may-wait", at: graph.transitions[transition].source,
      "'\(first)' and '\(second)' are both presented by '\(graph.destinations[presenter].title)' and "
        + "can be asked for at once: '\(first)' shows, then '\(second)'",
      fix: "present '\(second)' by a modifier of '\(first)' itself, or both by one sheet(item:)")
  }
}
