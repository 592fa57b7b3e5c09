import RouteGraph
import Testing

struct ActionDefinitionTests {
  private enum Page: Route {
    case home, a, b

    static let name = SharedValue("name", initial: "Ann")
    static let isOn = SharedValue("isOn", initial: false)
    static let count = SharedValue("count", initial: 3)

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          navigation
          Button("present", .present(.fullScreenCover, Page.a, inStack: true))
          Button("sheet", .sheet(Page.a))
          Button("selectTab", .selectTab("home"))
          Button("selectTab with stack", .selectTab("home", stack: Page.a, Page.b))
          Button("select", .select(column: 2, Page.a))
          Button("openURL", .openURL("https://example.org"))
          Button("set", .set(Page.name, to: "Bo"))
          Button("random", .set(Page.name, random: 8))
          Button("toggle", .toggle(Page.isOn))
          Button("number", .set(Page.count, to: 4))
        }
      case .a, .b: Screen()
      }
    }

    @ScreenBuilder private var navigation: ScreenParts {
      Button("push", .push(Page.a, Page.b))
      Button("show", .show(Page.a))
      Button("back", .back)
      Button("pop", .pop())
      Button("pop two", .pop(2))
      Button("popTo", .popTo(Page.home))
      Button("popToRoot", .popToRoot)
      Button("replaceTop", .replaceTop(Page.b))
      Button("setStack", .setStack(Page.a, Page.b))
      Button("setStack by array", .setStack([Page.b]))
      Button("dismiss", .dismiss)
      Button("dismissAll", .dismissAll)
    }
  }

  @Test func everyActionReachesTheGraph() {
    let home = DestinationID(rawValue: "page/home")
    let (a, b) = (DestinationID(rawValue: "page/a"), DestinationID(rawValue: "page/b"))
    let tab = TabID(rawValue: "home")
    let expected: [(label: String, action: Action)] = [
      ("push", .push([a, b])), ("show", .show(a)), ("back", .back), ("pop", .pop(1)),
      ("pop two", .pop(2)), ("popTo", .popTo(home)), ("popToRoot", .popToRoot),
      ("replaceTop", .replaceTop(b)), ("setStack", .setStack([a, b])),
      ("setStack by array", .setStack([b])), ("dismiss", .dismiss), ("dismissAll", .dismissAll),
      ("present", .present(.fullScreenCover, a, inStack: true)),
      ("sheet", .present(.sheet, a, inStack: false)), ("selectTab", .selectTab(tab, stack: [])),
      ("selectTab with stack", .selectTab(tab, stack: [a, b])), ("select", .select(column: 2, a)),
      ("openURL", .openURL("https://example.org")),
      ("set", .set(StateID(rawValue: "name"), .to(.text("Bo")))),
      ("random", .set(StateID(rawValue: "name"), .random(length: 8))),
      ("toggle", .set(StateID(rawValue: "isOn"), .toggle)),
      ("number", .set(StateID(rawValue: "count"), .to(.number(4)))),
    ]
    let transitions = stackGraph(Page.home).transitions
    #expect(transitions.map(\.label) == expected.map(\.label))
    #expect(transitions.map(\.action) == expected.map(\.action))
    #expect(Set(transitions.map(\.action.kind)) == Set(ActionKind.allCases))
  }

  @Test func sharedValuesAreListedInTheOrderOfTheirUse() {
    #expect(
      stackGraph(Page.home).sharedStates == [
        SharedState(id: StateID(rawValue: "name"), initial: .text("Ann")),
        SharedState(id: StateID(rawValue: "isOn"), initial: .flag(false)),
        SharedState(id: StateID(rawValue: "count"), initial: .number(3)),
      ])
  }
}
