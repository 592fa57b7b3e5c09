import DefinitionSource
import RouteGraph
import Testing

/// What a graph reads like as Swift.
@Suite struct DefinitionSourceTests {
  private static func destination(
    _ id: String, _ type: String, _ name: String?, _ title: String
  ) -> Destination {
    Destination(id: DestinationID(rawValue: id), type: type, caseName: name, title: title)
  }

  private static let home = DestinationID(rawValue: "view/home")

  @Test func everyPartOfAScreenIsWritten() {
    var screen = Self.destination("view/home", "View", "Home", "Welcome")
    screen.subtitle = "All of it"
    screen.bar.isBackButtonHidden = true
    screen.bar.trailing = [.control(0, .plain, label: [.text(.literal("Edit"), TextStyle())])]
    screen.elements = [
      .list(
        [
          .section(
            header: "One", footer: "Two",
            [.text(.literal("Big"), TextStyle(font: .title, isSecondary: true)), .divider])
        ], .plain),
      .image(ImageContent(symbol: "star", label: "", shape: .symbol)),
      .input(.textField(placeholder: "Name"), label: "Name", nil),
      .conditional(
        Condition("iOS 17"),
        [.control(1, .destructive, label: [.spacer, .text(.literal("Go"), TextStyle())])]),
      .control(2, .link, label: [.text(.literal("Self"), TextStyle())]),
    ]
    var conditional = Transition(from: Self.home, action: .pop(2), label: "Go")
    conditional.condition = Condition("iOS 17")
    var edit = Transition(
      from: Self.home, action: .present(.sheet, Self.home, inStack: true), label: "Edit")
    edit.deepLinkRule = .close
    let graph = FlowGraph(
      id: FlowID(rawValue: "app"), title: "My app", container: .stack(.screen(Self.home)),
      destinations: [screen],
      transitions: [
        edit, conditional,
        Transition(from: Self.home, action: .push([Self.home]), label: "Self"),
        Transition(from: Self.home, action: .openURL("https://a.b"), label: ""),
      ])
    #expect(
      DefinitionSource(graph).text == """
        // A definition of this flow, written by 'waymark scan --emit swift'.

        import Waymark

        @main struct MyAppSite: FlowSite {
          var title: String { "My app" }

          var flows: [Flow] {
            Flow("My app", id: "app") {
              NavigationStack {
                View.Home
              }
            }
          }
        }

        enum View: Route {
          case Home

          var screen: Screen {
            switch self {
            case .Home:
              return Screen("Welcome", subtitle: "All of it") {
                List(style: .plain) {
                  Section("One", footer: "Two") {
                    Text("Big").font(.title).secondary()
                    Divider()
                  }
                }
                Image(systemName: "star")
                TextField("Name", placeholder: "Name")
                When("iOS 17") {
                  Button(.pop(2), style: .destructive) {
                    Spacer()
                    Text("Go")
                  }
                }
                NavigationLink("Self", value: View.Home)
                // Not drawn where they are raised.
                Button("openURL", .openURL("https://a.b"))
              }
              .navigationBarBackButtonHidden()
              .toolbarTrailing {
                Button("Edit", .present(.sheet, View.Home, inStack: true, onDeepLink: .close))
              }
            }
          }
        }

        """)
  }

  /// A scan names the screen at a tab's root as what selecting the tab leads to.
  @Test func aScannedTabIsSelectedWithoutItsRoot() {
    let tab = TabID(rawValue: "home")
    let item = DestinationID(rawValue: "view/item")
    let actions: [(Action, Confidence)] = [
      (.selectTab(tab, stack: [Self.home]), .resolved),
      (.selectTab(tab, stack: [Self.home, item]), .resolved),
      (.selectTab(tab, stack: [Self.home]), .declared),
    ]
    let transitions = actions.map { action, confidence in
      var transition = Transition(from: item, action: action, label: "Go")
      transition.confidence = confidence
      return transition
    }
    let graph = FlowGraph(
      id: FlowID(rawValue: "app"), title: "My app",
      container: .tabs([
        .init(id: tab, title: "Home", icon: nil, content: .stack(.screen(Self.home)))
      ]),
      destinations: [
        Self.destination("view/home", "View", "Home", "Home"),
        Self.destination("view/item", "View", "Item", "Item"),
      ],
      transitions: transitions)
    let lines = DefinitionSource(graph).text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { $0.contains("selectTab") }
    #expect(
      lines == [
        #"Button("Go", .selectTab("home"))"#,
        #"Button("Go", .selectTab("home", stack: View.Home, View.Item))"#,
        #"Button("Go", .selectTab("home", stack: View.Home))"#,
      ])
  }
}
