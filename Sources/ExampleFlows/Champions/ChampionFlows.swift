import Waymark

extension Flow {
  /// One stack around the tab view: a push covers the tab bar.
  static var champions: Flow {
    Flow("Champions") {
      NavigationStack {
        TabView {
          Tab("Home", icon: "house") { MainTab.home }
          Tab("Forum", icon: "bubble") { MainTab.forum }
          Tab("Study", icon: "graduationcap") { MainTab.study }
          Tab("Profile", icon: "person.crop.circle") { MainTab.profile }
        }
      }
    }
    .accent(.blue)
    .ownTabBar()
  }

  /// A stack in each tab: the tab bar stays and each tab remembers where it was.
  static var championsPerTab: Flow {
    Flow("Champions per tab") {
      TabView {
        Tab("Home", icon: "house") { NavigationStack { MainTab.home } }
        Tab("Forum", icon: "bubble") { NavigationStack { MainTab.forum } }
        Tab("Study", icon: "graduationcap") { NavigationStack { MainTab.study } }
        Tab("Profile", icon: "person.crop.circle") { NavigationStack { MainTab.profile } }
      }
    }
    .accent(.indigo)
  }
}
