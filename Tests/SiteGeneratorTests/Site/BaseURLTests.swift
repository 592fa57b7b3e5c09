import Bytes
import RouteGraph
import Testing

@testable import SiteGenerator

/// Where the site is published, and what of it pages depend on.
@Suite struct BaseURLTests {
  private func site(base: String?) async throws -> SiteFolder {
    let folder = try SiteFolder()
    await folder.build(Shop.flow) { $0.baseURL = base.flatMap { BaseURL($0) } }
    return folder
  }

  @Test(arguments: [
    "https://example.org/team/flow docs", "https://example.org/team/flow%20docs/",
    "https://example.org/team/flow docs//", " https://example.org/team/flow docs/ ",
    "/https://example.org/team/flow docs",
  ])
  func everySpellingGivesTheSameBytes(base: String) async throws {
    let first = try await site(base: "https://example.org/team/flow docs/").site
    let second = try await site(base: base).site
    #expect(second.keys.sorted() == first.keys.sorted())
    #expect(second == first)
  }

  @Test(arguments: [
    ("https://example.org", "https://example.org/", "/"),
    ("http://example.org:8080/a/", "http://example.org:8080/a/", "/a/"),
    ("https://example.org/한글", "https://example.org/%ED%95%9C%EA%B8%80/", "/%ED%95%9C%EA%B8%80/"),
    ("HTTPS://example.org/A", "HTTPS://example.org/A/", "/A/"),
  ])
  func isReadWithASlashAtItsEnd(text: String, url: String, path: String) {
    #expect(BaseURL(text)?.text == url)
    #expect(BaseURL(text)?.path == path)
  }

  @Test(arguments: [
    "", "/", "example.org", "ftp://example.org", "javascript:alert(1)", "https://", "https:///x",
    "https://example.org/?q=1", "https://example.org/#top",
  ])
  func isRefusedWhereNoSiteCanBe(text: String) {
    #expect(BaseURL(text) == nil)
  }

  @Test func theSitemapListsEveryPageThatAnswersByName() async throws {
    let folder = try await site(base: "https://example.org/team/flow docs/")
    let entries = folder.text("sitemap.xml").split(separator: "<loc>").dropFirst()
    let pages = entries.map { String($0.prefix { $0 != "<" }) }
    let expected = folder.pages.filter {
      !["404.html", "review.html", "search/index.html"].contains($0)
    }
    #expect(
      pages.sorted() == expected.map { "https://example.org/team/flow%20docs/\($0)" }.sorted())
  }

  @Test func withoutABaseThereIsNoSitemap() async throws {
    let folder = try await site(base: nil)
    #expect(!folder.files.contains("sitemap.xml"))
    #expect(folder.files.contains("404.html"))
  }

  @Test func aSitemapThatIsTooLongIsAListOfSitemaps() async throws {
    let folder = try SiteFolder()
    let outcome = await folder.build(Tabs.flow)
    let sitemap = Sitemap(
      plan: try #require(outcome.plan), base: try #require(BaseURL("https://example.org/a b")))
    #expect(sitemap.files(limit: 5).map(\.path) == ["sitemap.xml"])
    let files = sitemap.files(limit: 2)
    #expect(
      files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
    #expect(
      files[0].bytes.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://example.org/a%20b/sitemap-1.xml</loc></sitemap>
        <sitemap><loc>https://example.org/a%20b/sitemap-2.xml</loc></sitemap>
        <sitemap><loc>https://example.org/a%20b/sitemap-3.xml</loc></sitemap>
        </sitemapindex>

        """)
    #expect(
      files.dropFirst().map { $0.bytes.text.split(separator: "<loc>").count - 1 } == [2, 2, 1])
  }

  @Test func onlyTheNotFoundPageLinksFromTheRoot() async throws {
    let folder = try await site(base: "https://example.org/team/flow docs/")
    let found = folder.page("404.html").addresses.filter { !$0.hasPrefix("#") }
    #expect(found.count > 5 && found.allSatisfy { $0.hasPrefix("/team/flow%20docs/") })
    for page in folder.pages where page != "404.html" {
      #expect(!folder.text(page).contains("/team/"), "\(page)")
    }
  }

  @Test func everyAddressOfEveryPageIsAFileOfTheSite() async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow, Tabs.flow, Mail.flow)
    let files = Set(folder.files)
    for page in folder.pages {
      for address in folder.page(page).addresses
      where !address.hasPrefix("#") && !address.hasPrefix("https:") {
        let target = SitePaths.resolved(address, from: page)
        #expect(files.contains(target), "\(page) leads to \(address)")
      }
    }
  }
}
