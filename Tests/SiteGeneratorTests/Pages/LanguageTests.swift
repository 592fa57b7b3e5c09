import RouteGraph
import Testing

/// Which language a flow's pages speak.
@Suite struct LanguageTests {
  @Test(arguments: [
    ("ko", "ko"), ("ko-KR", "ko"), ("KO_kr", "ko"), ("kok", "en"), ("en", "en"), ("de", "en"),
    ("", "en"),
  ])
  func isThatOfTheTagWhereTheInterfaceSpeaksIt(tag: String, language: String) async throws {
    let folder = try SiteFolder()
    await folder.build(Tabs.flow.language(tag))
    #expect(folder.page("tabs/index.html").tags.first { $0.name == "html" }?["lang"] == language)
    #expect(folder.page("index.html").tags.first { $0.name == "html" }?["lang"] == "en")
  }
}
