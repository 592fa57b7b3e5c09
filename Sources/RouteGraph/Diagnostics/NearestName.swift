/// Finds the name that somebody probably meant.
public enum NearestName {
  /// The candidate with the smallest edit distance to a misspelt name, the first of equals, or nil
  /// where none is near: at most a third of the longer name's letters, at least one, may differ.
  ///
  /// Letter case does not count. O(candidates * length^2).
  public static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      let distance = distance(from: wanted, to: letters)
      if distance <= allowed, distance < best?.distance ?? Int.max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The optimal string alignment distance: insertions, deletions, replacements and swaps of
  /// neighbours count one each.
  private static func distance(from: [Unicode.Scalar], to: [Unicode.Scalar]) -> Int {
    guard !from.isEmpty else { return to.count }
    guard !to.isEmpty else { return from.count }
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for row in 1...from.count {
      var current = [row]
      for column in 1...to.count {
        let replaced = last[column - 1] + (from[row - 1] == to[column - 1] ? 0 : 1)
        var cheapest = min(replaced, last[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, from[row - 1] == to[column - 2], from[row - 2] == to[column - 1] {
          cheapest = min(cheapest, beforeLast[column - 2] + 1)
        }
        current.append(cheapest)
      }
      (beforeLast, last) = (last, current)
    }
    return last[to.count]
  }
}
