import Bytes

extension JSONCursor {
  /// The bytes between the quotes of a text, and whether they hold no escape.
  mutating func textRange() -> (bytes: Range<Int>, isPlain: Bool)? {
    let start = offset + 1
    var end = start
    var isPlain = true
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        advance(to: end + 1)
        return (start..<end, isPlain)
      }
      guard byte >= 0x20 else {
        advance(to: end)
        fail(
          byte == 0x0A || byte == 0x0D
            ? "a text ends with its line, without '\"'"
            : "a text holds the control character 0x\(String(byte, radix: 16, uppercase: true))",
          fix: byte == 0x0A || byte == 0x0D ? "write a line break as \\n" : "write it as an escape")
        return nil
      }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        guard let length = escapeLength(at: end) else { return nil }
        end += length
      } else {
        end += 1
      }
    }
    advance(to: bytes.count)
    fail("the file ends in the middle of a text")
    return nil
  }

  /// How many bytes an escape takes; nil, and the end of the reading, where it is none.
  private mutating func escapeLength(at place: Int) -> Int? {
    guard place + 1 < bytes.count else {
      advance(to: bytes.count)
      fail("the file ends in the middle of a text")
      return nil
    }
    switch bytes[place + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = unit(at: place) else { break }
      if !(0xD800...0xDFFF).contains(unit) { return 6 }
      if unit < 0xDC00, let low = self.unit(at: place + 6), (0xDC00...0xDFFF).contains(low) {
        return 12
      }
      advance(to: place)
      fail(
        "a text holds one half of a surrogate pair",
        fix: "write the character itself, or both halves")
      return nil
    default: break
    }
    advance(to: place)
    fail(
      "a backslash in a text begins no escape of JSON",
      fix: "write a backslash as \\\\ and other characters as \\uXXXX")
    return nil
  }

  /// The number of the escape `\uXXXX` at a place.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[(place + 2)..<(place + 6)] {
      guard let digit = byte.hexadecimalValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The text of bytes whose escapes were checked.
  func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < range.upperBound else {
        text.append(bytes[place])
        place += 1
        continue
      }
      if bytes[place + 1] == UInt8(ascii: "u") {
        let units = [unit(at: place), unit(at: place + 6)].compactMap(\.self)
        let isPair = units.count == 2 && (0xD800..<0xDC00).contains(units[0])
        text += String(decoding: units.prefix(isPair ? 2 : 1), as: UTF16.self).utf8
        place += isPair ? 12 : 6
      } else {
        text.append(Self.plain(bytes[place + 1]))
        place += 2
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What a letter after a backslash stands for.
  private static func plain(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
