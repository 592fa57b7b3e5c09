/// A name of the source as people read it.
///
/// Capitals and underscores tell words apart, and a row of capitals is one word: `editProfile` is
/// "Edit profile", `showPDF` "Show PDF" and `URLList` "URL list".
package enum NameInWords {
  /// The name as a sentence without its full stop. O(length of the name).
  ///
  /// - Parameters:
  ///   - name: The name of a case, a view or a type.
  ///   - fillers: Words that are left out where they are not the first.
  package static func sentence(_ name: String, without fillers: Set<String> = []) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().filter { !fillers.contains($0) }
      .map { isAbbreviation($0) ? $0 : $0.lowercased() }
    let start = first.prefix(1).uppercased() + first.dropFirst()
    return ([start] + rest).joined(separator: " ")
  }

  private static func isAbbreviation(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  /// The words; what a dot joins, as in the name of a nested type, is one.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isFollowedBySmall = index + 1 < letters.count && letters[index + 1].isLowercase
      let startsWord =
        letter.isUppercase && word.last != "."
        && (word.last?.isUppercase != true || isFollowedBySmall)
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
