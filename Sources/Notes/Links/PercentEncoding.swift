/// Decoding of `%E1%84%80` in links. Encoding is libcmark's business: it writes every `href`.
enum PercentEncoding {
  /// The text that a part of a URL stands for; the part itself where that would be no UTF-8 or an
  /// escape is incomplete. O(n).
  static func decoded(_ part: UnsafeBufferPointer<UInt8>) -> String {
    guard ByteSearch.first(UInt8(ascii: "%"), in: part) != nil else {
      return String(decoding: part, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var index = 0
    while index < part.count {
      guard part[index] == UInt8(ascii: "%") else {
        bytes.append(part[index])
        index += 1
        continue
      }
      guard index + 2 < part.count, let high = digit(part[index + 1]),
        let low = digit(part[index + 2])
      else { return String(decoding: part, as: UTF8.self) }
      bytes.append(high << 4 | low)
      index += 3
    }
    return String(validating: bytes, as: UTF8.self) ?? String(decoding: part, as: UTF8.self)
  }

  /// The text that a part of a URL stands for.
  static func decoded(_ part: Substring) -> String {
    var part = part
    return part.withUTF8 { decoded($0) }
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
