/// Gives each of several texts a slug of its own, whatever their order.
///
/// Where slugs clash after case folding, each ends in a digest of its full text, save a text that
/// is its own slug in plain ASCII. O(number of texts).
package struct UniqueSlugs {
  /// A text to name: how it reads, and what tells it from all others.
  package struct Candidate: Hashable {
    let slug: Slug
    let reading: String
    let fullText: String

    /// A text as people write it, told apart by a longer text.
    package init(_ reading: String, fullText: String) {
      self.slug = Slug(reading)
      self.reading = reading
      self.fullText = fullText
    }

    /// Slugs that are joined already.
    package init(joinedSlugs: String, fullText: String) {
      let isShort = joinedSlugs.utf8.count <= Slug.maximumByteCount
      self.slug = isShort ? Slug(joined: joinedSlugs) : Slug(joinedSlugs, digestOf: fullText)
      self.reading = joinedSlugs
      self.fullText = fullText
    }

    /// A Swift name, told apart by its full name.
    package init(identifier: String, fullText: String) {
      self.slug = Slug(identifier: identifier)
      self.reading = slug.text
      self.fullText = fullText
    }
  }

  /// The slugs, in the order of the candidates.
  package private(set) var slugs: [String]
  /// The places of candidates whose full texts are equal, so that only their order tells them
  /// apart.
  package private(set) var indistinct: [Int] = []

  /// Names every candidate.
  package init(_ candidates: [Candidate]) {
    slugs = candidates.map(\.slug.text)
    var places: [String: [Int]] = [:]
    for (place, candidate) in candidates.enumerated() {
      places[candidate.slug.foldingKey, default: []].append(place)
    }
    guard places.count < candidates.count else { return }
    for place in candidates.indices {
      let candidate = candidates[place]
      guard places[candidate.slug.foldingKey, default: []].count > 1, !candidate.isItsOwnSlug else {
        continue
      }
      slugs[place] = Slug(candidate.reading, digestOf: candidate.fullText).text
    }
    numberEqualOnes()
  }

  /// Tells equal texts apart by a number, in their order.
  private mutating func numberEqualOnes() {
    var seen: [String: Int] = [:]
    for place in slugs.indices {
      let count = seen[slugs[place], default: 0] + 1
      seen[slugs[place]] = count
      if count > 1 {
        indistinct.append(place)
        slugs[place] += "-\(count)"
      }
    }
  }
}

extension UniqueSlugs.Candidate {
  fileprivate var isItsOwnSlug: Bool {
    reading == slug.text && reading.utf8.allSatisfy { $0 < 0x80 }
  }
}
