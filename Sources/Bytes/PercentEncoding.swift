/// Percent-encoding of URLs (RFC 3986, section 2.1): `%E1%84%80`.
package enum PercentEncoding {
  /// The text that a part of a URL stands for; the part itself where that would be no UTF-8 or an
  /// escape is incomplete. O(n).
  package static func decoded(_ part: UnsafeBufferPointer<UInt8>) -> String {
    guard part.contains(UInt8(ascii: "%")) else { return String(decoding: part, as: UTF8.self) }
    var bytes: [UInt8] = []
    var index = 0
    while index < part.count {
      guard part[index] == UInt8(ascii: "%") else {
        bytes.append(part[index])
        index += 1
        continue
      }
      guard index + 2 < part.count, let high = part[index + 1].hexadecimalValue,
        let low = part[index + 2].hexadecimalValue
      else { return String(decoding: part, as: UTF8.self) }
      bytes.append(high << 4 | low)
      index += 3
    }
    return String(validating: bytes, as: UTF8.self) ?? String(decoding: part, as: UTF8.self)
  }

  /// The text that a part of a URL stands for.
  package static func decoded(_ part: Substring) -> String {
    var part = part
    return part.withUTF8 { decoded($0) }
  }
}

extension ByteBuffer {
  /// Appends bytes, percent-encoded with capital digits but for those that are plain. O(n).
  @inlinable
  package mutating func append(
    percentEncoding bytes: UnsafeBufferPointer<UInt8>, except isPlain: (UInt8) -> Bool
  ) {
    var start = 0
    for (place, byte) in bytes.enumerated() where !isPlain(byte) {
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<place]))
      append(percentEncoded: byte)
      start = place + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Appends a byte percent-encoded.
  @usableFromInline
  package mutating func append(percentEncoded byte: UInt8) {
    append("%")
    append(Self.capitalDigit(byte >> 4))
    append(Self.capitalDigit(byte & 15))
  }

  private static func capitalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

extension UInt8 {
  /// Whether a byte stands for itself in any part of a URL: the unreserved characters of RFC 3986,
  /// section 2.3.
  @inlinable
  package var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// What a hexadecimal digit stands for; nil for anything else.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
