import Waymark

/// The four screens behind the tab bar.
enum MainTab: Route {
  case home, forum, study, profile

  var screen: Screen {
    switch self {
    case .home: Self.homeScreen
    case .forum: Self.forumScreen
    case .study: Self.studyScreen
    case .profile: Self.profileScreen
    }
  }

  private static var homeScreen: Screen {
    Screen("Champions") {
      List {
        for champion in Champion.all {
          NavigationLink(value: ViewOptions.homeFirst(champion: champion)) {
            ChampionRow(champion: champion)
          }
        }
      }
    }
    .largeTitle()
  }

  private static var forumScreen: Screen {
    Screen("Forum") {
      List {
        Section("This week") {
          NavigationLink(
            "Is Aatrox too strong?", value: ViewOptions.homeFirst(champion: .aatrox))
          NavigationLink("Lulu made me laugh", value: ViewOptions.homeFirst(champion: .lulu))
        }
      }
    }
    .largeTitle()
  }

  private static var studyScreen: Screen {
    Screen("Study") {
      List {
        Section("Today's lesson", footer: "Ten minutes a day are enough.") {
          NavigationLink("Aiming with Ashe", value: ViewOptions.homeFirst(champion: .ashe))
        }
      }
    }
    .largeTitle()
  }

  private static var profileScreen: Screen {
    Screen("Profile") {
      List {
        Section("Favourite") {
          NavigationLink(value: ViewOptions.homeFirst(champion: .ahri)) {
            ChampionRow(champion: .ahri)
          }
        }
        Button("Show all champions", .selectTab("home"))
      }
    }
    .largeTitle()
  }
}
