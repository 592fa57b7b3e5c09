import RouteGraph

/// One screen as it is drawn: what it shows, and how.
struct ScreenDrawing {
  /// The screen to draw.
  let state: ScreenState
  /// What stands around the screen's page.
  let frame: PageFrame
  /// Whether nothing can be pressed: the presenter under a sheet, a thumbnail.
  var isPicture = false
  /// The condition whose form is drawn, where the screen has several.
  var form: Condition?

  /// What leads from the page to other files.
  var links: PageLinks { frame.links }
  /// The line symbols.
  var icons: IconSet { frame.plan.supplies.icons }
  /// The interface's texts.
  var words: Words { frame.words }
}

extension ScreenDrawing {
  /// Whether elements under a condition are drawn: where it is the form's, where the form's condition
  /// stands among them, and where no form is made of it.
  ///
  /// A screen that the form is not one of, a column beside it, is drawn in its own first form.
  func draws(_ condition: Condition, over elements: [Element]) -> Bool {
    let all = state.forms
    guard all.contains(condition) else { return true }
    let drawn = form.flatMap { all.contains($0) ? $0 : nil } ?? all.first
    return drawn == condition || drawn.map { ScreenForms.holds(elements, $0) } == true
  }

  /// Why a control is dead, in a sentence; nil where it isn't.
  func reason(of outcome: ControlOutcome) -> String? {
    switch outcome {
    case .isDead(let problem): words.sentence(of: problem)
    case .isUnsafe(let url):
      words("No page may link to '\(url)'.", "'\(url)'에는 링크할 수 없습니다.")
    case .changes(let state):
      words("Sets \(state.rawValue).", "\(state.rawValue) 값을 바꿉니다.")
    case .shows, .leaves: nil
    }
  }

  /// What may surprise about a control, in a sentence.
  func sentence(of note: BackStackNote) -> String {
    words.sentence(of: note) { id in
      state.flow.place(of: id).map { state.flow.title(of: $0) } ?? id.rawValue
    }
  }
}
