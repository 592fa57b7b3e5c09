import Bytes
import Foundation

/// A text as one part of a path: safe on every file system and readable in a URL.
///
/// ASCII becomes kebab-case; letters and digits of other scripts stay, in normalisation form C;
/// everything else becomes a dash. Names that Windows reserves, names without any letter and names
/// over ``maximumByteCount`` end in a digest of the full text. O(length of the text).
public struct Slug: Hashable, Sendable {
  /// The longest slug in bytes of UTF-8, which leaves room for an extension within 200.
  public static let maximumByteCount = 180
  /// The letters of a digest at the end of a slug.
  static let digestLength = 8
  /// The letters of a digest where shorter ones clash.
  static let longDigestLength = 12

  /// The slug.
  public let text: String

  /// Makes a slug of a text as people write it: `Kai'Sa` gives `kai-sa`.
  public init(_ text: String) {
    self.init(words: text, of: text)
  }

  /// Makes a slug of a Swift name: `buySkin` gives `buy-skin`, `URLRoute` gives `url-route`.
  public init(identifier: String) {
    self.init(words: Slug.separatingWords(of: identifier), of: identifier)
  }

  /// The slug of a text, ending in a digest because it would clash without.
  public init(_ text: String, digestOf fullText: String) {
    self = Slug(text).ending(inDigestOf: fullText)
  }

  /// Joins slugs by two dashes; a name that gets too long ends in a digest.
  init(joining slugs: [Slug], of fullText: @autoclosure () -> String) {
    let joined = Slug(checked: slugs.map(\.text).joined(separator: "--"))
    let isShort = joined.text.utf8.count <= Slug.maximumByteCount
    self = isShort ? joined : joined.ending(inDigestOf: fullText())
  }

  private init(words: String, of original: String) {
    let plain = Slug(checked: Slug.isKebab(words) ? words : Slug.kebab(words))
    if plain.text.isEmpty {
      self = Slug(checked: "x").ending(inDigestOf: original)
    } else if Slug.isReserved(plain.text) || plain.text.utf8.count > Slug.maximumByteCount {
      self = plain.ending(inDigestOf: original)
    } else {
      self = plain
    }
  }

  private init(checked text: String) {
    self.text = text
  }

  /// Whether the slug is plain ASCII.
  var isASCII: Bool { Slug.isASCII(text) }

  /// The slug with a digest of a longer text at its end, cut to fit.
  func ending(inDigestOf fullText: String, length: Int = Slug.digestLength) -> Slug {
    let digest = ContentHash(of: Slug.composed(fullText)).letters(length)
    let room = Slug.maximumByteCount - digest.utf8.count - 1
    guard text.utf8.count > room else { return Slug(checked: "\(text)-\(digest)") }
    var start = ""
    for scalar in text.unicodeScalars {
      guard start.utf8.count + UTF8.width(scalar) <= room else { break }
      start.unicodeScalars.append(scalar)
    }
    // Two dashes stand between two values alone.
    while start.last == "-" { start.removeLast() }
    return Slug(checked: "\(start)-\(digest)")
  }

  /// What two slugs must differ in to be told apart on a file system that ignores letter case.
  public var foldingKey: String { Slug.foldingKey(of: text) }

  /// ``foldingKey`` of a text that is a slug.
  static func foldingKey(of slug: String) -> String {
    isASCII(slug) ? slug : composed(slug.uppercased().lowercased())
  }

  /// A text in normalisation form C, the form of every slug: names are compared by their bytes.
  package static func composed(_ text: String) -> String {
    isASCII(text) ? text : text.precomposedStringWithCanonicalMapping
  }

  private static func isASCII(_ text: String) -> Bool {
    let isASCII = text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 }
    return isASCII ?? text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether Windows keeps a base name, in small letters, for a device.
  package static func isReserved(_ name: String) -> Bool {
    switch name.utf8.count {
    case 3: ["con", "prn", "aux", "nul"].contains(name)
    case 4:
      (name.hasPrefix("com") || name.hasPrefix("lpt")) && ("1"..."9").contains(name.suffix(1))
    default: false
    }
  }

  /// Whether a text is its own kebab-case: small letters and digits of ASCII with single dashes
  /// between them. O(length of the text).
  private static func isKebab(_ text: String) -> Bool {
    var isAfterDash = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isAfterDash = false
      case UInt8(ascii: "-") where !isAfterDash: isAfterDash = true
      default: return false
      }
    }
    return !isAfterDash
  }

  /// The kebab-case of a text, or of as much of it as is longer than a slug may be.
  private static func kebab(_ text: String) -> String {
    isASCII(text) ? kebab(ascii: text.utf8) : kebab(unicode: text)
  }

  private static func kebab(ascii bytes: String.UTF8View) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(min(bytes.count, maximumByteCount + 2))
    var owesDash = false
    for byte in bytes where slug.count <= maximumByteCount {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      let letter = isCapital ? byte | 0x20 : byte
      switch letter {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if owesDash, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        slug.append(letter)
        owesDash = false
      default:
        owesDash = true
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }

  private static func kebab(unicode text: String) -> String {
    let normal = composed(text.lowercased())
    var slug = ""
    var isAfterWord = false
    var owesDash = false
    for scalar in normal.unicodeScalars where slug.utf8.count <= maximumByteCount {
      if isKept(scalar.properties, afterLetter: isAfterWord && !owesDash) {
        if owesDash, !slug.isEmpty { slug.append("-") }
        slug.unicodeScalars.append(scalar)
        (isAfterWord, owesDash) = (true, false)
      } else {
        owesDash = true
      }
    }
    return slug
  }

  /// Whether a slug keeps a scalar. A mark is kept on a letter only: on a dash or a `/` it would
  /// make one character with it.
  private static func isKept(
    _ properties: Unicode.Scalar.Properties, afterLetter: Bool
  ) -> Bool {
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return afterLetter && properties.isIDContinue
    default:
      return properties.isAlphabetic || properties.numericType == .decimal
    }
  }

  /// Puts a space before each word of a name in camel case.
  private static func separatingWords(of name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (place, letter) in letters.enumerated() {
      if place > 0, letter.isUppercase {
        let before = letters[place - 1]
        let startsWord = place + 1 < letters.count && letters[place + 1].isLowercase
        if before.isLowercase || before.isNumber || (before.isUppercase && startsWord) {
          words.append(" ")
        }
      }
      words.append(letter)
    }
    return words
  }
}
