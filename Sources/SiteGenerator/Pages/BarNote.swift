import Mustache
import RouteGraph

/// What a page says about its screen's bar.
struct BarNote: TemplateRecord {
  let text: String

  static let fields: [TemplateField<BarNote>] = [.text("text", \.text)]

  /// What hiding the bar or its back button costs.
  static func notes(on state: ScreenState, words: Words) -> [BarNote] {
    if state.content.bar.isHidden || state.flow.graph.bar.background != nil {
      return [
        BarNote(
          text: words(
            "The system's bar is hidden, so the swipe from the edge is off unless the app turns it on again.",
            "시스템 막대를 숨겨서 앱이 다시 켜지 않는 한 가장자리를 쓸어 돌아갈 수 없습니다."))
      ]
    }
    guard state.content.bar.isBackButtonHidden else { return [] }
    return [
      BarNote(
        text: words(
          "The back button is hidden, so the swipe from the edge is off unless the app turns it on again.",
          "뒤로 버튼을 숨겨서 앱이 다시 켜지 않는 한 가장자리를 쓸어 돌아갈 수 없습니다."))
    ]
  }
}
