extension ByteBuffer {
  /// Appends a text as a Swift string literal on one line. What shows nothing and may hide or end
  /// something is escaped, so that the literal says what it seems to say. O(n).
  package mutating func append(swiftLiteral text: String) {
    append("\"")
    text.withUTF8Bytes { bytes in
      if bytes.allSatisfy(\.isPlainInLiteral) {
        append(contentsOf: bytes)
      } else {
        for scalar in text.unicodeScalars { append(inLiteral: scalar) }
      }
    }
    append("\"")
  }

  private mutating func append(inLiteral scalar: Unicode.Scalar) {
    switch scalar {
    case "\\": append("\\\\")
    case "\"": append("\\\"")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    default:
      guard scalar.isInvisible else { return append(String(scalar)) }
      append("\\u{")
      append(String(scalar.value, radix: 16, uppercase: true))
      append("}")
    }
  }
}

extension UInt8 {
  /// Whether a byte is ASCII and stands for itself in a string literal.
  fileprivate var isPlainInLiteral: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\\") && self != UInt8(ascii: "\"")
  }
}

extension Unicode.Scalar {
  /// Whether a scalar shows nothing and may hide or end something: controls, line separators, marks
  /// of direction. The joiner that emoji are made with is none.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    case .format: value != 0x200D
    default: false
    }
  }
}
