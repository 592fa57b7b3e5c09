/// Finds where the parser would need a time that doubles with each bracket.
///
/// Where a type may stand, the parser reads `[` ahead in two ways, and what is inside each time
/// again: forty brackets in a row, as a merge that went wrong may leave them, take years.
enum BracketNesting {
  /// How deep brackets may be nested that could be a type's.
  static let limit = 10

  /// The place from which on brackets are nested too deep; nil where none are.
  ///
  /// Brackets count as nested while only what a type may hold stands between them.
  static func excess(in bytes: [UInt8]) -> Int? {
    var open: [Int] = []
    var place = 0
    while place < bytes.count {
      if let end = endOfComment(in: bytes, at: place) {
        place = end
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "["):
        open.append(place)
        if open.count > limit { return open[0] }
      case UInt8(ascii: "]"): _ = open.popLast()
      case let byte where !mayBeOfType(byte): open.removeAll(keepingCapacity: true)
      default: break
      }
      place += 1
    }
    return nil
  }

  private static func mayBeOfType(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "\\"):
      false
    default: true
    }
  }

  /// Where a comment that begins at a place ends.
  private static func endOfComment(in bytes: [UInt8], at place: Int) -> Int? {
    guard bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count else { return nil }
    switch bytes[place + 1] {
    case UInt8(ascii: "/"):
      return bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      var end = place + 2
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != bytes[place]
      {
        end += 1
      }
      return min(end + 2, bytes.count)
    default: return nil
    }
  }
}
