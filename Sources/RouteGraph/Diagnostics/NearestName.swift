import Bytes

/// Finds the name that somebody probably meant.
public enum NearestName {
  /// How many names are compared on each side of the place where a name would stand among many.
  private static let reach = 100
  /// The most letters of a name that somebody mistyped; a longer one is near to none.
  private static let longest = 200

  /// The candidate with the smallest edit distance to a misspelt name, the first of equals, or nil
  /// where none is near: at most a third of the longer name's letters, at least one, may differ.
  ///
  /// Letter case does not count, and a name of more than 200 letters is near to none.
  /// O(candidates * length^2).
  public static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    guard wanted.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    var rows = Rows()
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      let limit = min(allowed, (best?.distance ?? Int.max) - 1)
      if let distance = rows.distance(from: wanted, to: letters, atMost: limit) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The nearest of names that are sorted and may be many: only those are compared that stand
  /// around the place where the misspelt name would, so that thousands of mistakes stay cheap.
  ///
  /// O(log candidates + length^2).
  public static func to(
    _ name: String, amongSorted candidates: some RandomAccessCollection<String>
  ) -> String? {
    let low = candidates.partitioningIndex { $0 >= name }
    let first = candidates.index(low, offsetBy: -reach, limitedBy: candidates.startIndex)
    let last = candidates.index(low, offsetBy: reach, limitedBy: candidates.endIndex)
    return to(
      name, among: candidates[(first ?? candidates.startIndex)..<(last ?? candidates.endIndex)])
  }
}

/// The last three rows of the table of distances between the beginnings of two names.
private struct Rows {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var current: [Int] = []

  /// The optimal string alignment distance: insertions, deletions, replacements and swaps of
  /// neighbours count one each; nil where it is greater than a limit.
  mutating func distance(
    from: [Unicode.Scalar], to: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(from.count - to.count) <= limit else { return nil }
    last = Array(0...to.count)
    beforeLast = last
    current = last
    for row in from.indices {
      current[0] = row + 1
      var least = row + 1
      for column in to.indices {
        let replaced = last[column] + (from[row] == to[column] ? 0 : 1)
        var cheapest = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cheapest = min(cheapest, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cheapest
        least = min(least, cheapest)
      }
      guard least <= limit else { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[to.count] <= limit ? last[to.count] : nil
  }
}
