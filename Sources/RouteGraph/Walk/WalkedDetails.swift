/// Makes what controls have in common with others, each once.
struct WalkedDetails {
  /// What names the places where controls are written.
  private(set) var sources: SourceNaming
  private var met = MetDetails()
  /// The last of those of which nothing is said but their place: a loop writes many at one place.
  private var last: (place: SourcePlace, details: TransitionDetails)?

  init(sources: SourceNaming) {
    self.sources = sources
  }

  /// The details of a control.
  mutating func details(
    of control: borrowing ControlDraft, under condition: Condition?
  ) -> TransitionDetails {
    let isPlain = control.deepLinkRule == nil && condition == nil
    if isPlain, let last, last.place.isSame(as: control.place) { return last.details }
    let details = met.details(
      .init(
        deepLinkRule: control.deepLinkRule, condition: condition,
        source: sources.location(of: control.place)))
    if isPlain { last = (control.place, details) }
    return details
  }
}

extension SourcePlace {
  /// Whether two places are known to be one without reading their paths.
  fileprivate func isSame(as other: SourcePlace) -> Bool {
    line == other.line && filePath.hasPointerRepresentation
      && other.filePath.hasPointerRepresentation
      && filePath.utf8Start == other.filePath.utf8Start
  }
}
