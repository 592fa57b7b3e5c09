/// Turns a heading's text into what an id may hold.
enum HeadingSlug {
  /// The id without regard to others; never empty. O(n).
  static func slug(of text: UnsafeBufferPointer<UInt8>) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.count)
    for byte in trimmed(text) {
      guard byte < 0x80 else { return unicodeSlug(of: text) }
      append(ascii: byte, to: &slug)
    }
    return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
  }

  private static func append(ascii byte: UInt8, to slug: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      slug.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
      slug.append(UInt8(ascii: "-"))
    default: break
    }
  }

  private static func trimmed(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
    let end = text.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    return text[..<end].drop(while: isBlank)
  }

  private static func unicodeSlug(of text: UnsafeBufferPointer<UInt8>) -> String {
    var slug: [UInt8] = []
    var composer = HangulComposer()
    for scalar in String(decoding: trimmed(text), as: UTF8.self).unicodeScalars {
      if let whole = composer.add(scalar) { append(whole, to: &slug) }
    }
    if let last = composer.finish() { append(last, to: &slug) }
    return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to slug: inout [UInt8]) {
    if scalar.isASCII { return append(ascii: UInt8(truncatingIfNeeded: scalar.value), to: &slug) }
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

/// Puts decomposed Hangul together, the way macOS decomposes it in file names and pasted text
/// (Unicode Standard, section 3.12), so that both forms of a heading have one id.
private struct HangulComposer {
  private var held: Unicode.Scalar?

  /// Takes a scalar and hands out the one before it, when that can grow no further.
  mutating func add(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let first = held, let whole = Self.composed(first, scalar) {
      held = whole
      return nil
    }
    defer { held = scalar }
    return held
  }

  /// Hands out the last scalar.
  mutating func finish() -> Unicode.Scalar? {
    defer { held = nil }
    return held
  }

  private static func composed(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      let syllable = ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28
      return Unicode.Scalar(0xAC00 + syllable)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      return Unicode.Scalar(first.value + second.value - 0x11A7)
    default: return nil
    }
  }
}
