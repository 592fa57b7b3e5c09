import RouteGraph
import SiteGenerator
import Testing

/// Deep links that arrive while something is open over the app.
@Suite struct DeepLinkTests {
  private enum Shop: Route {
    case store, item, filter, sizes, welcome, rating

    static var flow: Flow { Flow("Shop") { NavigationStack { Shop.store } } }

    var screen: Screen {
      switch self {
      case .store:
        Screen("Store") {
          NavigationLink("Item 42", value: Shop.item)
          Button("Filter", .sheet(Shop.filter, onDeepLink: .close))
          Button("Welcome", .present(.fullScreenCover, Shop.welcome, onDeepLink: .wait))
          Button("Rate", .sheet(Shop.rating))
        }
      case .item: Screen("Item 42").deepLink("shop://item/42")
      case .filter: Screen("Filter") { Button("Sizes", .sheet(Shop.sizes, onDeepLink: .close)) }
      case .sizes: Screen("Sizes") { Button("Done", .dismiss) }
      case .welcome: Screen("Welcome") { Button("Start", .dismiss) }
      case .rating: Screen("Rating") { Button("Done", .dismiss) }
      }
    }
  }

  @Test func aPageSaysWhatItsLinkDoesOverEachLayer() async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow)
    let page = folder.text("shop/shop/item.html")
    for row in [
      #"<div data-outcome="opens"><dt>Nothing open</dt><dd>Opens Store › Item 42.</dd></div>"#,
      #"<div data-outcome="closes"><dt>Sheet &#39;Filter&#39;</dt>"#
        + "<dd>Closes &#39;Filter&#39;, then opens Store › Item 42.</dd></div>",
      #"<div data-outcome="waits"><dt>Cover &#39;Welcome&#39;</dt>"#
        + "<dd>Held back until &#39;Welcome&#39; is left.</dd></div>",
      #"<div data-outcome="unstated"><dt>Sheet &#39;Rating&#39;</dt><dd>The flow doesn&#39;t say: "#
        + "unless the app closes &#39;Rating&#39; first, the screen opens behind it.</dd></div>",
      #"<div data-outcome="closes"><dt>Sheet &#39;Filter&#39; › Sheet &#39;Sizes&#39;</dt>"#
        + "<dd>Closes &#39;Sizes&#39;, &#39;Filter&#39;, then opens Store › Item 42.</dd></div>",
    ] {
      #expect(page.contains(row))
    }
    #expect(!folder.text("shop/shop/filter.html").contains("deep-link-over-layers"))
  }

  @Test func aLayerThatSaysNothingOfLinksIsReported() async throws {
    let folder = try SiteFolder()
    let outcome = await folder.build(Shop.flow)
    #expect(
      outcome.diagnostics.map { "\($0.severity) \($0.id): \($0.summary)" } == [
        "note deep-link-rule-missing: 'Rating' may be open when a deep link arrives, and nothing "
          + "says what becomes of the link"
      ])
  }

  @Test func aFlowThatOpensNothingOverItselfListsNoStates() async throws {
    let folder = try SiteFolder()
    let flow = Flow("Plain") { NavigationStack { Shop.item } }
    #expect(await folder.problems(flow) == [])
    #expect(folder.text("plain/shop/item.html").contains("shop://item/42"))
    #expect(!folder.text("plain/shop/item.html").contains("deep-link-over-layers"))
  }
}
