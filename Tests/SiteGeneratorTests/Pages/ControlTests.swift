import RouteGraph
import SiteGenerator
import Testing

/// The controls of the drawn screens: what they do, where they lead, which are dead.
@Suite struct ControlTests {
  @Test(arguments: [
    ("Pear", "a[data-action=push][data-to=shop/item/pear][href=../shop/item/pear.html]"),
    ("About", "a[data-action=show][data-to=shop/about][href=../shop/about.html]"),
    (
      "Pay",
      "a[data-action=present][data-to=shop/pay][data-style=sheet][data-in-stack=true]"
        + "[href=../shop/pay.html]"
    ),
    (
      "Both",
      "a[data-action=push][data-to=shop/item/pear shop/item/plum][href=../shop/item/plum.html]"
    ),
    ("Elsewhere", "a[data-action=openURL][href=https://example.org/?a=1&b=2]"),
    ("Script", "span[role=link][data-action=openURL][data-reason=unsafe-link]"),
    ("Pop", "span[role=link][data-action=pop][data-count=2][data-reason=pop-past-root]"),
    ("Close", "span[role=link][data-action=dismiss][data-reason=nothing-to-dismiss]"),
    ("Tab", "span[role=link][data-action=selectTab][data-tab=none][data-reason=no-such-tab]"),
    (
      "Column",
      "span[role=link][data-action=select][data-to=shop/about][data-column=2]"
        + "[data-reason=no-such-column]"
    ),
    (
      "More",
      "span[role=link][data-action=set][data-state=count][data-value=2][data-reason=needs-script]"
    ),
  ])
  func theFirstScreensControls(label: String, hooks: String) async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow)
    #expect(folder.page("shop/shop/home.html").controls(label) == [hooks])
  }

  @Test(arguments: [
    (
      "shop/shop/item/plum",
      [
        "a[data-action=back][href=../../shop/home.html][data-to=shop/home]",
        "a[data-action=pop][data-count=1][href=../../shop/home.html]",
        "a[data-action=popToRoot][href=../../shop/home.html]",
        "a[data-action=replaceTop][data-to=shop/about][href=../../shop/about.html]",
        "a[data-action=setStack][data-to=shop/item/pear shop/about][href=../../shop/about.html]",
        "span[role=link][data-action=popTo][data-to=shop/item/pear]"
          + "[data-reason=pop-target-missing]",
        "span[role=link][data-action=popTo][data-to=shop/receipt][data-reason=pop-target-missing]",
      ]
    ),
    (
      "shop/shop/pay",
      [
        "a[data-action=push][data-to=shop/receipt][href=../shop/receipt.html]",
        "a[data-action=dismiss][href=../shop/home.html]",
      ]
    ),
    (
      "shop/shop/receipt",
      [
        "a[data-action=back][href=../shop/pay.html][data-to=shop/pay]",
        "a[data-action=dismissAll][href=../shop/home.html]",
        "a[data-action=present][data-to=shop/sure][data-style=alert][data-in-stack=false]"
          + "[href=../shop/sure.html]",
      ]
    ),
    ("shop/shop/sure", ["a[data-action=dismiss][href=../shop/receipt.html]"]),
    (
      "tabs/tabs/first",
      [
        "a[data-action=selectTab][data-to=tabs/deep][data-tab=two][href=../tabs/deep.html]",
        "a[data-action=selectTab][data-tab=one][href=../tabs/first.html]",
        "a[data-action=selectTab][data-tab=two][href=../tabs/second.html]",
      ]
    ),
    (
      "tabs/tabs/deep",
      [
        "a[data-action=back][href=../tabs/second.html][data-to=tabs/second]",
        "a[data-action=selectTab][data-tab=one][href=../tabs/first.html]",
        "a[data-action=selectTab][data-tab=two][href=../tabs/second.html]",
      ]
    ),
    (
      "mail/mail/letter/1",
      [
        "a[data-action=select][data-to=mail/letter/1][data-column=2]"
          + "[href=../../mail/letter/1.html]",
        "a[data-action=back][href=../../mail/boxes.html][data-to=mail/boxes]",
        "a[data-action=push][data-to=mail/letter/2][href=../../mail/letter/2.html]",
      ]
    ),
  ])
  func everyControlOfAPage(page: String, controls: [String]) async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow, Tabs.flow, Mail.flow)
    #expect(folder.page("\(page).html").controls == controls)
  }

  @Test func aDeadControlIsALinkThatAssistiveTechnologySkips() async throws {
    let folder = try SiteFolder()
    await folder.build(Shop.flow)
    let page = folder.page("shop/shop/home.html")
    let dead = page.tags.filter { $0["data-reason"] != nil }
    #expect(dead.count == 6)
    #expect(dead.allSatisfy { $0.name == "span" && $0["aria-disabled"] == "true" })
    #expect(dead.allSatisfy { $0["href"] == nil })
  }

  @Test func popsFromAScreenOffThePathTakeTheEntryUnderIt() async throws {
    let folder = try SiteFolder()
    let outcome = await folder.build(OffPath.flow)
    #expect(outcome.diagnostics == [])
    let page = folder.page("off/off-path/flagged.html")
    #expect(
      page.backStack == ["off-path/home false", "off-path/pushed true", "off-path/flagged false*"])
    #expect(
      page.controls("Pop") == ["a[data-action=pop][data-count=1][href=../off-path/home.html]"])
    #expect(page.remarks == ["pops-more-than-seen"])
    let flagged = folder.page("off/off-path/by-flag.html")
    #expect(
      flagged.controls("Empty")
        == ["a[data-action=popToRoot][href=../off-path/by-flag.html]"])
    #expect(
      flagged.remarks == ["flag-still-set"])
  }

  /// Screens that a flag shows, over a pushed one and over the root.
  private enum OffPath: Route {
    case home, pushed, flagged, byFlag

    static var flow: Flow { Flow("Off") { NavigationStack { OffPath.home } } }

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          NavigationLink("Push", value: OffPath.pushed)
          NavigationLink("Flag", destination: OffPath.byFlag)
        }
      case .pushed: Screen("Pushed") { NavigationLink("Flag", destination: OffPath.flagged) }
      case .flagged: Screen("Flagged") { Button("Pop", .pop()) }
      case .byFlag: Screen("By flag") { Button("Empty", .popToRoot) }
      }
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:x", " javascript:x", "java\nscript:x", "\u{1}javascript:x",
    "vbscript:x", "data:text/html,x", "file:///etc/passwd", "//evil.example", "blob:x",
  ])
  func anUnsafeAddressIsDead(url: String) async throws {
    let folder = try SiteFolder()
    await folder.build(Leaving.flow(to: url))
    let page = folder.page("leaving/leaving/home/address.html")
    #expect(
      page.controls("Go") == ["span[role=link][data-action=openURL][data-reason=unsafe-link]"])
    #expect(page.problems == [])
  }

  @Test(arguments: [
    "https://example.org", "http://example.org/?q=\"<&>'", "mailto:a@example.org", "tel:+821012345",
  ])
  func aSafeAddressIsLinkedAsItIs(url: String) async throws {
    let folder = try SiteFolder()
    await folder.build(Leaving.flow(to: url))
    let page = folder.page("leaving/leaving/home/address.html")
    #expect(page.controls("Go") == ["a[data-action=openURL][href=\(url)]"])
    #expect(page.problems == [])
  }

  /// A screen with one way out of the app.
  private enum Leaving: Route {
    case home(Address)

    static func flow(to url: String) -> Flow {
      Flow("Leaving") { NavigationStack { Leaving.home(Address(url: url)) } }
    }

    var screen: Screen {
      switch self {
      case .home(let address): Screen("Home") { Button("Go", .openURL(address.url)) }
      }
    }
  }

  /// An address that stays out of the page's name.
  private struct Address: Hashable, RouteValue {
    let url: String
    var routeSlug: String { "address" }
  }
}
