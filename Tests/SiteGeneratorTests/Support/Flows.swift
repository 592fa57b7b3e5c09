import RouteGraph

/// A shop in one stack, with controls of every kind on its screens.
enum Shop: Route {
  case home, item(String), about, pay, receipt, sure

  static let count = SharedValue("count", initial: 1)

  static var flow: Flow { Flow("Shop") { NavigationStack { Shop.home } } }

  var screen: Screen {
    switch self {
    case .home:
      Screen("Fruit") {
        NavigationLink("Pear", value: Shop.item("Pear"))
        NavigationLink("Plum", value: Shop.item("Plum"))
        NavigationLink("About", destination: Shop.about)
        Button("Pay", .sheet(Shop.pay, inStack: true))
        Button("Both", .push(Shop.item("Pear"), Shop.item("Plum")))
        Button("Elsewhere", .openURL("https://example.org/?a=1&b=2"))
        Button("Script", .openURL(" jAvA\tscript:alert(1)"))
        Button("Pop", .pop(2))
        Button("Close", .dismiss)
        Button("Tab", .selectTab("none"))
        Button("Column", .select(column: 2, Shop.about))
        Button("More", .set(Shop.count, to: 2))
      }
    case .item(let name):
      Screen(name) {
        Button("Back one", .pop())
        Button("Empty", .popToRoot)
        Button("Other", .replaceTop(Shop.about))
        Button("Again", .setStack(Shop.item("Pear"), Shop.about))
        Button("To the pear", .popTo(Shop.item("Pear")))
        Button("To the receipt", .popTo(Shop.receipt))
      }
    case .about: Screen("About") { NavigationLink("Pear", value: Shop.item("Pear")) }
    case .pay:
      Screen("Pay") {
        NavigationLink("Go on", value: Shop.receipt)
        Button("Cancel", .dismiss)
      }
    case .receipt:
      Screen("Receipt") {
        Button("Done", .dismissAll)
        Button("Delete", .present(.alert, Shop.sure))
      }
    case .sure: Screen("Sure?") { Button("Keep", .dismiss) }
    }
  }
}

/// Two tabs, each with a stack.
enum Tabs: Route {
  case first, second, deep

  static var flow: Flow {
    Flow("Tabs") {
      TabView {
        Tab("One", icon: "house") { NavigationStack { Tabs.first } }
        Tab("Two") { NavigationStack { Tabs.second } }
      }
    }
  }

  var screen: Screen {
    switch self {
    case .first:
      Screen("First") { Button("Over there", .selectTab("two", stack: Tabs.deep)) }
    case .second: Screen("Second") { NavigationLink("Deep", value: Tabs.deep) }
    case .deep: Screen("Deep")
    }
  }
}

/// Mail in two columns.
enum Mail: Route {
  case boxes, nothing, letter(Int)

  static var flow: Flow {
    Flow("Mail") {
      NavigationSplitView {
        Mail.boxes
      } detail: {
        NavigationStack { Mail.nothing }
      }
    }
  }

  var screen: Screen {
    switch self {
    case .boxes: Screen("Boxes") { Button("Letter", .select(column: 2, Mail.letter(1))) }
    case .nothing: Screen("Nothing")
    case .letter(let number):
      Screen("Letter \(number)") {
        if number < 2 { NavigationLink("Next", value: Mail.letter(number + 1)) }
      }
    }
  }
}
