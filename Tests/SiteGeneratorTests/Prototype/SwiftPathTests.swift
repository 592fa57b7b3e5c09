import RouteGraph
import SiteGenerator
import Testing

/// The path of a page as Swift.
@Suite struct SwiftPathTests {
  private enum Words: Route {
    case home, word(String)

    static let text = "a\n\"b\"\\\r\t\u{1}한\u{202E}\u{2028}"

    var screen: Screen {
      switch self {
      case .home: Screen("Home") { NavigationLink("Word", value: Words.word(Words.text)) }
      case .word: Screen("Word")
      }
    }
  }

  @Test func aTextIsALiteralOnOneLine() async throws {
    let folder = try SiteFolder()
    #expect(await folder.problems(Flow("Words") { NavigationStack { Words.home } }) == [])
    let name = try #require(folder.pages.first { $0.hasPrefix("words/words/word/") })
    let code = folder.page(name).tags.filter { $0.name == "code" }.map(\.text)
    #expect(code.contains(#"path = [.word("a\n\"b\"\\\r\t\u{1}한\u{202E}\u{2028}")]"#))
  }
}
