import Waymark

/// The screens of the two tabs beside the application.
enum OtherTab: Route {
  case history, settings

  var screen: Screen {
    switch self {
    case .history:
      Screen("내역") {
        List {
          Section("신청 중") { Text(HomeRoute.kind) }
        }
        Button("신청 이어서 하기", .selectTab("home"))
      }
      .largeTitle()
    case .settings:
      Screen("설정") {
        List { Toggle("진행 상황 알림", value: OtherTab.notifies) }
      }
      .largeTitle()
    }
  }

  /// Whether the app tells about progress.
  static let notifies = SharedValue("notifies", initial: true)
}
