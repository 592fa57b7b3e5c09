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
}
