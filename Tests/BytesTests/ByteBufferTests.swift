import Bytes
import Testing

struct ByteBufferTests {
  @Test func appendsBytesAndTextsInOrder() {
    var buffer = ByteBuffer(capacity: 4)
    #expect(buffer.isEmpty)
    buffer.append(UInt8(ascii: "a"))
    buffer.append("literal 한")
    buffer.append(String("text 글"))
    buffer.append("-part-".dropFirst().dropLast())
    buffer.append(contentsOf: [1, 2] as [UInt8])
    buffer.append(contentsOf: ([3, 4, 5] as [UInt8])[1...])
    #expect(buffer.bytes == Array("aliteral 한text 글part".utf8) + [1, 2, 4, 5])
    #expect(buffer.count == buffer.bytes.count)
  }

  @Test(arguments: [0, 7, 9, 10, 42, 1_000_000, -1, Int.max, Int.min])
  func appendsNumbersInDecimal(number: Int) {
    var buffer = ByteBuffer()
    buffer.append(decimal: number)
    #expect(buffer.text == String(number))
  }

  @Test func clearingForgetsWhatWasWritten() {
    var buffer = ByteBuffer()
    buffer.append("something")
    buffer.clear()
    #expect(buffer.isEmpty)
    buffer.append("new")
    #expect(buffer.text == "new")
  }

  @Test func brokenUTF8IsRepairedInTheText() {
    var buffer = ByteBuffer()
    buffer.append(contentsOf: [0x61, 0xFF, 0x62] as [UInt8])
    #expect(buffer.text == "a\u{FFFD}b")
  }

  @Test func aCopyKeepsWhatItHasWhenTheOtherGrows() {
    var buffer = ByteBuffer(capacity: 8)
    buffer.append("abc")
    let copy = buffer
    buffer.append("def")
    buffer.append(copy)
    buffer.append(copy, in: 1..<3)
    #expect(buffer.text == "abcdefabcbc")
    #expect(copy.text == "abc")
    #expect(copy.last == UInt8(ascii: "c"))
    #expect(ByteBuffer().last == nil)
  }

  @Test(arguments: [(0, "한abcdef"), (3, "abc한def"), (6, "abcdef한")])
  func insertsBeforeAPlace(place: Int, text: String) {
    var buffer = ByteBuffer(capacity: 6)
    buffer.append("abcdef")
    let copy = buffer
    var other = ByteBuffer()
    other.append("한")
    buffer.insert(other, at: place)
    #expect(buffer.text == text)
    #expect(copy.text == "abcdef")
    buffer.insert(ByteBuffer(), at: place)
    #expect(buffer.text == text)
    buffer.insert(buffer, at: 0)
    #expect(buffer.text == text + text)
  }

  @Test func growsAsFarAsIsNeeded() {
    var buffer = ByteBuffer()
    for _ in 0..<1000 { buffer.append("0123456789") }
    #expect(buffer.text == String(repeating: "0123456789", count: 1000))
  }
}
