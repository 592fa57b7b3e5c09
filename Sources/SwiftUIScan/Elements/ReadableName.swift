import RouteGraph

/// A name of the source in words, for screens and tabs that the source gives no title.
enum ReadableName {
  /// The words of a case's name, without what only says that it is a view: `editProfile` and
  /// `editProfileView` are "Edit profile".
  static func title(ofCase name: String) -> String {
    NameInWords.sentence(name, without: kinds)
  }

  /// The words of a view's name: `EditProfileView` is "Edit profile", `Editor.MainView` "Main". What
  /// has no view of its own, `Owner#asksFirst`, goes by the variable: "Asks first".
  static func title(ofView name: String) -> String {
    if let member = name.split(separator: "#").last, member.count < name.count {
      return title(ofCase: String(member))
    }
    return title(ofCase: name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Words that say nothing of what is shown.
  private static let kinds: Set<String> = ["View", "Screen", "Controller"]
}
