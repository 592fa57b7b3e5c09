/// The words of the definition language, told apart from the routes' own names.
struct Vocabulary {
  private let taken: Set<String>

  /// - Parameter taken: The names that the definition declares.
  init(leaving taken: Set<String>) {
    self.taken = taken
  }

  /// A word of the language; with its module where a route has the same name.
  func callAsFunction(_ word: String) -> String {
    taken.contains(word) ? "Waymark.\(word)" : word
  }

  /// A type of the standard library; with its module where a route has the same name.
  func standard(_ word: String) -> String {
    taken.contains(word) ? "Swift.\(word)" : word
  }
}
