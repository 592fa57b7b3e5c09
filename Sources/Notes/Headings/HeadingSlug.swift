import RouteGraph

/// Turns a heading's text into what an id may hold.
enum HeadingSlug {
  /// The id without regard to others; never empty. O(n).
  static func slug(of text: UnsafeBufferPointer<UInt8>) -> String {
    let text = trimmed(text)
    var union: UInt8 = 0
    for byte in text { union |= byte }
    let slug = union < 0x80 ? asciiSlug(of: text) : unicodeSlug(of: text)
    return slug.isEmpty ? "section" : slug
  }

  private static func trimmed(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var range = 0..<text.count
    while let first = range.first, text[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, text[last] <= 0x20 { range.removeLast() }
    return UnsafeBufferPointer(rebasing: text[range])
  }

  private static func asciiSlug(of text: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: text.count) { slug in
      var count = 0
      for byte in text {
        guard let kept = kept(byte) else { continue }
        slug[count] = kept
        count += 1
      }
      return count
    }
  }

  /// What stands for an ASCII character in an id, if anything does.
  @inline(__always)
  private static func kept(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      return byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): return UInt8(ascii: "-")
    default: return nil
    }
  }

  private static func unicodeSlug(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    // macOS takes letters apart in file names and pasted text; a browser compares ids as they stand.
    if text.unicodeScalars.contains(where: isPart) { text = Slug.composed(text) }
    var slug: [UInt8] = []
    for scalar in text.unicodeScalars { append(scalar, to: &slug) }
    return String(decoding: slug, as: UTF8.self)
  }

  /// Whether a scalar may make one letter with the one before it: a mark, or a later letter of a
  /// decomposed Hangul syllable.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, !(0xAC00...0xD7A3).contains(scalar.value) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return (0x1161...0x11FF).contains(scalar.value)
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to slug: inout [UInt8]) {
    if scalar.isASCII {
      if let kept = kept(UInt8(truncatingIfNeeded: scalar.value)) { slug.append(kept) }
      return
    }
    if (0xAC00...0xD7A3).contains(scalar.value) {
      slug.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation:
      guard !scalar.properties.isVariationSelector else { return }
      slug.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    case .spaceSeparator: slug.append(UInt8(ascii: "-"))
    default: break
    }
  }
}
