import RouteGraph

/// What a case of several destinations is called.
///
/// The title they share; else what their titles begin and end with in common, around an ellipsis
/// (`Buy a skin for …?`); else the case's name in words (`homeFirst`: `Home first`).
enum CaseTitle {
  /// The least letters that titles must have in common to name their case.
  static let commonLimit = 4

  /// Each case's title, in the numbering of the index. O(length of all titles).
  static func titles(of graph: FlowGraph, index: CaseIndex) -> [String] {
    var common = index.firstOfCase.map { Common(graph.destinations[$0].title) }
    for (destination, number) in zip(graph.destinations, index.caseNumbers) {
      common[number].narrow(to: destination.title)
    }
    return zip(common, index.firstOfCase).map { common, first in
      common.text ?? inWords(graph.destinations[first])
    }
  }

  /// What titles have in common at their ends.
  private struct Common {
    let first: [Character]
    var prefix: Int
    var suffix = Int.max
    var isWhole = true

    init(_ title: String) {
      first = Array(title)
      prefix = first.count
    }

    mutating func narrow(to title: String) {
      if isWhole, title.elementsEqual(first) { return }
      isWhole = false
      let other = Array(title)
      prefix = min(prefix, zip(first, other).prefix { $0 == $1 }.count)
      suffix = min(suffix, zip(first.reversed(), other.reversed()).prefix { $0 == $1 }.count)
    }

    /// The common text; nil where it is too little. Words are kept whole.
    var text: String? {
      guard !isWhole else { return String(first) }
      let start = first[..<min(prefix, first.count)]
      let head = start.lastIndex(of: " ").map { start[...$0] } ?? []
      let end = first.suffix(max(0, min(suffix, first.count - prefix)))
      let tail = end.firstIndex { !$0.isLetter && !$0.isNumber }.map { end[$0...] } ?? []
      guard head.count + tail.count >= CaseTitle.commonLimit else { return nil }
      return String(head) + "…" + String(tail)
    }
  }

  /// `homeFirst`: `Home first`.
  private static func inWords(_ destination: Destination) -> String {
    let name = destination.caseName ?? destination.view ?? destination.type
    var words = ""
    var wasLower = false
    for character in name {
      if character.isUppercase, wasLower {
        words += " " + character.lowercased()
      } else {
        words += words.isEmpty ? character.uppercased() : String(character)
      }
      wasLower = character.isLowercase
    }
    return words
  }
}
