import RouteGraph
import Testing

/// Sections of screens, in lists and outside.
@Suite struct SectionTests {
  private enum Settings: Route {
    case home

    var screen: Screen {
      Screen("Settings") {
        Section("Sound", footer: "Applies to all alerts.") { Text("Volume") }
        List {
          Section("About", footer: "Made in Seoul.") { Text("Version") }
          Section(footer: "That is all.") {}
        }
      }
    }
  }

  @Test func headersAndFootersStandAroundTheirRows() async throws {
    let folder = try SiteFolder()
    await folder.build(Flow("App") { NavigationStack { Settings.home } })
    let page = folder.page("app/settings/home.html")
    #expect(
      page.tags.filter { ["ui-header", "ui-text", "ui-footer"].contains($0["class"]) }.map(\.text)
        == [
          "Sound", "Volume", "Applies to all alerts.", "About", "Version", "Made in Seoul.",
          "That is all.",
        ])
    #expect(page.problems == [])
  }
}
