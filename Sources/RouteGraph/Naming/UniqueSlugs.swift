/// Gives each of several texts a slug of its own, whatever their order.
///
/// Where slugs clash after case folding, each ends in a digest of its full text, save the one text
/// that is its own slug in plain ASCII. O(number of texts).
package struct UniqueSlugs {
  /// The slugs, in the order of the candidates.
  package private(set) var slugs: [String]
  /// The places of candidates whose full texts are equal, so that only their order tells them
  /// apart.
  package private(set) var indistinct: [Int] = []

  /// Names Swift names.
  package init(identifiers: [String]) {
    self.init(identifiers.map { Candidate(identifier: $0) }) { identifiers[$0] }
  }

  /// Names every candidate.
  ///
  /// - Parameters:
  ///   - candidates: The texts to name.
  ///   - fullText: What tells the candidate at a place from all others; asked for where slugs clash.
  package init(_ candidates: [Candidate], fullText: (Int) -> String) {
    slugs = candidates.map(\.slug.text)
    var isSettled = candidates.map { _ in false }
    // The second round is for digests that clash, by chance or because a text looks like one.
    for digestLength in [Slug.digestLength, Slug.longDigestLength] {
      let clashes = clashes()
      if clashes.isEmpty { return }
      for places in clashes where Set(places.map(fullText)).count > 1 {
        let own = places.filter { candidates[$0].isItsOwnSlug || isSettled[$0] }
        for place in places where own != [place] && !isSettled[place] {
          slugs[place] =
            candidates[place].slug.ending(inDigestOf: fullText(place), length: digestLength).text
        }
        if own.count == 1 { isSettled[own[0]] = true }
      }
    }
    numberEqualOnes()
  }

  /// The places of the slugs that clash, group by group.
  private func clashes() -> [[Int]] {
    var keys = Set<String>(minimumCapacity: slugs.count)
    // Mostly there is none, which is found out for less than the groups cost.
    guard slugs.contains(where: { !keys.insert(Slug.foldingKey(of: $0)).inserted }) else {
      return []
    }
    let places = Dictionary(grouping: slugs.indices) { Slug.foldingKey(of: slugs[$0]) }
    return places.values.filter { $0.count > 1 }
  }

  /// Tells equal texts apart by a number, in their order.
  private mutating func numberEqualOnes() {
    let clashes = clashes()
    guard !clashes.isEmpty else { return }
    var taken = Set(slugs.map(Slug.foldingKey))
    for places in clashes {
      var number = 2
      for place in places.dropFirst() {
        while !taken.insert(Slug.foldingKey(of: "\(slugs[place])-\(number)")).inserted {
          number += 1
        }
        slugs[place] += "-\(number)"
        indistinct.append(place)
      }
    }
  }
}

extension UniqueSlugs {
  /// A text to name: its slug.
  package struct Candidate: Hashable {
    let slug: Slug
    /// Whether the text reads as its slug does, so that it need not give way.
    let isItsOwnSlug: Bool

    /// A text as people write it.
    package init(_ reading: String) {
      slug = Slug(reading)
      isItsOwnSlug = slug.text == reading && slug.isASCII
    }

    /// Several slugs in one name, told apart by a longer text.
    package init(joined slugs: [Slug], of fullText: @autoclosure () -> String) {
      slug = Slug(joining: slugs, of: fullText())
      isItsOwnSlug = false
    }

    /// A Swift name.
    package init(identifier: String) {
      slug = Slug(identifier: identifier)
      isItsOwnSlug = slug.text == identifier && slug.isASCII
    }
  }
}
