import Waymark

/// What the tabs push: the first and the second screen after a row of the list.
enum ViewOptions: Route {
  case homeFirst(champion: Champion)
  case homeSecond(champion: Champion)

  var screen: Screen {
    switch self {
    case .homeFirst(let champion):
      Screen(champion.name, subtitle: champion.motto) {
        Image(champion.picture, shape: .banner)
        Text(champion.picture).secondary()
        Button("Buy a skin", style: .prominent, .push(ViewOptions.homeSecond(champion: champion)))
      }
    case .homeSecond(let champion):
      Screen("A skin for \(champion.name)?") {
        Image(champion.name, shape: .avatar)
        Text("New look, same champion.").font(.title)
        Button("Let me look again", style: .prominent, .pop())
        Button("No thanks", style: .cancel, .popToRoot)
      }
    }
  }
}
