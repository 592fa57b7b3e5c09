import RouteGraph
import SiteGenerator
import Testing

/// The hooks that themes, scripts and tests find pages and their parts by.
@Suite struct HookTests {
  @Test func everyPageSaysWhatItIs() async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow, Tabs.flow, Mail.flow)
    let destination = "body[data-page=destination]"
    let expected = [
      "404.html": "body[data-page=not-found]",
      "index.html": "body[data-page=site]",
      "mail/index.html": "body[data-page=flow][data-flow=mail]",
      "mail/mail/boxes.html": "\(destination)[data-flow=mail][data-destination=mail/boxes]",
      "mail/mail/letter.html": "body[data-page=route][data-flow=mail]",
      "mail/mail/letter/1.html": "\(destination)[data-flow=mail][data-destination=mail/letter/1]",
      "mail/mail/letter/2.html": "\(destination)[data-flow=mail][data-destination=mail/letter/2]",
      "mail/mail/nothing.html": "\(destination)[data-flow=mail][data-destination=mail/nothing]",
      "review.html": "body[data-page=review]",
      "search/index.html": "body[data-page=search]",
      "shop/index.html": "body[data-page=flow][data-flow=shop]",
      "shop/shop/about.html": "\(destination)[data-flow=shop][data-destination=shop/about]",
      "shop/shop/home.html": "\(destination)[data-flow=shop][data-destination=shop/home]",
      "shop/shop/item.html": "body[data-page=route][data-flow=shop]",
      "shop/shop/item/pear.html": "\(destination)[data-flow=shop][data-destination=shop/item/pear]",
      "shop/shop/item/plum.html": "\(destination)[data-flow=shop][data-destination=shop/item/plum]",
      "shop/shop/pay.html": "\(destination)[data-flow=shop][data-destination=shop/pay]",
      "shop/shop/receipt.html": "\(destination)[data-flow=shop][data-destination=shop/receipt]",
      "shop/shop/sure.html": "\(destination)[data-flow=shop][data-destination=shop/sure]",
      "tabs/index.html": "body[data-page=flow][data-flow=tabs]",
      "tabs/tabs/deep.html": "\(destination)[data-flow=tabs][data-destination=tabs/deep]",
      "tabs/tabs/first.html": "\(destination)[data-flow=tabs][data-destination=tabs/first]",
      "tabs/tabs/second.html": "\(destination)[data-flow=tabs][data-destination=tabs/second]",
    ]
    let found = Dictionary(uniqueKeysWithValues: folder.pages.map { ($0, folder.page($0).body) })
    #expect(found == expected)
  }

  @Test(arguments: [
    ("shop/shop/home", ["shop/home false*"]),
    ("shop/shop/item/pear", ["shop/home false", "shop/item/pear true*"]),
    ("shop/shop/about", ["shop/home false", "shop/about false*"]),
    ("shop/shop/pay", ["shop/pay false*"]),
    ("shop/shop/receipt", ["shop/pay false", "shop/receipt true*"]),
    ("shop/shop/sure", ["shop/sure false*"]),
    ("tabs/tabs/second", ["tabs/second false*"]),
    ("tabs/tabs/deep", ["tabs/second false", "tabs/deep true*"]),
    ("mail/mail/boxes", ["mail/boxes false*"]),
    ("mail/mail/letter/2", ["mail/boxes false", "mail/letter/1 true", "mail/letter/2 true*"]),
  ])
  func theBackStackIsTheCanonicalOne(page: String, stack: [String]) async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow, Tabs.flow, Mail.flow)
    #expect(folder.page("\(page).html").backStack == stack)
  }

  @Test func onlyTheCurrentEntryOfTheBackStackIsNoLink() async throws {
    let folder = try SiteFolder()
    await folder.build(Mail.flow)
    let page = folder.page("mail/mail/letter/2.html")
    let chips = page.tags.filter { $0["class"] == "chip" }.map { "\($0.hooks) \($0.text)" }
    #expect(
      chips == [
        "a[href=../../mail/boxes.html] Boxes", "a[href=../../mail/letter/1.html] Letter 1",
        "span Letter 2",
      ])
  }

  @Test(arguments: [
    ("shop/shop/pay", ["div[data-layer=sheet][role=group]"]),
    ("shop/shop/receipt", ["div[data-layer=sheet][role=group]"]),
    ("shop/shop/sure", ["div[data-layer=alert][role=group]"]),
    ("shop/shop/about", []),
  ])
  func aPresentedLayerIsFramed(page: String, layers: [String]) async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow)
    let page = folder.page("\(page).html")
    #expect(page.tags.filter { $0["data-layer"] != nil }.map(\.hooks) == layers)
  }

  @Test(arguments: [
    ("shop/shop/pay", "Sheet over Fruit", "../shop/home.html"),
    ("shop/shop/receipt", "Sheet over Fruit", "../shop/home.html"),
    ("shop/shop/sure", "Alert over Receipt", "../shop/receipt.html"),
  ])
  func thePresenterIsNamedBesideTheBackStack(
    page: String, sentence: String, href: String
  ) async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow)
    let page = folder.page("\(page).html")
    let place = try #require(page.tags.firstIndex { $0["class"] == "presenter" })
    #expect(page.tags[place].text == sentence)
    #expect(page.tags[place...].first { $0.name == "a" }?["href"] == href)
  }

  @Test func aSplitViewShowsItsColumns() async throws {
    let folder = try SiteFolder()
    await folder.build(Mail.flow)
    let page = folder.page("mail/mail/letter/1.html")
    #expect(page.all("div", with: "data-columns").map(\.hooks) == ["div[data-columns=2]"])
    #expect(
      page.all("div", with: "data-column").map { "\($0["class"] ?? "") \($0["data-column"] ?? "")" }
        == [
          "ui-column 1", "ui-column ui-column--current 2",
        ])
  }

  private enum Jump: Route {
    case home, news, saved, last

    static var flow: Flow {
      Flow("Jump") {
        TabView {
          Tab("Home") { NavigationStack { Jump.home } }
          Tab("News") { NavigationStack { Jump.news } }
          Tab("Saved") { Jump.saved }
        }
      }
    }

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          Button("To news", .selectTab("news", stack: Jump.news))
          Button("To saved", .selectTab("saved", stack: Jump.saved))
          Button("To one more", .selectTab("news", stack: Jump.news, Jump.last))
        }
      case .news: Screen("News")
      case .saved: Screen("Saved")
      case .last: Screen("Last")
      }
    }
  }

  /// A scan names the screen at a tab's root as what selecting the tab leads to.
  @Test func theScreenAtATabsRootIsNoEntryOnItsStack() async throws {
    let folder = try SiteFolder()
    var graph = FlowWalk()(Jump.flow).graph
    for place in graph.transitions.indices { graph.transitions[place].confidence = .resolved }
    #expect(await folder.build(graphs: [graph]).diagnostics == [])
    let page = folder.page("jump/jump/home.html")
    #expect(
      page.controls("To news") == [
        "a[data-action=selectTab][data-tab=news][href=../jump/news.html]"
      ])
    #expect(
      page.controls("To saved")
        == ["a[data-action=selectTab][data-tab=saved][href=../jump/saved.html]"])
    #expect(
      page.controls("To one more") == [
        "a[data-action=selectTab][data-to=jump/news jump/last][data-tab=news]"
          + "[href=../jump/last.html]"
      ])
    #expect(folder.text("jump/flow.json").contains(#""to": "jump/news", "action": "selectTab""#))
  }

  @Test func aDefinitionsPathIsTakenAtItsWord() async throws {
    let folder = try SiteFolder()
    #expect(await folder.problems(Jump.flow) == [])
    let page = folder.page("jump/jump/home.html")
    #expect(
      page.controls("To news") == [
        "a[data-action=selectTab][data-to=jump/news][data-tab=news][href=../jump/news.html]"
      ])
    #expect(
      page.controls("To saved") == [
        "span[role=link][data-action=selectTab][data-to=jump/saved][data-tab=saved]"
          + "[data-reason=no-stack]"
      ])
    #expect(
      page.controls("To one more") == [
        "a[data-action=selectTab][data-to=jump/news jump/last][data-tab=news]"
          + "[href=../jump/last.html]"
      ])
    #expect(
      folder.page("jump/jump/last.html").backStack == [
        "jump/news false", "jump/news true", "jump/last true*",
      ])
  }
}
