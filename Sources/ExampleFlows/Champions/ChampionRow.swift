import Waymark

/// A champion as a row of a list.
struct ChampionRow: ScreenContent {
  let champion: Champion

  var parts: ScreenParts {
    HStack {
      Image(champion.name, shape: .avatar)
      VStack {
        Text(champion.name).font(.headline)
        Text(champion.motto).font(.subheadline).secondary()
      }
      Spacer()
      Image(champion.picture, shape: .thumbnail)
    }
  }
}
