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

  private static func unicodeSlug(of text: UnsafeBufferPointer<UInt8>) -> String {
    var slug: [UInt8] = []
    var composer = HangulComposer()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if let whole = composer.add(scalar) { append(whole, to: &slug) }
    }
    if let last = composer.finish() { append(last, to: &slug) }
    return String(decoding: slug, as: UTF8.self)
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
