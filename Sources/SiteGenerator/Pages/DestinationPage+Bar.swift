import Mustache
import RouteGraph

/// What a page says about its screen's bar.
struct BarNote: TemplateRecord {
  let text: String

  static let fields: [TemplateField<BarNote>] = [.text("text", \.text)]
}

extension DestinationPage {
  /// What hiding the bar or its back button costs.
  var barNotes: [String] {
    if content.bar.isHidden || flow.graph.bar.background != nil {
      return [
        words(
          "The system's bar is hidden, so the swipe from the edge is off unless the app turns it on again.",
          "시스템 막대를 숨겨서 앱이 다시 켜지 않는 한 가장자리를 쓸어 돌아갈 수 없습니다.")
      ]
    }
    guard content.bar.isBackButtonHidden else { return [] }
    return [
      words(
        "The back button is hidden, so the swipe from the edge is off unless the app turns it on again.",
        "뒤로 버튼을 숨겨서 앱이 다시 켜지 않는 한 가장자리를 쓸어 돌아갈 수 없습니다.")
    ]
  }

  /// Whether something leads away from the screen; the app's first screen needs nothing that does.
  var hasWayOut: Bool {
    let machine = state.machine
    switch machine.presentationStyle {
    case nil where state.trail.count == 1: return true
    case .sheet, .popover, .inspector, .confirmationDialog: return true
    default: break
    }
    let hasBackButton =
      !content.bar.isBackButtonHidden && !content.bar.isHidden && state.trail.count > 1
    return hasBackButton
      || state.outcomes.indices.contains { number in
        guard case .shows = state.outcomes[number], let control = state.control(number) else {
          return false
        }
        return (try? machine.applying(control.transition.action)) != machine
      }
  }
}
