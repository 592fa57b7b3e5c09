import RouteGraph
import SiteGenerator
import Testing

/// Names that clash with the site's own files or with each other.
@Suite struct NamingTests {
  private enum Reserved: Route {
    case index, search, assets, sitemap, flow
    case `404`

    var screen: Screen {
      switch self {
      case .index:
        Screen("Index") {
          for route in [Reserved.search, .assets, .sitemap, .flow, .`404`] {
            NavigationLink("x", value: route)
          }
        }
      default: Screen("Other")
      }
    }
  }

  @Test(arguments: ["search", "assets"])
  func aFlowCalledLikeAFolderOfTheSiteGetsAnotherName(name: String) async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/\(name)/index.md": "The flow's *own* note.\n"])
    let flow = Flow("Mine", id: name) { NavigationStack { Reserved.index } }
    let problems = await folder.problems(flow)
    let other = try #require(folder.pages.first { $0.hasPrefix("\(name)-") })
      .prefix { $0 != "/" }
    #expect(
      problems == [
        """
        note: the site's own folder is called '\(name)'; the flow 'Mine' is published as \
        '\(other)' [reserved-flow-name]
          help: give the flow another id
        """
      ])
    #expect(folder.page("\(other)/index.html").body == "body[data-page=flow][data-flow=\(other)]")
    #expect(folder.text("\(other)/index.html").contains("<em>own</em>"))
    #expect(folder.page("search/index.html").body == "body[data-page=search]")
  }

  @Test func casesMayBeCalledLikeFilesOfTheSite() async throws {
    let folder = try SiteFolder()
    try folder.write(["Content/sitemap/index.md": "Note.\n", "Content/search/x.png": "picture"])
    let flow = Flow("Sitemap") { NavigationStack { Reserved.index } }
    #expect(await folder.problems(flow) { $0.baseURL = BaseURL("https://example.org") } == [])
    #expect(folder.destinationPages.count == 6)
    #expect(folder.page("index.html").body == "body[data-page=site]")
    #expect(folder.files.contains("sitemap.xml"))
    #expect(folder.text("assets/notes/search/x.png") == "picture")
    #expect(Set(folder.pages.map { folder.page($0).title }).count == folder.pages.count)
  }

  @Test func twoFlowsOfOneIDAreAnError() async throws {
    let folder = try SiteFolder()
    let problems = await folder.problems(
      Flow("Shop") { NavigationStack { Shop.home } },
      Flow("SHOP") { NavigationStack { Shop.about } })
    #expect(
      problems == [
        """
        error: two flows have the id 'shop' [duplicate-flow]
          help: give one of them another id: Flow("SHOP", id: …)
        """
      ])
  }

  @Test func aSiteWithoutFlowsIsAnError() async throws {
    let folder = try SiteFolder()
    let outcome = await folder.build()
    #expect(outcome.status == .rejected)
    #expect(
      outcome.diagnostics.map(\.description) == [
        "error: the site has no flow [no-flow]\n  help: return at least one Flow from 'flows'"
      ])
  }

  private enum Same: Route {
    case home, one(String)

    var screen: Screen {
      switch self {
      case .home:
        Screen("Same") {
          for text in ["Milk", "milk", "MILK", "İ", "ß", "SS"] {
            NavigationLink(text, value: Same.one(text))
          }
        }
      case .one: Screen("Same")
      }
    }
  }

  private enum Twin: Route {
    case home, one(String)

    var screen: Screen {
      switch self {
      case .home:
        Screen("Twin") {
          for text in ["a", "b"] {
            NavigationLink(text, value: Twin.one(text))
            NavigationLink(text, value: Same.one(text))
          }
        }
      case .one: Screen("Same")
      }
    }
  }

  @Test func casesThatAreDeclaredTheSameInTwoTypesHaveTitlesOfTheirOwn() async throws {
    let folder = try SiteFolder()
    #expect(await folder.problems(Flow("Flow") { NavigationStack { Twin.home } }) == [])
    #expect(folder.page("flow/same/one.html").title == "case one(String) · same/one · Flow")
    #expect(folder.page("flow/twin/one.html").title == "case one(String) · twin/one · Flow")
    let titles = folder.pages.map { folder.page($0).title }
    #expect(Set(titles).count == titles.count)
  }

  @Test func titlesAndFileNamesAreUniqueInTheSite() async throws {
    let folder = try SiteFolder()
    let flows = ["Same", "Other"].map { name in
      Flow("Same", id: name) { NavigationStack { Same.home } }
    }
    let definition = SiteDefinition(title: "Same", flows: flows)
    var options = BuildOptions()
    options.root = folder.path
    #expect(await SiteBuild(definition, options: options)().diagnostics == [])
    let titles = folder.pages.map { folder.page($0).title }
    #expect(Set(titles).count == titles.count)
    #expect(Set(folder.files.map { $0.lowercased() }).count == folder.files.count)
    #expect(folder.destinationPages.count == 2 * 7)
  }
}
