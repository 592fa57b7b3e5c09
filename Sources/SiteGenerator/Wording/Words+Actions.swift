import RouteGraph

extension Words {
  /// The action in one or two words.
  func name(of kind: ActionKind) -> String {
    switch kind {
    case .push: self("Push", "푸시")
    case .show: self("Show", "표시")
    case .present: self("Present", "모달")
    case .pop: self("Pop", "팝")
    case .popTo: self("Pop to", "거기까지 팝")
    case .popToRoot: self("Pop to root", "처음으로")
    case .back: self("Back", "뒤로")
    case .dismiss: self("Dismiss", "닫기")
    case .dismissAll: self("Dismiss all", "모두 닫기")
    case .replaceTop: self("Replace top", "맨 위 바꾸기")
    case .setStack: self("Set stack", "스택 설정")
    case .selectTab: self("Tab", "탭")
    case .select: self("Select", "선택")
    case .openURL: self("Open URL", "URL 열기")
    case .set: self("Set", "값 설정")
    }
  }

  /// What stands between a presented screen and the one under it.
  func name(of style: PresentationStyle) -> String {
    switch style {
    case .sheet: self("Sheet over", "시트, 아래는")
    case .fullScreenCover: self("Cover over", "전체 화면, 아래는")
    case .popover: self("Popover over", "팝오버, 아래는")
    case .inspector: self("Inspector of", "인스펙터, 대상은")
    case .alert: self("Alert over", "알림, 아래는")
    case .confirmationDialog: self("Dialog over", "대화상자, 아래는")
    }
  }

  /// What a legend says of a kind of edge.
  func legend(of kind: ActionKind) -> String {
    switch kind {
    case .push: self("Push: onto the path", "푸시: 경로 위로")
    case .show: self("Show: on screen, off the path", "표시: 화면에는 있으나 경로 밖")
    case .present: self("Present: a layer above", "모달: 위에 놓이는 층")
    case .setStack: self("Set stack: the whole path at once", "스택 설정: 경로 전체를 한 번에")
    case .replaceTop: self("Replace top: the path's last entry", "맨 위 바꾸기: 경로의 마지막 항목")
    case .selectTab: self("Tab: another tab's stack", "탭: 다른 탭의 스택")
    case .select: self("Select: a column of the split view", "선택: 분할 보기의 열")
    default: name(of: kind)
    }
  }

  /// Why a control is dead.
  func sentence(of problem: BackStackProblem) -> String {
    switch problem {
    case .noStack:
      self(
        "No navigation stack around this screen, so this does nothing.",
        "이 화면을 감싸는 내비게이션 스택이 없어 아무 일도 일어나지 않습니다.")
    case .nothingToDismiss:
      self("There is nothing to dismiss here.", "여기에는 닫을 것이 없습니다.")
    case .popPastRoot(let count, let pathCount):
      self(
        "This removes \(count) from a path of \(pathCount): the app would stop.",
        "항목이 \(pathCount)개인 경로에서 \(count)개를 빼므로 앱이 멈춥니다.")
    case .popTargetMissing:
      self("The screen to go back to is not on the path.", "돌아갈 화면이 경로에 없습니다.")
    case .noSuchTab(let tab):
      self("There is no tab '\(tab.rawValue)' here.", "여기에는 '\(tab.rawValue)' 탭이 없습니다.")
    case .noSuchColumn(let column):
      self("There is no column \(column) here.", "여기에는 \(column)번째 열이 없습니다.")
    }
  }

  /// What may surprise about a live control; `title` names the destination of an id.
  func sentence(of note: BackStackNote, title: (DestinationID) -> String) -> String {
    switch note {
    case .flagStillSet(let staying):
      let titles = staying.map(title).joined(separator: ", ")
      return self(
        "Lands on \(titles): its flag is still set.", "\(titles)에 닿습니다. 플래그가 아직 켜져 있습니다.")
    case .popsMoreThanSeen(let count, let removed):
      return self(
        "Removes \(count) from the path and \(removed) screens from view: what lies off the path goes along.",
        "경로에서는 \(count)개가, 화면에서는 \(removed)개가 사라집니다. 경로 밖 화면이 함께 빠집니다.")
    case .orderMayDiffer:
      return self(
        "A screen off the path is open: the app may put the new one under it.",
        "경로 밖 화면이 열려 있어 새 화면이 그 아래에 놓일 수 있습니다.")
    }
  }
}
