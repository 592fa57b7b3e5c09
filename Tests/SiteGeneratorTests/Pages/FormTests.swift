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

  /// Screens whose conditions stand in one another, or are many.
  private enum Deep: Route {
    case nested, many, crowded, boxes, detail

    static var nestedForms: Flow { Flow("Deep") { NavigationStack { Deep.nested } } }
    static var columns: Flow {
      Flow("Deep") {
        NavigationSplitView {
          Deep.boxes
        } detail: {
          NavigationStack { Deep.detail }
        }
      }
    }

    var screen: Screen {
      switch self {
      case .nested:
        Screen("Nested") {
          When("signed in") {
            Text("Hello")
            List { When("has mail") { NavigationLink("Mail", value: Deep.many) } }
          }
          When("signed out") { Text("Sign in") }
        }
      case .many:
        Screen("Many") {
          for number in 1...6 { When("condition \(number)") { Text("Part \(number)") } }
        }
      case .crowded:
        Screen("Crowded") {
          for number in 1...2_000 { When("condition \(number)") { Text("Part \(number).") } }
        }
      case .boxes: Screen("Boxes") { When("loaded") { Text("All boxes") } }
      case .detail:
        Screen("Detail") {
          When("one") { Text("First") }
          When("two") { Text("Second") }
        }
      }
    }
  }

  /// Which of some texts each form of a page shows.
  private func shown(_ texts: [String], in page: HTMLPage) -> [[String]] {
    page.all("div", with: "data-form").map { form in texts.filter(form.text.contains) }
  }

  @Test func aConditionInAnotherOneShowsWhatIsAroundIt() async throws {
    let folder = try SiteFolder()
    await folder.build(Deep.nestedForms)
    let page = folder.page("deep/deep/nested.html")
    #expect(
      shown(["Hello", "Mail", "Sign in"], in: page) == [["Hello"], ["Hello", "Mail"], ["Sign in"]])
  }

  @Test func whatStandsUnderMoreConditionsThanThereAreFormsIsInEachOfThem() async throws {
    let folder = try SiteFolder()
    await folder.build(Deep.nestedForms)
    let parts = (1...6).map { "Part \($0)" }
    #expect(
      shown(parts, in: folder.page("deep/deep/many.html"))
        == (0..<4).map { [parts[$0], "Part 5", "Part 6"] })
  }

  @Test func thousandsOfConditionsAreNoTrouble() async throws {
    let folder = try SiteFolder()
    await folder.build(Flow("Deep") { NavigationStack { Deep.crowded } })
    let page = folder.page("deep/deep/crowded.html")
    let parts = [1, 2, 3, 4, 5, 2_000].map { "Part \($0)." }
    #expect(shown(parts, in: page) == (0..<4).map { [parts[$0], parts[4], parts[5]] })
    #expect(
      page.all("div", with: "data-form").map { $0.text.count { $0 == "." } }
        == Array(repeating: 1_997, count: 4))
  }

  @Test func aColumnBesideAScreenKeepsItsOwnForm() async throws {
    let folder = try SiteFolder()
    await folder.build(Deep.columns)
    #expect(
      shown(["All boxes", "First", "Second"], in: folder.page("deep/deep/detail.html"))
        == [["All boxes", "First"], ["All boxes", "Second"]])
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
