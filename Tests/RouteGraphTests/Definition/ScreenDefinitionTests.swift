import RouteGraph
import Testing

struct ScreenDefinitionTests {
  private enum Page: Route {
    case tree, toolbar, claims, forms, options, plain, named(String)

    var screen: Screen {
      switch self {
      case .tree: Self.treeScreen
      case .toolbar: Self.toolbarScreen
      case .claims: Self.claimsScreen
      case .forms: Self.formsScreen
      case .options:
        Screen("Options") {}
          .navigationBarBackButtonHidden().navigationBarHidden().tabBarHidden().largeTitle()
          .deepLink("shop://options").condition("iOS 17 or later")
      case .plain: Screen()
      case .named(let name): Screen(name, subtitle: "Subtitle")
      }
    }

    private static var treeScreen: Screen {
      Screen("Tree") {
        List(style: .plain) {
          Section("Header", footer: "Footer") {
            NavigationLink(value: Page.named("Ahri")) {
              Image("Ahri", shape: .avatar).foregroundStyle(.pink)
              VStack {
                Text("Ahri").font(.headline)
                Text("The Nine-Tailed Fox").secondary().foregroundStyle(.purple)
              }
            }
          }
        }
        HStack {
          Image(systemName: "star", label: "Star")
          Spacer()
        }
        Grid { Divider() }
        Button("Buy", style: .prominent, .push(Page.named("Buy")))
      }
    }

    private static var toolbarScreen: Screen {
      Screen("Toolbar") {
        Button("Third", .back)
      }
      .toolbarTrailing { Button("Second", .dismiss) }
      .toolbarLeading { Button("First", .popToRoot) }
    }

    private static var claimsScreen: Screen {
      Screen("Parent", subtitle: "Parent's") {
        Child("Outer", title: "Outer", backButtonHidden: true) {
          VStack {
            Child("Inner", title: "Inner") { Text("inside") }
          }
        }
        Child("Silent") {}
      }
    }

    private static var formsScreen: Screen {
      Screen("Forms") {
        When("iOS 16 or later") {
          NavigationLink("New", value: Page.named("New"))
          List { Button("Nested", .back) }
        }
        When("before iOS 16") { NavigationLink("Old", destination: Page.named("Old")) }
      }
    }
  }

  @Test func elementsFormTheTreeThatWasWritten() {
    let elements = stackGraph(Page.tree).destination("page/tree")?.elements
    let label: [Element] = [
      .image(ImageContent(symbol: nil, label: "Ahri", shape: .avatar, color: .pink)),
      .column([
        .text(.literal("Ahri"), TextStyle(font: .headline)),
        .text(.literal("The Nine-Tailed Fox"), TextStyle(color: .purple, isSecondary: true)),
      ]),
    ]
    let star = ImageContent(symbol: "star", label: "Star", shape: .symbol)
    let expected: [Element] = [
      .list(
        [.section(header: "Header", footer: "Footer", [.control(0, .link, label: label)])], .plain),
      .row([.image(star), .spacer]),
      .grid([.divider]),
      .control(1, .prominent, label: [.text(.literal("Buy"), TextStyle())]),
    ]
    #expect(elements == expected)
  }

  @Test func aControlIsLabelledByItsTexts() {
    let labels = stackGraph(Page.tree).transitions.map(\.label)
    #expect(labels == ["Ahri, The Nine-Tailed Fox", "Buy"])
  }

  @Test func toolbarControlsComeBeforeTheContent() {
    let graph = stackGraph(Page.toolbar)
    #expect(graph.transitions.map(\.label) == ["First", "Second", "Third"])
    let bar = graph.destinations[0].bar
    #expect(bar.leading == [.control(0, .plain, label: [.text(.literal("First"), TextStyle())])])
    #expect(bar.trailing == [.control(1, .plain, label: [.text(.literal("Second"), TextStyle())])])
  }

  @Test func theInnermostChildSpeaksForTheScreen() {
    let screen = stackGraph(Page.claims).destinations[0]
    #expect(screen.title == "Inner")
    #expect(screen.subtitle == "Parent's")
    #expect(screen.bar.isBackButtonHidden)
  }

  @Test func controlsUnderAConditionCarryIt() {
    let transitions = stackGraph(Page.forms).transitions
    #expect(transitions.map(\.label) == ["New", "Nested", "Old"])
    #expect(
      transitions.map { $0.condition?.text } == [
        "iOS 16 or later", "iOS 16 or later", "before iOS 16",
      ])
    #expect(transitions.map(\.action.kind) == [.push, .back, .show])
  }

  @Test func optionsOfAScreenReachItsDestination() {
    let screen = stackGraph(Page.options).destinations[0]
    var bar = BarOptions()
    bar.isBackButtonHidden = true
    bar.isHidden = true
    bar.isTabBarHidden = true
    bar.hasLargeTitle = true
    #expect(screen.bar == bar)
    #expect(screen.deepLink == "shop://options")
    #expect(screen.condition == Condition("iOS 17 or later"))
  }

  @Test func aScreenWithoutATitleIsNamedByItsCase() {
    #expect(stackGraph(Page.plain).destinations[0].title == "plain")
  }
}
