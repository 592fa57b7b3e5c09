import Bytes
import RouteGraph
import Testing

@testable import Notes

struct FrontMatterMemoryTests {
  private static let program = ContentHash(value: 7)
  /// Every key, with the texts that bytes could get wrong.
  private static let text = """
    ---
    title: "제목"
    subtitle: ""
    summary: "One: two, \\"three\\"."
    tags: [a, 한글, \(String(repeating: "long ", count: 60))]
    status: done
    screenshot: shots/home.png
    aliases:
      - old/home
      - older
    extra:
      owner: Kim
      links: [x, y]
      none: []
    ---
    Text.

    """

  private func parse(
    _ text: String, file: String = "Content/a.md", _ memory: FrontMatterMemory = .init()
  ) -> Note {
    Note.parse(NoteSource(file: file, bytes: Array(text.utf8)), recalling: memory).note
  }

  private func bytes(of texts: [String]) -> [UInt8] {
    let notes = texts.map { parse($0) }
    return FrontMatterMemory.bytes(of: notes.map(\.headHash), program: Self.program) {
      notes[$0].frontMatter.write(into: &$1)
    }.bytes
  }

  @Test func whatWasReadOnceIsRecalled() throws {
    let memory = try #require(FrontMatterMemory(bytes(of: [Self.text]), program: Self.program))
    let read = parse(Self.text)
    let recalled = parse(Self.text, memory)
    #expect(!read.isRecalled)
    #expect(recalled.isRecalled)
    #expect(recalled.frontMatter == read.frontMatter)
    #expect(read.frontMatter.aliases.map(\.location.line) == [9, 10])
  }

  @Test func placesAreInTheFileThatTheTextStandsInNow() throws {
    let memory = try #require(FrontMatterMemory(bytes(of: [Self.text]), program: Self.program))
    let moved = parse(Self.text, file: "Content/b.md", memory)
    #expect(moved.isRecalled)
    #expect(moved.frontMatter == parse(Self.text, file: "Content/b.md").frontMatter)
    #expect(moved.frontMatter.screenshot?.location.file == "Content/b.md")
  }

  @Test func eachOfManyTextsIsFound() throws {
    var texts = (0..<100).map { "---\ntitle: Note \($0)\ntags: [t\($0 % 7)]\n---\nText.\n" }
    // Twice the same, and none at all.
    texts += [texts[3], "Text.\n", "---\n---\n"]
    let memory = try #require(FrontMatterMemory(bytes(of: texts), program: Self.program))
    for text in texts {
      let recalled = parse(text, memory)
      #expect(recalled.isRecalled)
      #expect(recalled.frontMatter == parse(text).frontMatter)
    }
    #expect(!parse("---\ntitle: Note 100\n---\n", memory).isRecalled)
  }

  @Test func anotherProgramsBytesAreNoMemory() {
    #expect(FrontMatterMemory(bytes(of: [Self.text]), program: ContentHash(value: 8)) == nil)
  }

  @Test func bytesThatAreNotAsTheyWereWrittenAreNoMemory() {
    let whole = bytes(of: [Self.text, "Text.\n"])
    for length in 0..<whole.count {
      #expect(FrontMatterMemory(Array(whole[..<length]), program: Self.program) == nil)
    }
    for place in whole.indices {
      var changed = whole
      changed[place] ^= 0x40
      #expect(FrontMatterMemory(changed, program: Self.program) == nil)
    }
    #expect(FrontMatterMemory(whole + [0], program: Self.program) == nil)
  }

  @Test func bytesThatNobodyWroteAreNoFrontMatter() {
    var buffer = ByteBuffer()
    parse(Self.text).frontMatter.write(into: &buffer)
    func read(_ bytes: [UInt8]) -> FrontMatter? {
      bytes.withUnsafeBufferPointer { FrontMatter(kept: $0, file: "Content/a.md") }
    }
    #expect(read(buffer.bytes) == parse(Self.text).frontMatter)
    for length in 0..<buffer.count { #expect(read(Array(buffer.bytes[..<length])) == nil) }
    #expect(read(buffer.bytes + [0]) == nil)
    #expect(read(Array(repeating: 0xFF, count: 64)) == nil)
  }
}
