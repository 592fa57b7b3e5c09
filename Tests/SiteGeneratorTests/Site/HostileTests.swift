import RouteGraph
import SiteGenerator
import Testing

/// Texts that would break a page, in every place where a text can stand.
@Suite struct HostileTests {
  static let texts = [
    "\"><script>alert(1)</script>", "</title></body>", "' onclick='x", "<!-- ", "{{title}} {{{x}}}",
    "&amp; &lt;", "]]>", "\u{202E}abc\u{200F}", "a\nb\r\nc\td", "", " ", "😀❤️\u{FE0F}",
    "`*_[x]: ~~~",
    String(repeating: "한", count: 100),
  ]

  private enum Hostile: Route {
    case home(HomeText), item(named: String)

    static func flow(_ text: String) -> Flow {
      Flow(text, id: "flow") {
        TabView {
          Tab(text, icon: text, id: "tab") {
            NavigationStack { Hostile.home(HomeText(text: text)) }
          }
          Tab("Other") { NavigationStack { Hostile.item(named: text) } }
        }
      }
      .defaultTitle(text)
    }

    var screen: Screen {
      switch self {
      case .home(let value): Self.home(value.text)
      case .item(let text):
        Screen(text, subtitle: text) { Text(text) }.deepLink(text).condition(text)
      }
    }

    private static func home(_ text: String) -> Screen {
      let shared = SharedValue(text, initial: text)
      return Screen(subtitle: text) {
        NavigationLink(text, value: Hostile.item(named: text))
        Button(text, .present(.alert, Hostile.item(named: text)))
        Button(text, .openURL(text))
        Button(text, .set(shared, to: text))
        Button(text, .selectTab(text))
        List { Section(text, footer: text) { Text(shared, prefix: text) } }
        Image(systemName: text, label: text)
        Image(text, shape: .avatar)
        TextField(text, value: shared, placeholder: text)
        Picker(text, options: [text])
        Child(text) { Text(text) }
        When(text) { Text(text) }
        When(text + "2") { Text(text) }
      }
      .toolbarLeading { Button(text, .back) }
    }
  }

  /// A text that stays out of the page's name.
  private struct HomeText: Hashable, RouteValue {
    let text: String
    var routeSlug: String { "home" }
    var routeLabel: String { text }
  }

  @Test(arguments: texts)
  func noTextBreaksAPage(text: String) async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/flow/item.md": """
      ---
      title: \(Self.quoted(text))
      subtitle: \(Self.quoted(text))
      summary: \(Self.quoted(text))
      tags: [\(Self.quoted(text))]
      status: \(Self.quoted(text))
      ---
      # \(text)

      \(text)

      """
    ])
    let definition = SiteDefinition(title: text, flows: [Hostile.flow(text)])
    var options = BuildOptions()
    options.root = folder.path
    let outcome = await SiteBuild(definition, options: options)()
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(folder.destinationPages.count == 2)
    for name in folder.pages {
      let page = folder.page(name)
      #expect(page.problems == [], "\(name)")
      let scripts = page.tags.filter { $0.name == "script" }
      #expect(scripts.allSatisfy { !$0.text.contains("<script>") && !$0.text.hasPrefix("alert") })
      #expect(page.tags.allSatisfy { $0["onclick"] == nil })
      #expect(page.tags.count { $0.name == "h1" } == 1)
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\"
        ? "\\\(scalar)"
        : scalar.value < 32
          ? "\\x0\(String(scalar.value, radix: 16))" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
