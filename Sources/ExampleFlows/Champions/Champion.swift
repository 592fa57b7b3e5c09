/// Someone to read about and to buy a skin for.
struct Champion: Hashable, Identifiable, Sendable {
  let id: String
  let name: String
  let motto: String
  /// What the picture shows.
  let picture: String
}

extension Champion {
  static let aatrox = Champion(
    id: "aatrox", name: "Aatrox", motto: "No war is the last one",
    picture: "A sword taller than a door")
  static let ahri = Champion(
    id: "ahri", name: "Ahri", motto: "Follow the fox light",
    picture: "Nine tails under a full moon")
  static let ashe = Champion(
    id: "ashe", name: "Ashe", motto: "One arrow, one winter",
    picture: "A bow made of ice")
  static let diana = Champion(
    id: "diana", name: "Diana", motto: "The moon keeps her own",
    picture: "A silver blade, curved like the moon")
  static let kaisa = Champion(
    id: "kaisa", name: "Kai'Sa", motto: "Out of the dark, twice as fast",
    picture: "Violet wings of a living suit")
  static let kayle = Champion(
    id: "kayle", name: "Kayle", motto: "Judge slowly, strike once",
    picture: "Golden armour with six wings")
  static let lulu = Champion(
    id: "lulu", name: "Lulu", motto: "Bigger! Smaller! Friends!",
    picture: "A striped hat and a small purple friend")
  static let ryze = Champion(
    id: "ryze", name: "Ryze", motto: "Every scroll has its price",
    picture: "Blue hands over an open scroll")
  static let jarvan = Champion(
    id: "jarvan", name: "Jarvan", motto: "A crown is carried, not worn",
    picture: "A lance with a flag in the sand")

  /// Everyone, in the order of the list.
  static let all = [aatrox, ahri, ashe, diana, kaisa, kayle, lulu, ryze, jarvan]
}
