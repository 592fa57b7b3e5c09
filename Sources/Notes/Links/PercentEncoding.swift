/// Decoding of `%E1%84%80` in links. Encoding is libcmark's business: it writes every `href`.
enum PercentEncoding {
  /// The text that a part of a URL stands for; the part itself where that would be no UTF-8 or an
  /// escape is incomplete. O(n), without a copy where nothing is escaped.
  static func decoded(_ part: Substring) -> String {
    let percent = UInt8(ascii: "%")
    guard part.utf8.contains(percent) else { return String(part) }
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == percent else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return String(part) }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self) ?? String(part)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
    default: return nil
    }
  }
}
