import Waymark

extension Flow {
  /// An application inside the first of three tabs, with screens on and off the path.
  static var application: Flow {
    Flow("카드 신청", id: "application") {
      TabView {
        Tab("홈", icon: "house", id: "home") { NavigationStack { HomeRoute.main } }
        Tab("내역", icon: "clock", id: "history") { NavigationStack { OtherTab.history } }
        Tab("설정", icon: "gear", id: "settings") { NavigationStack { OtherTab.settings } }
      }
    }
    .accent(.orange)
    .language("ko")
  }
}
