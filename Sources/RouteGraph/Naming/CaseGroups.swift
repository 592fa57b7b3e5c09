/// Places of described routes by the case that they are values of.
struct CaseGroups {
  /// The cases in the order in which they were met, each with its places from the first on.
  private(set) var groups: [(key: CaseKey, places: [Int])] = []

  /// Groups what is described. O(n).
  init(_ descriptions: [RouteDescription]) {
    var numbers: [CaseKey: Int] = [:]
    var last = 0
    for place in descriptions.indices {
      let key = CaseKey(descriptions[place])
      // Values of one case mostly follow each other.
      if !groups.indices.contains(last) || groups[last].key != key {
        last = numbers[key] ?? groups.count
        if last == groups.count {
          numbers[key] = last
          groups.append((key, []))
        }
      }
      groups[last].places.append(place)
    }
  }
}
