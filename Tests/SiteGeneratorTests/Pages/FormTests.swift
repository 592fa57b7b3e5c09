import RouteGraph
import Testing

/// Screens that look different under different conditions.
@Suite struct FormTests {
  private enum Links: Route {
    case home, other

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          When("iOS 16 or later") { NavigationLink("New", value: Links.other) }
          When("before iOS 16") { NavigationLink("Old", destination: Links.other) }
          Text("Always")
        }
      case .other: Screen("Other") { When("iOS 16 or later") { Text("Only one") } }
      }
    }
  }

  @Test func everyConditionMakesAForm() async throws {
    let folder = try SiteFolder()
    await folder.build(Flow("Links") { NavigationStack { Links.home } })
    let page = folder.page("links/links/home.html")
    let forms = page.all("div", with: "data-form")
    #expect(forms.map { $0["data-form"] ?? "" } == ["1", "2"])
    #expect(forms.map { $0.text.contains("New") } == [true, false])
    #expect(forms.map { $0.text.contains("Old") } == [false, true])
    #expect(forms.allSatisfy { $0.text.contains("Always") })
    #expect(
      page.tags.filter { $0["class"] == "form-name" }.map(\.text)
        == ["iOS 16 or later", "before iOS 16"])
    #expect(
      page.controls == [
        "a[data-action=push][data-to=links/other][href=../links/other.html]",
        "a[data-action=show][data-to=links/other][href=../links/other.html]",
      ])
    #expect(page.problems == [])
  }

  @Test func oneConditionAloneMakesNoForms() async throws {
    let folder = try SiteFolder()
    await folder.build(Flow("Links") { NavigationStack { Links.home } })
    let page = folder.page("links/links/other.html")
    #expect(page.all("div", with: "data-form").isEmpty)
    #expect(
      page.tags.filter { $0["class"] == "ui-content" }.map { $0.text.trimmed } == ["Only one"])
  }
}
