/// A name of the source in words, for screens and tabs that the source gives no title.
enum ReadableName {
  /// The words of a case's name, without what only says that it is a view: `editProfile` and
  /// `editProfileView` are "Edit profile".
  static func title(ofCase name: String) -> String {
    let words = words(of: name)
    return sentence(words.prefix(1) + words.dropFirst().filter { !kinds.contains($0) })
  }

  /// The words of a view's name: `EditProfileView` is "Edit profile", `Editor.MainView` "Main". What
  /// has no view of its own, `Owner#asksFirst`, goes by the variable: "Asks first".
  static func title(ofView name: String) -> String {
    if let member = name.split(separator: "#").last, member.count < name.count {
      return title(ofCase: String(member))
    }
    return title(ofCase: name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Words after the first that say nothing of what is shown.
  private static let kinds: Set<String> = ["View", "Screen", "Controller"]

  private static func sentence(_ words: some Sequence<String>) -> String {
    let words = Array(words)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { isAbbreviation($0) ? $0 : $0.lowercased() }
    let start = first.prefix(1).uppercased() + first.dropFirst()
    return ([start] + rest).joined(separator: " ")
  }

  private static func isAbbreviation(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  /// The words that capitals and underscores tell apart; a row of capitals is one word.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isFollowedBySmall = index + 1 < letters.count && letters[index + 1].isLowercase
      let startsWord =
        letter.isUppercase && (word.last?.isUppercase != true || isFollowedBySmall)
      if startsWord || letter == "_" || letter == "`", !word.isEmpty {
        words.append(word)
        word = ""
      }
      if letter != "_", letter != "`" { word.append(letter) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
