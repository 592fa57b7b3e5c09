import RouteGraph

/// What pages say about a control: why it is dead, or what may surprise about it. The names are
/// those of ``BackStackProblem`` and ``BackStackNote``.
enum BackStackSentence: String, CaseIterable {
  case noStack = "no-stack"
  case nothingToDismiss = "nothing-to-dismiss"
  case popPastRoot = "pop-past-root"
  case popTargetMissing = "pop-target-missing"
  case noSuchTab = "no-such-tab"
  case noSuchColumn = "no-such-column"
  case flagStillSet = "flag-still-set"
  case popsMoreThanSeen = "pops-more-than-seen"
  case orderMayDiffer = "order-may-differ"
  case noWayOut = "no-way-out"
}

extension Words {
  /// Every sentence with its gaps; Swift fills them for the static pages, the script for others.
  var sentences: [(key: BackStackSentence, text: String)] {
    BackStackSentence.allCases.map { ($0, sentence($0)) }
  }

  private func sentence(_ key: BackStackSentence) -> String {
    switch key {
    case .noStack:
      self(
        "No navigation stack around this screen, so this does nothing.",
        "이 화면을 감싸는 내비게이션 스택이 없어 아무 일도 일어나지 않습니다.")
    case .nothingToDismiss:
      self("There is nothing to dismiss here.", "여기에는 닫을 것이 없습니다.")
    case .popPastRoot:
      self(
        "This removes {count} from a path of {pathCount}: the app would stop.",
        "항목이 {pathCount}개인 경로에서 {count}개를 빼므로 앱이 멈춥니다.")
    case .popTargetMissing:
      self("The screen to go back to is not on the path.", "돌아갈 화면이 경로에 없습니다.")
    case .noSuchTab: self("There is no tab '{tab}' here.", "여기에는 '{tab}' 탭이 없습니다.")
    case .noSuchColumn: self("There is no column {column} here.", "여기에는 {column}번째 열이 없습니다.")
    case .flagStillSet:
      self(
        "Lands on {titles}: its flag is still set.", "{titles}에 닿습니다. 플래그가 아직 켜져 있습니다.")
    case .popsMoreThanSeen:
      self(
        "Removes {count} from the path and {removed} screens from view: what lies off the path goes along.",
        "경로에서는 {count}개가, 화면에서는 {removed}개가 사라집니다. 경로 밖 화면이 함께 빠집니다.")
    case .orderMayDiffer:
      self(
        "A screen off the path is open: the app may put the new one under it.",
        "경로 밖 화면이 열려 있어 새 화면이 그 아래에 놓일 수 있습니다.")
    case .noWayOut:
      self(
        "Nothing leads away from this screen: no back button, no control that leaves it.",
        "이 화면에서 나갈 길이 없습니다. 뒤로 버튼도, 벗어나는 컨트롤도 없습니다.")
    }
  }

  /// Why a control is dead.
  func sentence(of problem: BackStackProblem) -> String {
    switch problem {
    case .noStack: sentence(.noStack)
    case .nothingToDismiss: sentence(.nothingToDismiss)
    case .popPastRoot(let count, let pathCount):
      sentence(.popPastRoot).filling("count", count).filling("pathCount", pathCount)
    case .popTargetMissing: sentence(.popTargetMissing)
    case .noSuchTab(let tab): sentence(.noSuchTab).filling("tab", tab.rawValue)
    case .noSuchColumn(let column): sentence(.noSuchColumn).filling("column", column)
    }
  }

  /// What may surprise about a live control; `title` names the destination of an id.
  func sentence(of note: BackStackNote, title: (DestinationID) -> String) -> String {
    switch note {
    case .flagStillSet(let staying):
      sentence(.flagStillSet).filling("titles", staying.map(title).joined(separator: ", "))
    case .popsMoreThanSeen(let count, let removed):
      sentence(.popsMoreThanSeen).filling("count", count).filling("removed", removed)
    case .orderMayDiffer: sentence(.orderMayDiffer)
    }
  }

  /// What to say of a screen that nothing leads away from.
  var noWayOut: String { sentence(.noWayOut) }
}

extension String {
  /// The text with a value in a gap: `{count}`.
  fileprivate func filling(_ gap: String, _ value: some CustomStringConvertible) -> String {
    replacing("{\(gap)}", with: value.description)
  }
}
