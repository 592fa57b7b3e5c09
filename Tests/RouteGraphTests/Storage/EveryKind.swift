import RouteGraph

/// A flow with every kind of container, element and action.
enum EveryKind: Route {
  case home, elements, other, item(String)

  static let name = SharedValue("name", initial: "Ann")
  static let isOn = SharedValue("isOn", initial: false)
  static let count = SharedValue("count", initial: 3)

  static var flow: Flow {
    Flow("Every kind") {
      TabView {
        Tab("Home", icon: "house") { NavigationStack { EveryKind.home } }
        Tab("Split") {
          NavigationSplitView {
            EveryKind.elements
          } detail: {
            NavigationStack { EveryKind.other }
          }
        }
      }
    }
    .accent(.teal).language("ko").navigationBar(background: .blue, defaultTitle: "None").ownTabBar()
  }

  var screen: Screen {
    switch self {
    case .home: Screen("Home", subtitle: "Actions") { actions }
    case .elements:
      Screen("Elements") { elements }
        .toolbarLeading { Button("Leading", .back) }.toolbarTrailing { Text("Trailing") }
        .deepLink("every://elements").condition("iOS 17 or later").largeTitle()
    case .other, .item: Screen()
    }
  }

  @ScreenBuilder private var actions: ScreenParts {
    Button("push", .push(EveryKind.other, EveryKind.item("a")))
    Button("show", .show(EveryKind.other))
    Button("back", .back)
    Button("pop", .pop(2))
    Button("popTo", .popTo(EveryKind.home))
    Button("popToRoot", .popToRoot)
    Button("replaceTop", .replaceTop(EveryKind.other))
    Button("setStack", .setStack(EveryKind.other, EveryKind.item("b")))
    Button("setStack to nothing", .setStack([]))
    for style in PresentationStyle.allCases {
      Button("present", .present(style, EveryKind.other, inStack: true))
    }
    for rule in DeepLinkRule.allCases {
      Button("present", .sheet(EveryKind.other, onDeepLink: rule))
    }
    Button("dismiss", .dismiss)
    Button("dismissAll", .dismissAll)
    Button("selectTab", .selectTab("home"))
    Button("selectTab", .selectTab("home", stack: EveryKind.other))
    Button("select", .select(column: 2, EveryKind.other))
    Button("openURL", .openURL("https://example.org"))
    Button("set", .set(EveryKind.name, to: "Bo"))
    Button("set", .set(EveryKind.name, random: 8))
    Button("set", .set(EveryKind.count, to: -4))
    Button("set", .set(EveryKind.isOn, to: true))
    Button("set", .toggle(EveryKind.isOn))
  }

  @ScreenBuilder private var elements: ScreenParts {
    List(style: .plain) { Section("Header", footer: "Footer") { Text("row").font(.headline) } }
    List { Section { Text("secondary").secondary().foregroundStyle(.red) } }
    HStack {
      Image(systemName: "star")
      Spacer()
      Image("Ahri", shape: .avatar).foregroundStyle(.pink)
    }
    VStack { Divider() }
    Grid { Text(EveryKind.name, prefix: "Name: ") }
    for style in ControlStyle.allCases { Button("Styled", style: style, .back) }
    TextField("Name", value: EveryKind.name, placeholder: "write")
    Toggle("On", value: EveryKind.isOn)
    Stepper("Count", value: EveryKind.count, in: -1...9)
    Picker("Choice", options: ["one", "two"])
    Child("Inner", title: "Inner") { Text("inside") }
    When("iOS 16 or later") { NavigationLink("Item", destination: EveryKind.item("c")) }
  }
}
