import RouteGraph

extension Words {
  /// A layer that is open when a deep link arrives.
  func deepLinkLayer(_ style: PresentationStyle, _ title: String) -> String {
    switch style {
    case .sheet: self("Sheet '\(title)'", "시트 '\(title)'")
    case .fullScreenCover: self("Cover '\(title)'", "전체 화면 '\(title)'")
    case .popover: self("Popover '\(title)'", "팝오버 '\(title)'")
    case .inspector: self("Inspector '\(title)'", "인스펙터 '\(title)'")
    case .alert: self("Alert '\(title)'", "알림 '\(title)'")
    case .confirmationDialog: self("Dialog '\(title)'", "대화상자 '\(title)'")
    }
  }

  /// What a link opens, after the layers that it closes.
  func deepLinkOpens(_ stack: [String], closing layers: [String]) -> String {
    let stack = stack.joined(separator: " › ")
    guard !layers.isEmpty else { return self("Opens \(stack).", "\(stack) 열림.") }
    let closed = layers.reversed().map { "'\($0)'" }.joined(separator: ", ")
    return self("Closes \(closed), then opens \(stack).", "\(closed) 닫은 뒤 \(stack) 열림.")
  }

  /// Why a link doesn't open its screen yet.
  func deepLinkWaits(for layer: String) -> String {
    self("Held back until '\(layer)' is left.", "'\(layer)' 화면을 떠날 때까지 보류.")
  }

  /// What is open where a flow says nothing.
  func deepLinkIsUnstated(over layer: String) -> String {
    self(
      "The flow doesn't say: unless the app closes '\(layer)' first, the screen opens behind it.",
      "흐름에 나와 있지 않음: 앱이 '\(layer)' 화면을 먼저 닫지 않으면 그 뒤에서 열립니다.")
  }
}
