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
    var groups: [CaseKey: [Int]] = [:]
    for (place, description) in descriptions.enumerated() {
      groups[CaseKey(description), default: []].append(place)
    }
    let folders = Self.folders(of: Array(groups.keys), typeNames: typeNames)
    ids = Array(repeating: DestinationID(rawValue: ""), count: descriptions.count)
    for (key, places) in groups {
      let folder = folders[key] ?? ""
      if places.count == 1, descriptions[places[0]].arguments.isEmpty {
        ids[places[0]] = DestinationID(rawValue: folder)
        continue
      }
      let named = UniqueSlugs(places.map { Self.candidate(descriptions[$0].arguments) })
      for (place, slug) in zip(places, named.slugs) {
        ids[place] = DestinationID(rawValue: "\(folder)/\(slug)")
      }
      indistinct += named.indistinct.map { places[$0] }
    }
    indistinct.sort()
  }

  /// The path of each case: `shop-route/champion`.
  private static func folders(
    of keys: [CaseKey], typeNames: [String: String]
  ) -> [CaseKey: String] {
    let types = Dictionary(grouping: keys, by: \.type)
    let typeKeys = Array(types.keys)
    let typeSlugs = UniqueSlugs(typeKeys.map { .init(identifier: typeNames[$0] ?? $0) }).slugs
    var folders: [CaseKey: String] = [:]
    for (type, typeSlug) in zip(typeKeys, typeSlugs) {
      let cases = types[type] ?? []
      let caseSlugs = UniqueSlugs(cases.map { .init(identifier: $0.caseName) }).slugs
      for (key, caseSlug) in zip(cases, caseSlugs) { folders[key] = "\(typeSlug)/\(caseSlug)" }
    }
    return folders
  }

  private static func candidate(_ arguments: [RouteArgument]) -> UniqueSlugs.Candidate {
    let full = arguments.map { "\($0.label ?? "")=\($0.slug)=\($0.text)" }
    if arguments.count == 1, let only = arguments.first {
      return .init(only.slug, fullText: full[0])
    }
    // Several screens of one value type, where a scan knows no value to tell them by.
    if arguments.isEmpty { return .init("", fullText: "") }
    return .init(
      joined: arguments.map { Slug($0.slug) }, fullText: full.joined(separator: "\u{1F}"))
  }
}
