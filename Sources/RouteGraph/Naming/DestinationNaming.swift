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
  package init(_ descriptions: [RouteDescription]) {
    let types = Self.slugs(of: descriptions.map(\.typeName)) { Self.typeCandidate($0) }
    let cases = Self.slugs(of: descriptions.map { CaseKey($0) }) {
      .init(identifier: $0.caseName, fullText: $0.caseName)
    } within: {
      $0.type
    }
    var groups: [CaseKey: [Int]] = [:]
    for (place, description) in descriptions.enumerated() {
      groups[CaseKey(description), default: []].append(place)
    }
    ids = descriptions.map { _ in DestinationID(rawValue: "") }
    for (key, places) in groups {
      let start = "\(types[key.type] ?? "")/\(cases[key] ?? "")"
      if let only = places.first, places.count == 1, descriptions[only].arguments.isEmpty {
        ids[only] = DestinationID(rawValue: start)
        continue
      }
      let named = UniqueSlugs(places.map { Self.valuesCandidate(descriptions[$0]) })
      for (place, slug) in zip(places, named.slugs) {
        ids[place] = DestinationID(rawValue: "\(start)/\(slug)")
      }
      indistinct += named.indistinct.map { places[$0] }
    }
    indistinct.sort()
  }

  /// A case of a type.
  private struct CaseKey: Hashable {
    let type: String
    let caseName: String

    init(_ description: RouteDescription) {
      type = description.typeName
      caseName = description.caseName ?? "value"
    }
  }

  private static func typeCandidate(_ name: String) -> UniqueSlugs.Candidate {
    .init(identifier: name, fullText: name)
  }

  private static func valuesCandidate(_ description: RouteDescription) -> UniqueSlugs.Candidate {
    if description.arguments.count == 1, let only = description.arguments.first {
      return .init(only.slug, fullText: "\(only.label ?? "")=\(only.slug)=\(only.text)")
    }
    let joined = description.arguments.map { Slug($0.slug).text }.joined(separator: "--")
    let full = description.arguments.map { "\($0.label ?? "")=\($0.slug)=\($0.text)" }
      .joined(separator: "\u{1F}")
    return .init(joinedSlugs: joined, fullText: full)
  }

  private static func slugs<Key: Hashable>(
    of keys: [Key], _ candidate: (Key) -> UniqueSlugs.Candidate
  ) -> [Key: String] {
    slugs(of: keys, candidate, within: { _ in 0 })
  }

  /// Slugs for the distinct keys, unique within each scope.
  private static func slugs<Key: Hashable, Scope: Hashable>(
    of keys: [Key], _ candidate: (Key) -> UniqueSlugs.Candidate, within scope: (Key) -> Scope
  ) -> [Key: String] {
    var scopes: [Scope: [Key]] = [:]
    for key in Set(keys) { scopes[scope(key), default: []].append(key) }
    var slugs: [Key: String] = [:]
    for keys in scopes.values {
      for (key, slug) in zip(keys, UniqueSlugs(keys.map(candidate)).slugs) { slugs[key] = slug }
    }
    return slugs
  }
}
