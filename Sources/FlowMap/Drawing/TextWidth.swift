/// How wide text is drawn, by a table: a drawing is made without a font at hand.
///
/// The widths are those of the wider of the usual system fonts, so that a text that fits by the
/// table fits on the screen.
enum TextWidth {
  /// A text's width at a type size.
  static func of(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + of($1, size: size) }
  }

  /// A letter's width at a type size.
  static func of(_ character: Character, size: Double) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return share(of: scalar) * size
  }

  /// Whether a letter takes a full square, as Hangul, kana, Han and emoji do; lines may break
  /// beside one.
  static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return isWide(scalar)
  }

  private static func share(of scalar: Unicode.Scalar) -> Double {
    guard scalar.isASCII else { return isWide(scalar) ? 1.04 : 0.68 }
    switch scalar {
    case "i", "j", "l", "I", "!", "|", "'", ",", ".", ":", ";": return 0.31
    case "f", "r", "t", "(", ")", "[", "]", " ", "/", "\\", "\"", "-", "`": return 0.40
    case "m", "w", "M", "W", "@", "%": return 0.93
    case "A"..."Z", "&", "#", "+", "<", ">", "=", "~": return 0.72
    default: return 0.61
    }
  }

  /// East Asian wide and full-width blocks, and the emoji planes (Unicode Standard Annex 11).
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x2600...0x27BF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
