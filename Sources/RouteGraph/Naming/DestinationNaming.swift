/// Names destinations by type, case and values alone, never by order: `shop-route/champion/ahri`.
///
/// Each part is a ``Slug``; where two would clash after case folding they end in a digest. Several
/// values are joined by two dashes, which no slug holds.
package struct DestinationNaming {
  /// The names, in the order of the descriptions.
  package private(set) var ids: [DestinationID]
  /// The descriptions that nothing tells from an earlier one.
  package private(set) var indistinct: [Int] = []

  /// Names what is described. O(n).
  ///
  /// - Parameters:
  ///   - descriptions: What each destination says of itself.
  ///   - typeNames: The name by which each type is shown; by default its full name.
  package init(_ descriptions: [RouteDescription], typeNames: [String: String] = [:]) {
    self.init(descriptions, groups: CaseGroups(descriptions), typeNames: typeNames)
  }

  /// Names what is described and grouped by cases. O(n).
  init(_ descriptions: [RouteDescription], groups: CaseGroups, typeNames: [String: String]) {
    let folders = Self.folders(of: groups.groups.map(\.key), typeNames: typeNames)
    ids = Array(repeating: DestinationID(rawValue: ""), count: descriptions.count)
    for (key, places) in groups.groups {
      let folder = folders[key] ?? ""
      if places.count == 1, descriptions[places[0]].arguments.isEmpty {
        ids[places[0]] = DestinationID(rawValue: folder)
        continue
      }
      let named = UniqueSlugs(places.map { Self.candidate(descriptions[$0].arguments) }) {
        Self.fullText(of: descriptions[places[$0]].arguments)
      }
      for (place, slug) in zip(places, named.slugs) {
        ids[place] = DestinationID(rawValue: Self.path(folder, slug))
      }
      indistinct += named.indistinct.map { places[$0] }
    }
    indistinct.sort()
  }

  /// The places in the order of their ids. O(n log n).
  ///
  /// The ids of a case begin with its folder and never lie among those of another, so that each case
  /// is sorted by what comes after it.
  ///
  /// - Parameter groups: The places by case.
  func order(of groups: CaseGroups) -> [Int] {
    var cases = groups.groups.map { group in
      group.places.map { (beginning: ids[$0].lastPartBeginning, place: $0) }.sorted { left, right in
        left.beginning == right.beginning
          ? ids[left.place] < ids[right.place] : left.beginning < right.beginning
      }
    }
    cases.sort { ids[$0[0].place] < ids[$1[0].place] }
    return cases.flatMap { $0.map(\.place) }
  }

  /// The path of each case: `shop-route/champion`.
  private static func folders(
    of keys: [CaseKey], typeNames: [String: String]
  ) -> [CaseKey: String] {
    let types = Dictionary(grouping: keys, by: \.type)
    let typeKeys = Array(types.keys)
    let typeSlugs = UniqueSlugs(identifiers: typeKeys.map { typeNames[$0] ?? $0 }).slugs
    var folders: [CaseKey: String] = [:]
    for (type, typeSlug) in zip(typeKeys, typeSlugs) {
      let cases = types[type] ?? []
      let caseSlugs = UniqueSlugs(identifiers: cases.map(\.caseName)).slugs
      for (key, caseSlug) in zip(cases, caseSlugs) { folders[key] = path(typeSlug, caseSlug) }
    }
    return folders
  }

  private static func candidate(_ arguments: [RouteArgument]) -> UniqueSlugs.Candidate {
    if arguments.count == 1 { return .init(arguments[0].slug) }
    // Several screens of one value type, where a scan knows no value to tell them by.
    if arguments.isEmpty { return .init("") }
    return .init(joined: arguments.map { Slug($0.slug) }, of: fullText(of: arguments))
  }

  /// What tells the values from all others of their case.
  private static func fullText(of arguments: [RouteArgument]) -> String {
    arguments.map { "\($0.label ?? "")=\($0.slug)=\($0.text)" }.joined(separator: "\u{1F}")
  }

  /// Two parts of a name, in a text of just their size: names stay in memory.
  private static func path(_ folder: String, _ slug: String) -> String {
    let count = folder.utf8.count + 1 + slug.utf8.count
    return String(unsafeUninitializedCapacity: count) { path in
      let end = path.initialize(fromContentsOf: folder.utf8)
      path.initializeElement(at: end, to: UInt8(ascii: "/"))
      return path[(end + 1)...].initialize(fromContentsOf: slug.utf8)
    }
  }
}

extension DestinationID {
  /// The first eight bytes of the last part, as a number that orders as they do.
  fileprivate var lastPartBeginning: UInt64 {
    let bytes = rawValue.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    var number: UInt64 = 0
    var room = 64
    for byte in bytes[start...].prefix(8) {
      room -= 8
      number |= UInt64(byte) << room
    }
    return number
  }
}
