import Testing

@testable import RouteGraph

enum HomeView {
  enum Route: RouteGraph.Route {
    case home, shop

    var screen: Screen {
      switch self {
      case .home: Screen("Home") { NavigationLink("Shop", value: ShopView.Route.home) }
      case .shop: Screen("Shop")
      }
    }
  }
}

enum ShopView {
  enum Route: RouteGraph.Route {
    case home

    var screen: Screen { Screen("Shop") { NavigationLink("Aisle", value: Aisle.first) } }
  }

  enum Aisle: RouteGraph.Route {
    case first

    var screen: Screen { Screen("Aisle") }
  }

  fileprivate enum Secret: RouteGraph.Route {
    case home

    var screen: Screen {
      Screen("Secret") { NavigationLink("Other", value: HomeSecret.Secret.home) }
    }
  }
}

private enum HomeSecret {
  enum Secret: RouteGraph.Route {
    case home

    var screen: Screen { Screen("Other secret") }
  }
}

struct AmbiguityTests {
  @Test func typesOfOneNameAreToldApartByWhatSurroundsThem() {
    let (graph, diagnostics) = stackWalk(HomeView.Route.home)
    #expect(graph.ids == ["aisle/first", "home-view-route/home", "shop-view-route/home"])
    #expect(graph.destinations.map(\.type) == ["Aisle", "HomeView.Route", "ShopView.Route"])
    #expect(diagnostics.isEmpty)
  }

  @Test func privateTypesOfOneNameAreToldApartToo() {
    let (graph, diagnostics) = stackWalk(ShopView.Secret.home)
    #expect(graph.ids == ["home-secret-secret/home", "shop-view-secret/home"])
    #expect(diagnostics.isEmpty)
  }

  @Test func aTypeInAnotherOneIsNotCalledLikeAModulesOwn() {
    let names: Set = ["App.Shop.Route", "Shop.Route", "Other.Route"]
    let descriptions = names.sorted().map {
      RouteDescription(typeName: $0, caseName: "home", arguments: [])
    }
    #expect(
      TypeNaming.shortest(of: names) == Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    let naming = DestinationNaming(descriptions, typeNames: TypeNaming.shortest(of: names))
    #expect(
      naming.ids.map(\.rawValue) == [
        "app-shop-route/home", "other-route/home", "shop-route/home",
      ])
  }

  @Test func casesOfOneNameAreToldApartByTheirLabels() {
    enum Item: Route {
      case root, item(id: String), item(name: String)

      var screen: Screen {
        guard self == .root else { return Screen() }
        return Screen("Root") {
          NavigationLink("ID", value: Item.item(id: "7"))
          NavigationLink("Name", value: Item.item(name: "7"))
          NavigationLink("Pear", value: Item.item(name: "pear"))
        }
      }
    }
    let (graph, diagnostics) = stackWalk(Item.root)
    let targets = graph.targets(of: "item/root").map { $0[0] }
    #expect(Set(targets).count == 3)
    #expect(targets[2] == "item/item/pear")
    #expect(targets.allSatisfy { $0.hasPrefix("item/item/") })
    #expect(targets[0].hasPrefix("item/item/7-"))
    #expect(targets[1].hasPrefix("item/item/7-"))
    #expect(diagnostics.isEmpty)
  }

  @Test func valuesThatReadTheSameAreReported() {
    struct Box: Hashable, RouteValue {
      let number: Int
      var routeSlug: String { "box" }
    }
    enum Boxes: Route {
      case root, box(Box)

      var screen: Screen {
        guard self == .root else { return Screen("Box") }
        return Screen("Root") {
          for number in 1...3 { NavigationLink("Box", value: Boxes.box(Box(number: number))) }
        }
      }
    }
    let (graph, diagnostics) = stackWalk(Boxes.root)
    #expect(
      graph.targets(of: "boxes/root") == [
        ["boxes/box/box"], ["boxes/box/box-2"], ["boxes/box/box-3"],
      ])
    #expect(diagnostics.map(\.id) == ["ambiguous-destination", "ambiguous-destination"])
    #expect(
      diagnostics.map(\.summary) == [
        "two different values of 'Boxes.box' read the same: 'box'",
        "two different values of 'Boxes.box' read the same: 'box'",
      ])
    #expect(diagnostics[0].fix == "give the values ids that differ")
  }

  @Test func equalIDsWithDifferentNamesAreToldApart() {
    struct Champion: Hashable, Identifiable { let id: Int, name: String }
    enum List: Route {
      case root([Champion]), one(Champion)

      var screen: Screen {
        guard case .root(let champions) = self else { return Screen() }
        return Screen("Root") {
          for champion in champions { NavigationLink(champion.name, value: List.one(champion)) }
        }
      }
    }
    func names(_ champions: [Champion]) -> [String: String] {
      let transitions = stackGraph(List.root(champions)).transitions
      return Dictionary(
        uniqueKeysWithValues: transitions.map { ($0.label, $0.action.targets[0].rawValue) })
    }
    let (ann, bo) = (Champion(id: 1, name: "Ann"), Champion(id: 1, name: "Bo"))
    #expect(names([ann, bo]) == names([bo, ann]))
    #expect(Set(names([ann, bo]).values).count == 2)
  }
}
