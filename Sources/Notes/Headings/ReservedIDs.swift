import Bytes

/// The ids that a page uses itself, which no heading may take.
public struct ReservedIDs: Sendable {
  private let names: SortedNames
  private let beginnings: [String]

  /// Takes ids. O(n log n).
  ///
  /// - Parameters:
  ///   - names: The ids.
  ///   - beginnings: What ids begin with that the page numbers: `map-n` for `map-n0`, `map-n1`, ….
  public init(_ names: Set<String> = [], numbered beginnings: [String] = []) {
    self.names = SortedNames(names)
    self.beginnings = beginnings
  }

  /// Whether the page uses an id. O(length of the id), but for the logarithm of their number.
  func contains(_ id: String) -> Bool {
    id.withUTF8Bytes { id in
      if names.place(of: id) != nil { return true }
      guard let last = id.last, Self.isDigit(last) else { return false }
      return beginnings.contains { beginning in
        id.starts(with: beginning.utf8)
          && id.dropFirst(beginning.utf8.count).allSatisfy(Self.isDigit)
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
