import RouteGraph
import Testing

struct WalkOrderTests {
  private enum Champions: Route {
    case home, detail(Int), both

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          NavigationLink("Two", value: Champions.detail(2))
          NavigationLink("Shop", value: Shop.front)
          NavigationLink("One", value: Champions.detail(1))
          NavigationLink("Two again", value: Champions.detail(2))
        }
      case .detail(let number):
        Screen("Champion \(number)") {
          Button("Both", .push(Champions.both, Shop.item("a")))
        }
      case .both: Screen("Both") { Button("Home", .popTo(Champions.home)) }
      }
    }
  }

  private enum Shop: Route {
    case front, item(String)

    var screen: Screen {
      switch self {
      case .front:
        Screen("Shop") { NavigationLink("A", value: Shop.item("a")) }
      case .item: Screen("Item") { NavigationLink("Champion", value: Champions.detail(1)) }
      }
    }
  }

  @Test func routesOfSeveralTypesMeetOnOneStack() {
    let (graph, diagnostics) = stackWalk(Champions.home)
    #expect(
      graph.ids == [
        "champions/both", "champions/detail/1", "champions/detail/2", "champions/home",
        "shop/front", "shop/item/a",
      ])
    #expect(diagnostics.isEmpty)
    #expect(
      graph.targets(of: "champions/detail/1") == [["champions/both", "shop/item/a"]])
  }

  @Test func equalValuesAreOneDestination() {
    let graph = stackGraph(Champions.home)
    #expect(
      graph.targets(of: "champions/home") == [
        ["champions/detail/2"], ["shop/front"], ["champions/detail/1"], ["champions/detail/2"],
      ])
  }

  @Test func transitionsAreSortedByOriginThenByOrderOnTheScreen() {
    let transitions = stackGraph(Champions.home).transitions
    #expect(
      transitions.map { "\($0.from) \($0.label)" } == [
        "champions/both Home", "champions/detail/1 Both", "champions/detail/2 Both",
        "champions/home Two", "champions/home Shop", "champions/home One",
        "champions/home Two again", "shop/front A", "shop/item/a Champion",
      ])
  }

  @Test func theWalkIsBreadthFirstInDeclarationOrder() {
    enum Node: Route {
      case at(Int)

      var screen: Screen {
        guard case .at(let number) = self else { return Screen() }
        return Screen("\(number)") {
          if number < 100 {
            NavigationLink("left", value: Node.at(number * 2))
            NavigationLink("right", value: Node.at(number * 2 + 1))
          }
        }
      }
    }
    for limit in [1, 2, 3, 10, 64] {
      let titles = stackGraph(Node.at(1), limit: limit).destinations.map(\.title)
      #expect(Set(titles) == Set((1...limit).map(String.init)))
    }
  }

  @Test func everyRootOfTheContainerIsWalked() {
    let flow = Flow("Roots") {
      TabView {
        Tab("One") { Champions.detail(7) }
        Tab("Two") { Shop.front }
        Tab("Same") { Shop.front }
      }
    }
    let graph = FlowWalk()(flow).graph
    #expect(
      graph.container.roots.map(\.rawValue) == [
        "champions/detail/7", "shop/front", "shop/front",
      ])
    #expect(graph.destination("shop/item/a") != nil)
  }

  @Test func theSameDefinitionGivesTheSameGraph() {
    #expect(stackGraph(Champions.home) == stackGraph(Champions.home))
  }
}

struct CyclicRouteTests {
  private enum Profile: Route {
    case profile(String), followers(String), itself, here, there

    var screen: Screen {
      switch self {
      case .profile(let user):
        Screen(user) { NavigationLink("Followers", value: Profile.followers(user)) }
      case .followers(let user):
        Screen("Followers of \(user)") {
          for other in ["ann", "bo", "cy"] where other != user {
            NavigationLink(other, value: Profile.profile(other))
          }
        }
      case .itself: Screen("Itself") { NavigationLink("Again", value: Profile.itself) }
      case .here: Screen("Here") { NavigationLink("There", value: Profile.there) }
      case .there: Screen("There") { Button("Back", .push(Profile.here)) }
      }
    }
  }

  @Test func aCycleThroughValuesEnds() {
    let (graph, diagnostics) = stackWalk(Profile.profile("ann"))
    #expect(
      graph.ids == [
        "profile/followers/ann", "profile/followers/bo", "profile/followers/cy",
        "profile/profile/ann", "profile/profile/bo", "profile/profile/cy",
      ])
    #expect(diagnostics.isEmpty)
  }

  @Test func aRouteThatLinksToItselfIsOnePage() {
    let graph = stackGraph(Profile.itself)
    #expect(graph.ids == ["profile/itself"])
    #expect(graph.targets(of: "profile/itself") == [["profile/itself"]])
  }

  @Test func twoRoutesThatLeadToEachOtherAreTwoPages() {
    #expect(stackGraph(Profile.here).ids == ["profile/here", "profile/there"])
  }

  @Test func destinationsAreSortedByIdAcrossCasesThatBeginAlike() {
    enum Shop: Route {
      case item, itemTwo(String), items(String)

      var screen: Screen {
        guard self == .item else { return Screen() }
        return Screen("Item") {
          for name in ["pear-tree-b", "pear-tree-a", "주문", "z", "a"] {
            NavigationLink(name, value: Shop.itemTwo(name))
            NavigationLink(name, value: Shop.items(name))
          }
        }
      }
    }
    let ids = stackGraph(Shop.item).ids
    #expect(ids == ids.sorted())
    #expect(
      ids == [
        "shop/item", "shop/item-two/a", "shop/item-two/pear-tree-a", "shop/item-two/pear-tree-b",
        "shop/item-two/z", "shop/item-two/주문", "shop/items/a", "shop/items/pear-tree-a",
        "shop/items/pear-tree-b", "shop/items/z", "shop/items/주문",
      ])
  }

  @Test func routesOfOneHashAreToldApart() {
    enum Page: Route {
      case home, at(Int)

      var screen: Screen {
        guard self == .home else { return Screen("Page") }
        return Screen("Home") {
          for number in [1, 2, 3, 2] { NavigationLink("Page", value: Page.at(number)) }
        }
      }

      func hash(into hasher: inout Hasher) {}
    }
    let graph = stackGraph(Page.home)
    #expect(graph.ids == ["page/at/1", "page/at/2", "page/at/3", "page/home"])
    #expect(
      graph.targets(of: "page/home") == [
        ["page/at/1"], ["page/at/2"], ["page/at/3"], ["page/at/2"],
      ])
  }
}
