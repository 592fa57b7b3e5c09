import Notes
import RouteGraph
import Testing

@Suite struct EncodingTests {
  private static let note =
    "---\ntitle: 한글\ntags: [a, b]\n---\n# Setup\n\n```\na\n\nb\n```\n- x\n- y\n"

  private static let spellings: [(name: String, bytes: [UInt8])] = {
    let crlf = note.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    let cr = note.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r")
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return [
      ("CRLF", Array(crlf.utf8)), ("CR", Array(cr.utf8)),
      ("mark and LF", mark + Array(note.utf8)), ("mark and CRLF", mark + Array(crlf.utf8)),
    ]
  }()

  @Test(arguments: 0..<4)
  func lineEndsAndByteOrderMarkChangeNothing(index: Int) {
    let plain = NoteFixture(Self.note)
    let spelling = Self.spellings[index]
    let other = NoteFixture(bytes: spelling.bytes)
    #expect(other.html == plain.html, "\(spelling.name)")
    #expect(other.note.frontMatter == plain.note.frontMatter)
    #expect(Array(other.note.body) == Array(plain.note.body))
    #expect(other.rendered.headings == plain.rendered.headings)
    #expect(other.problems == [])
    #expect(plain.note.frontMatter.title == "한글")
    #expect(!plain.html.contains("<hr"))
  }

  @Test func latin1IsReportedWithLineColumnAndOffset() {
    let bytes = Array("# Menu\n\nCaf".utf8) + [0xE9] + Array(" is open\n".utf8)
    #expect(
      NoteFixture(bytes: bytes).problems == [
        """
        Content/shop/home.md:3:4: error: the byte 0xE9 at offset 11 is not UTF-8 [invalid-utf-8]
          help: save the file as UTF-8
        """
      ])
  }

  @Test(
    arguments: [
      ("CP949 Korean", [0xC7, 0xD1, 0xB1, 0xDB], "the byte 0xC7 at offset 0 is not UTF-8"),
      ("a stray FF", [0x61, 0xFF, 0x62], "the byte 0xFF at offset 1 is not UTF-8"),
      ("a lone surrogate", [0x61, 0xED, 0xA0, 0x80], "the byte 0xED at offset 1 is not UTF-8"),
      ("a cut sequence", [0x61, 0xED, 0x95], "the byte 0xED at offset 1 is not UTF-8"),
      (
        "UTF-16 LE", [0xFF, 0xFE, 0x61, 0x00],
        "the note is encoded in UTF-16 (little-endian), not in UTF-8"
      ),
      (
        "UTF-16 BE", [0xFE, 0xFF, 0x00, 0x61],
        "the note is encoded in UTF-16 (big-endian), not in UTF-8"
      ),
      (
        "UTF-32 LE", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00],
        "the note is encoded in UTF-32 (little-endian), not in UTF-8"
      ),
      (
        "UTF-32 BE", [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61],
        "the note is encoded in UTF-32 (big-endian), not in UTF-8"
      ),
    ] as [(String, [UInt8], String)])
  func bytesThatAreNoUTF8AreAnError(name: String, bytes: [UInt8], summary: String) {
    let problems = Note.parse(NoteSource(file: "a.md", bytes: bytes)).problems
    #expect(problems.map(\.summary) == [summary], "\(name)")
    #expect(problems.map(\.id) == ["invalid-utf-8"])
  }

  @Test func placesCountAfterTheByteOrderMarkAndOffsetsBeforeIt() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a\r\nb".utf8) + [0xFF]
    let problem = Note.parse(NoteSource(file: "a.md", bytes: bytes)).problems.first
    #expect(problem?.location?.description == "a.md:2:2")
    #expect(problem?.summary == "the byte 0xFF at offset 7 is not UTF-8")
    let first = Note.parse(NoteSource(file: "a.md", bytes: [0xEF, 0xBB, 0xBF, 0xFF])).problems.first
    #expect(first?.location?.description == "a.md:1:1")
  }

  @Test func badByteInFrontMatterIsReportedOnce() {
    let bytes = Array("---\ntitle: Caf".utf8) + [0xE9] + Array("\n---\ntext\n".utf8)
    #expect(NoteFixture(bytes: bytes).problems.count == 1)
  }

  @Test func nulIsAnError() {
    #expect(
      NoteFixture("a\nb\0c\n").problems == [
        """
        Content/shop/home.md:2:2: error: a note cannot hold the NUL at offset 3 [nul-byte]
          help: remove the character
        """
      ])
  }

  @Test func emptyNoteIsFine() {
    let fixture = NoteFixture("")
    #expect(fixture.html == "")
    #expect(fixture.problems == [])
  }
}
