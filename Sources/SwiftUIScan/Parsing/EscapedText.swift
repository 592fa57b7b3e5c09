/// The escapes of a string literal, which the parser decodes only where nothing is interpolated.
enum EscapedText {
  /// The text that a segment stands for; what is no escape stays as it is. O(n).
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var decoded = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        decoded.append(scalar)
        continue
      }
      rest.removeFirst()
      switch next {
      case "n": decoded.append("\n")
      case "t": decoded.append("\t")
      case "r": decoded.append("\r")
      case "0": decoded.append("\0")
      case "\\", "\"", "'": decoded.append(next)
      case "u": decoded.append(number(&rest) ?? "\u{FFFD}")
      default: decoded += [scalar, next]
      }
    }
    return String(decoded)
  }

  /// The scalar of `{1F600}`.
  private static func number(_ rest: inout String.UnicodeScalarView.SubSequence) -> Unicode.Scalar?
  {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(rest[rest.index(after: rest.startIndex)..<end])
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
