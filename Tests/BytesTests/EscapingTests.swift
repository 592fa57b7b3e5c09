import Bytes
import Foundation
import Testing

struct EscapingTests {
  @Test(arguments: [
    ("", ""), ("plain 한글", "plain 한글"), ("&", "&amp;"), ("a<b>c", "a&lt;b&gt;c"),
    ("\"q\" 'a'", "&quot;q&quot; &#39;a&#39;"), ("&amp;", "&amp;amp;"),
    ("<<>>", "&lt;&lt;&gt;&gt;"), ("한<글", "한&lt;글"), ("end&", "end&amp;"),
  ])
  func fiveCharactersAreEscapedForHTML(text: String, expected: String) {
    var buffer = ByteBuffer()
    buffer.append(escaping: text)
    #expect(buffer.text == expected)
  }

  @Test(arguments: [
    ("", "\"\""), ("plain 한글", "\"plain 한글\""), ("a\"b\\c", #""a\"b\\c""#),
    ("line\nfeed\ttab\rreturn", #""line\nfeed\ttab\u000dreturn""#),
    ("\u{0}\u{1F}", #""\u0000\u001f""#),
    ("</script>", #""\u003c/script>""#), ("\u{2028}\u{7F}", "\"\u{2028}\u{7F}\""),
  ])
  func textsAreQuotedForJSON(text: String, expected: String) {
    var buffer = ByteBuffer()
    buffer.append(json: text)
    #expect(buffer.text == expected)
  }

  @Test(arguments: [
    ("", "\"\""), ("plain 한글 👨‍👩‍👧", "\"plain 한글 👨‍👩‍👧\""), ("a\"b\\(c)", #""a\"b\\(c)""#),
    ("line\nfeed\ttab\rreturn", #""line\nfeed\ttab\rreturn""#),
    ("\u{0}\u{1F}\u{7F}", #""\u{0}\u{1F}\u{7F}""#),
    ("\u{2028}한\u{202E}\u{FEFF}", #""\u{2028}한\u{202E}\u{FEFF}""#),
  ])
  func textsAreLiteralsOfSwift(text: String, expected: String) {
    var buffer = ByteBuffer()
    buffer.append(swiftLiteral: text)
    #expect(buffer.text == expected)
  }

  @Test(arguments: [
    ("", ""), ("a-b_c.d~9", "a-b_c.d~9"), ("a b/c", "a%20b%2Fc"), ("한", "%ED%95%9C"),
    ("100%", "100%25"), ("\u{1}?#", "%01%3F%23"),
  ])
  func whatIsNotUnreservedIsPercentEncoded(text: String, expected: String) {
    var buffer = ByteBuffer()
    text.withUTF8Bytes { buffer.append(percentEncoding: $0) { $0.isUnreserved } }
    #expect(buffer.text == expected)
    #expect(PercentEncoding.decoded(expected[...]) == text)
  }

  @Test(arguments: ["%", "%4", "%4g", "%ff", "a%ed%95"])
  func whatIsNoEncodingStaysAsItIs(text: String) {
    #expect(PercentEncoding.decoded(text[...]) == text)
  }

  @Test func noTextIsNull() {
    var buffer = ByteBuffer()
    buffer.append(json: String?.none)
    buffer.append(json: String?.some("null"))
    #expect(buffer.text == "null\"null\"")
  }

  @Test func everyScalarComesBackFromJSON() throws {
    let scalars =
      (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{FFFF}", "\u{1F9AE}"]
    for scalar in scalars {
      let text = "a\(scalar)b"
      var buffer = ByteBuffer()
      buffer.append(json: text)
      let data = Data(buffer.bytes)
      let read = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      #expect(read as? String == text)
    }
  }

  @Test(arguments: [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("%", "%"),
    ("=", "="), ("\u{E9}", "\u{E9}"),
  ])
  func markupIsEscapedWhereverItStands(character: String, escaped: String) {
    for place in 0..<20 {
      let before = String(repeating: "x", count: place)
      var buffer = ByteBuffer()
      buffer.append(escaping: before + character + "yyyyyyyyy" + character)
      #expect(buffer.text == before + escaped + "yyyyyyyyy" + escaped)
      buffer.clear()
      buffer.append(escaping: before + character)
      #expect(buffer.text == before + escaped)
    }
  }

  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("<", "\\u003c"), ("\u{1F}", "\\u001f"), ("\n", "\\n"),
    (" ", " "), ("]", "]"), ("\u{7F}", "\u{7F}"), ("\u{E9}", "\u{E9}"),
  ])
  func jsonIsEscapedWhereverItStands(character: String, escaped: String) {
    for place in 0..<20 {
      let before = String(repeating: "x", count: place)
      var buffer = ByteBuffer()
      buffer.append(json: before + character + "yyyyyyyyy" + character)
      #expect(buffer.text == "\"\(before)\(escaped)yyyyyyyyy\(escaped)\"")
      buffer.clear()
      buffer.append(json: before + character)
      #expect(buffer.text == "\"\(before)\(escaped)\"")
    }
  }
}
