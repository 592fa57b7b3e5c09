/// A user's text as a drawing shows it: one line, nothing that steers, cut to a width.
struct LabelText {
  /// What is shown, with an ellipsis where it was cut.
  let shown: String
  /// Its width in CSS pixels, on the safe side.
  let width: Double
  /// Whether something is missing.
  let isCut: Bool

  /// The most scalars that one line can have, however narrow they are.
  static let limit = 120

  /// Cuts a text at a grapheme boundary so that it fits.
  ///
  /// O(what is shown): a text of any length costs no more than a line.
  init(_ text: String, size: Double, width limit: Double) {
    self.init(Self.plain(text)[...], size: size, width: limit)
  }

  private init(_ text: Substring, size: Double, width limit: Double) {
    let ellipsis = TextWidth.of("…", size: size)
    var width = 0.0
    var kept = ""
    var room = (text: "", width: 0.0)
    for character in text {
      width += TextWidth.of(character, size: size)
      guard width <= limit else {
        shown = room.text + "…"
        self.width = room.width + ellipsis
        isCut = true
        return
      }
      kept.append(character)
      if width <= limit - ellipsis { room = (kept, width) }
    }
    shown = kept
    self.width = width
    isCut = false
  }

  /// Breaks a text into two lines at most, at a space or between wide letters.
  static func lines(_ text: String, size: Double, width limit: Double) -> [LabelText] {
    let text = plain(text)
    let whole = LabelText(text[...], size: size, width: limit)
    guard whole.isCut else { return whole.shown.isEmpty ? [] : [whole] }
    let split = breakPlace(in: text, size: size, width: limit)
    let first = LabelText(text[..<split], size: size, width: limit)
    var rest = text[split...]
    while rest.first == " " { rest.removeFirst() }
    return [first, LabelText(rest, size: size, width: limit)]
  }

  /// Where the first of two lines ends.
  private static func breakPlace(in text: String, size: Double, width limit: Double) -> String.Index
  {
    var width = 0.0
    var index = text.startIndex
    var lastBreak: String.Index?
    var wasWide = false
    while index < text.endIndex {
      let character = text[index]
      let isWide = TextWidth.isWide(character)
      if character == " " || (index > text.startIndex && (isWide || wasWide)) { lastBreak = index }
      width += TextWidth.of(character, size: size)
      if width > limit { break }
      wasWide = isWide
      index = text.index(after: index)
    }
    return lastBreak ?? index
  }

  /// The text without controls, line breaks and marks that steer the direction of what follows;
  /// long ones end where no line could show more.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var wasSpace = true
    var count = 0
    for scalar in text.unicodeScalars {
      guard !MapText.isUnwritable(scalar) else { continue }
      let isSpace = scalar.properties.isWhitespace
      if isSpace, wasSpace { continue }
      plain.append(isSpace ? " " : scalar)
      wasSpace = isSpace
      count += 1
      if count >= limit * 2 { break }
    }
    while plain.last == " " { plain.removeLast() }
    return String(plain)
  }
}
