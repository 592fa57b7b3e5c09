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
    self.text = Slug.ending(Slug(text).text, inDigestOf: fullText)
  }

  /// Wraps slugs that are joined already.
  init(joined: String) {
    text = joined
  }

  /// What two slugs must differ in to be told apart on a file system that ignores letter case.
  public var foldingKey: String {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text : text.uppercased().lowercased().precomposedStringWithCanonicalMapping
  }

  private init(words: String, of original: String) {
    let plain = Slug.kebab(words)
    if plain.isEmpty {
      text = Slug.ending("x", inDigestOf: original)
    } else if Slug.isReserved(plain) || plain.utf8.count > Slug.maximumByteCount {
      text = Slug.ending(plain, inDigestOf: original)
    } else {
      text = plain
    }
  }

  private static func ending(_ slug: String, inDigestOf text: String) -> String {
    let digest = ContentHash(of: text.precomposedStringWithCanonicalMapping).letters(8)
    var start = slug.unicodeScalars
    while start.reduce(0, { $0 + UTF8.width($1) }) > maximumByteCount - digest.utf8.count - 1 {
      start.removeLast()
    }
    return "\(String(start))-\(digest)"
  }

  /// The base names that Windows keeps for devices.
  private static func isReserved(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && ("1"..."9").contains(name.suffix(1))
  }

  private static func kebab(_ text: String) -> String {
    var text = text
    let ascii = text.withUTF8 { kebab(ascii: $0) }
    return ascii ?? kebab(unicode: text)
  }

  /// The kebab-case of bytes that are all ASCII, or nil.
  private static func kebab(ascii bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        slug.append(byte | 0x20)
      case 0x80...:
        return nil
      default:
        if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }

  private static func kebab(unicode text: String) -> String {
    let normal = text.lowercased().precomposedStringWithCanonicalMapping
    var slug = ""
    var isAfterWord = false
    var owesDash = false
    for scalar in normal.unicodeScalars {
      let isMark =
        isAfterWord && !owesDash && scalar.properties.isGraphemeExtend
        && scalar.properties.isIDContinue
      if scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || isMark {
        if owesDash, isAfterWord { slug.append("-") }
        slug.unicodeScalars.append(scalar)
        (isAfterWord, owesDash) = (true, false)
      } else {
        owesDash = true
      }
    }
    return slug
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
