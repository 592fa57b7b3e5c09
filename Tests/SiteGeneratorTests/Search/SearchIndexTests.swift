import Bytes
import RouteGraph
import Testing

@testable import SiteGenerator

@Suite("What search reads")
struct SearchIndexTests {
  /// The only shard of a site in a folder.
  private static func shard(_ folder: SiteFolder) -> (name: String, text: String) {
    let name = folder.files.first { $0.hasPrefix("search/0.") } ?? ""
    return (name, folder.text(name))
  }

  @Test func everyPageThatShowsSomethingHasARecord() async throws {
    let folder = try SiteFolder()
    await folder.build(Mail.flow)
    let text = Self.shard(folder).text
    #expect(
      text
        == "waymarkSearch.shard(0,[[-1,null,[[\"Test site\",\"index\"]]],"
        + "[0,null,[[\"Mail\",\"index\"]]],"
        + "[0,\"case boxes\",[[\"Boxes\",\"mail/boxes\"]]],"
        + "[0,\"case nothing\",[[\"Nothing\",\"mail/nothing\"]]],"
        + "[0,\"case letter(Int)\",[[\"letter\",\"mail/letter\"],"
        + "[\"Letter 1\",\"mail/letter/1\",[\"1\"]],[\"Letter 2\",\"mail/letter/2\",[\"2\"]]]]])\n")
  }

  @Test func theListNamesTheFlowsAndTheShardsByTheirContent() async throws {
    let folder = try SiteFolder()
    await folder.build(Mail.flow)
    let (name, text) = Self.shard(folder)
    let letters = ContentHash(of: text).letters(8)
    #expect(name == "search/0.\(letters).js")
    #expect(
      folder.text("search/index.js")
        == "waymarkSearch.list({\"flows\":[[\"Mail\",\"mail\"]],\"shards\":[\"0.\(letters).js\"]})\n"
    )
  }

  @Test func headingsOfACasesNoteBelongToTheCasesPageAlone() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/mail/letter.md": "# Reading\n", "Content/mail/letter/2.md": "## The *last* one\n",
    ])
    await folder.build(Mail.flow)
    let text = Self.shard(folder).text
    #expect(
      text.contains(
        "[[\"letter\",\"mail/letter\",[],[\"Reading\",\"reading\"]],"
          + "[\"Letter 1\",\"mail/letter/1\",[\"1\"]],"
          + "[\"Letter 2\",\"mail/letter/2\",[\"2\"],[\"The last one\",\"the-last-one\"]]]"))
  }

  @Test func theTitleThatANoteGivesIsTheOneThatIsFound() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/mail/boxes.md": "---\ntitle: 우편함 </script>\n---\n"])
    await folder.build(Mail.flow)
    #expect(Self.shard(folder).text.contains("[\"우편함 \\u003c/script>\",\"mail/boxes\"]"))
  }

  @Test func noPageNamesAShard() async throws {
    let folder = try SiteFolder()
    await folder.build(Mail.flow)
    let naming = folder.pages.filter { folder.text($0).contains("search/0.") }
    #expect(naming == [])
  }

  @Test func textsComeInTheLanguagesOfThePagesAlone() async throws {
    let folder = try SiteFolder()
    await folder.build(Mail.flow)
    let words = folder.files.first { $0.hasPrefix("assets/words.") } ?? ""
    #expect(folder.text(words).hasPrefix("waymark.texts={\"en\":{\"search\":\"Search\","))
    #expect(!folder.text(words).contains("\"ko\""))
    await folder.build(Mail.flow, Tabs.flow.language("ko"))
    let both = folder.files.first { $0.hasPrefix("assets/words.") } ?? ""
    #expect(folder.text(both).contains("},\"ko\":{\"search\":\"찾기\","))
    #expect(both != words)
  }
}
