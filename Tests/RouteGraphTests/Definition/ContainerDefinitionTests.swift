import RouteGraph
import Testing

struct ContainerDefinitionTests {
  private enum Shop: Route {
    case home, cart, item(Int)

    var screen: Screen { Screen() }
  }

  private func container(@ContainerBuilder _ content: () -> ContainerDraft) -> Container {
    FlowWalk()(Flow("Test", container: content)).graph.container
  }

  private let home = Container.screen(DestinationID(rawValue: "shop/home"))
  private let cart = Container.screen(DestinationID(rawValue: "shop/cart"))
  private let item = Container.screen(DestinationID(rawValue: "shop/item/1"))

  @Test func aBareRouteIsAContainerOfOneScreen() {
    #expect(container { Shop.home } == home)
  }

  @Test func aStackHoldsItsRoot() {
    #expect(container { NavigationStack { Shop.home } } == .stack(home))
  }

  @Test func tabsTakeTheirNamesFromTheirTitles() {
    let tabs = container {
      TabView {
        Tab("My Home", icon: "house") { Shop.home }
        Tab("장바구니") { NavigationStack { Shop.cart } }
        Tab("Other", id: "custom") { Shop.item(1) }
      }
    }
    let expected = Container.tabs([
      .init(id: TabID(rawValue: "my-home"), title: "My Home", icon: "house", content: home),
      .init(id: TabID(rawValue: "장바구니"), title: "장바구니", icon: nil, content: .stack(cart)),
      .init(id: TabID(rawValue: "custom"), title: "Other", icon: nil, content: item),
    ])
    #expect(tabs == expected)
  }

  @Test func splitViewsHaveTwoOrThreeNamedColumns() {
    let two = container {
      NavigationSplitView {
        Shop.home
      } detail: {
        NavigationStack { Shop.cart }
      }
    }
    #expect(
      two
        == .split([
          .init(id: "sidebar", content: home), .init(id: "detail", content: .stack(cart)),
        ]))
    let three = container {
      NavigationSplitView {
        Shop.home
      } content: {
        Shop.cart
      } detail: {
        Shop.item(1)
      }
    }
    #expect(
      three
        == .split([
          .init(id: "sidebar", content: home), .init(id: "content", content: cart),
          .init(id: "detail", content: item),
        ]))
  }

  @Test func containersNestInAnyOrder() {
    let nested = container {
      NavigationStack {
        TabView {
          Tab("One") {
            NavigationSplitView {
              Shop.home
            } detail: {
              TabView { Tab("Inner") { NavigationStack { Shop.cart } } }
            }
          }
        }
      }
    }
    let inner = Container.tabs([
      .init(id: TabID(rawValue: "inner"), title: "Inner", icon: nil, content: .stack(cart))
    ])
    let split = Container.split([
      .init(id: "sidebar", content: home), .init(id: "detail", content: inner),
    ])
    let tab = Container.Tab(id: TabID(rawValue: "one"), title: "One", icon: nil, content: split)
    #expect(nested == .stack(.tabs([tab])))
  }

  @Test func tabsCanComeFromLoopsAndConditions() {
    let showsCart = true
    let tabs = container {
      TabView {
        for number in 1...2 { Tab("Item \(number)") { Shop.item(number) } }
        if showsCart { Tab("Cart") { Shop.cart } }
        if !showsCart { Tab("Never") { Shop.home } } else { Tab("Home") { Shop.home } }
      }
    }
    let ids = ["shop/item/1", "shop/item/2", "shop/cart", "shop/home"]
    #expect(tabs.roots.map(\.rawValue) == ids)
  }

  @Test func aContainerCanBeChosenByACondition() {
    for isWide in [true, false] {
      let chosen = container {
        if isWide {
          NavigationSplitView {
            Shop.home
          } detail: {
            Shop.cart
          }
        } else {
          NavigationStack { Shop.home }
        }
      }
      let split = Container.split([
        .init(id: "sidebar", content: home), .init(id: "detail", content: cart),
      ])
      #expect(chosen == (isWide ? split : .stack(home)))
    }
  }

  @Test func aFlowIsNamedByItsTitleOrItsID() {
    func id(_ title: String, _ id: String? = nil) -> String {
      FlowWalk()(Flow(title, id: id) { Shop.home }).graph.id.rawValue
    }
    #expect(id("Champions per tab") == "champions-per-tab")
    #expect(id("Champions", "Other Name") == "other-name")
    #expect(id("주문 흐름") == "주문-흐름")
  }

  @Test func aFlowCarriesItsBarAccentAndLanguage() {
    let flow = Flow("Test") { Shop.home }
      .accent(.teal).language("ko").navigationBar(background: .blue, defaultTitle: "Untitled")
      .ownTabBar()
    let graph = FlowWalk()(flow).graph
    #expect(graph.accent == .teal)
    #expect(graph.language == "ko")
    #expect(graph.bar.background == .blue)
    #expect(graph.bar.defaultTitle == "Untitled")
    #expect(graph.bar.hasOwnTabBar)
    #expect(graph.destinations.map(\.title) == ["Untitled"])
  }
}
