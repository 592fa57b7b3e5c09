internal import Bytes

extension [Destination] {
  /// The places of each route case's destinations, where they are sorted by id. O(n).
  ///
  /// Destinations of a case have values, and ids that differ in their last part alone; any other is a
  /// case of its own.
  package var caseRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for place in indices where place + 1 == count || !isCaseContinued(after: place) {
      ranges.append(start..<(place + 1))
      start = place + 1
    }
    return ranges
  }

  /// Whether a destination and the next one belong to the same case. Looked at field by field: a
  /// destination as a whole holds a dozen references to count.
  private func isCaseContinued(after place: Int) -> Bool {
    !self[place].values.isEmpty && !self[place + 1].values.isEmpty
      && self[place].type == self[place + 1].type
      && self[place].caseName == self[place + 1].caseName
      && self[place].view == self[place + 1].view
      && self[place].id.isBeside(self[place + 1].id)
  }
}

extension Destination {
  /// The name of its case, or of the view or value type that stands in its place.
  package var routeName: String { caseName ?? view ?? type }

  /// What the page of its case is called in the flow's folder, without an extension:
  /// `shop-route/champion`.
  package var casePath: String { values.isEmpty ? id.rawValue : String(id.parent) }
}

extension DestinationID {
  /// Whether two names differ in their last part alone.
  fileprivate func isBeside(_ other: DestinationID) -> Bool {
    rawValue.withUTF8Bytes { name in
      other.rawValue.withUTF8Bytes { other in
        Self.parent(of: name).isEqual(to: Self.parent(of: other))
      }
    }
  }

  private static func parent(
    of name: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: name[..<(name.lastIndex(of: UInt8(ascii: "/")) ?? name.count)])
  }

  /// The name without its last part.
  fileprivate var parent: Substring {
    rawValue[..<(rawValue.utf8.lastIndex(of: UInt8(ascii: "/")) ?? rawValue.endIndex)]
  }
}
