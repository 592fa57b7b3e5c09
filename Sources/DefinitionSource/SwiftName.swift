import Bytes

/// Names and texts as Swift spells them, whatever they hold.
enum SwiftName {
  /// A name as an identifier: in back-ticks where it is a keyword or no plain identifier.
  ///
  /// What no identifier may hold becomes `_`; see SE-0451 for what a raw identifier takes.
  static func identifier(_ name: String) -> String {
    if isPlain(name) { return keywords.contains(name) ? "`\(name)`" : name }
    var text = ""
    for scalar in name.unicodeScalars {
      let isRefused =
        scalar == "`" || scalar == "\\" || scalar.isInvisible || scalar.value == 0x200D
      text.unicodeScalars.append(isRefused ? "_" : scalar)
    }
    let isOperator = text.unicodeScalars.allSatisfy { operators.contains($0) }
    let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    return text.isEmpty || isOperator || isBlank ? "`_\(text)`" : "`\(text)`"
  }

  /// A name as a type's: every word begins with an upper-case letter, nothing else is left.
  static func typeName(_ text: String) -> String {
    var name = ""
    var startsWord = true
    for letter in text {
      guard letter.isLetter || letter.isNumber else {
        startsWord = true
        continue
      }
      name += startsWord ? letter.uppercased() : String(letter)
      startsWord = false
    }
    guard let first = name.first else { return "Unnamed" }
    let whole = first.isNumber ? "_" + name : name
    return identifier(whole)
  }

  /// A text as a string literal on one line.
  static func literal(_ text: String) -> String {
    var literal = ByteBuffer(capacity: text.utf8.count + 2)
    literal.append(swiftLiteral: text)
    return literal.text
  }

  /// A text that ends no comment: one line, nothing invisible.
  static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      plain.unicodeScalars.append(scalar.isInvisible ? " " : scalar)
    }
    return plain
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name != "_" else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  private static let operators: Set<Unicode.Scalar> = [
    "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".",
  ]

  /// The words that can't be names by themselves.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
    "Protocol", "_",
  ]
}
