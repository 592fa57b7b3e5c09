import RouteGraph
import Testing

/// What the compiler lets pass and no app can do.
struct DefinitionCheckTests {
  private enum Page: Route {
    case start(Impossible), item

    enum Impossible: CaseIterable, Hashable { case push, pop, select, random }

    var screen: Screen {
      guard case .start(let impossible) = self else { return Screen("Item") }
      return Screen("Start") {
        switch impossible {
        case .push: Button("Go", .push())
        case .pop: Button("Go", .pop(-1))
        case .select: Button("Go", .select(column: 0, Page.item))
        case .random: Button("Go", .set(SharedValue("code", initial: ""), random: -8))
        }
      }
    }
  }

  @Test(
    arguments: [
      (Page.start(.push), "pushes nothing", "name the route that it leads to"),
      (Page.start(.pop), "removes -1 entries", "count the entries to remove from 0"),
      (Page.start(.select), "selects in column 0", "count columns from 1, the leftmost"),
      (Page.start(.random), "puts -8 random letters in", "count the letters from 0"),
    ] as [(any Route, String, String)])
  func anActionThatNoAppCanCarryOutIsReported(root: any Route, sentence: String, fix: String) {
    let problems = FlowWalk()(Flow("Test") { NavigationStack { root } }).diagnostics
    #expect(problems.map(\.severity) == [.error])
    #expect(problems.map(\.id) == ["impossible-action"])
    #expect(problems.map(\.summary) == ["the control 'Go' of 'Page.start' \(sentence)"])
    #expect(problems.map(\.fix) == [fix])
    #expect(problems.compactMap(\.location).count == 1)
  }

  @Test func tabsBesideEachOtherWithOneIDAreReported() {
    let flow = Flow("Shop") {
      TabView {
        Tab("Home") { Texts.one("a") }
        Tab("home") { Texts.one("b") }
        Tab("More") { TabView { Tab("Shop") { Texts.one("c") } } }
      }
    }
    #expect(
      FlowWalk()(flow).diagnostics.map(\.description) == [
        """
        warning: two tabs beside each other in the flow 'Shop' have the id 'home' [duplicate-tab]
          help: give each its own, Tab(_:id:): a control can only name the first
        """
      ])
  }

  @Test func tabsOfTwoViewsInOneAnotherWithOneIDAreReported() {
    let flow = Flow("Shop") {
      TabView {
        Tab("Home") {
          TabView {
            Tab("Feed") { Texts.one("a") }
            Tab("Search") { NavigationStack { TabView { Tab("Home") { Texts.one("b") } } } }
          }
        }
        Tab("More") { TabView { Tab("Feed") { Texts.one("c") } } }
        Tab("Search") { Texts.one("d") }
      }
    }
    #expect(
      FlowWalk()(flow).diagnostics.map(\.description) == [
        """
        warning: a tab view in the flow 'Shop' and one inside its tabs both have a tab 'home' \
        [duplicate-tab]
          help: give each its own, Tab(_:id:): inside, bar and controls reach only the inner one
        """,
        """
        warning: a tab view in the flow 'Shop' and one inside its tabs both have a tab 'search' \
        [duplicate-tab]
          help: give each its own, Tab(_:id:): inside, bar and controls reach only the inner one
        """,
      ])
  }

  @Test func tabsWithoutEndAreReported() {
    let flow = Flow("Shop") {
      TabView { for number in 1...501 { Tab("\(number)") { Texts.one("a") } } }
    }
    #expect(
      FlowWalk()(flow).diagnostics.map(\.description) == [
        """
        error: the flow 'Shop' has 501 tabs, and 500 are the most [too-many-tabs]
          help: make several flows of it
        """
      ])
  }

  @Test func tabViewsWithoutEndAreReported() {
    let flow = Flow("Shop") {
      TabView {
        for number in 1...100 {
          Tab("\(number)") { TabView { Tab("Home") { Texts.one("\(number)") } } }
        }
      }
    }
    #expect(
      FlowWalk()(flow).diagnostics.map(\.description) == [
        """
        error: the flow 'Shop' has 101 tab views, and 100 are the most [too-many-tab-views]
          help: make several flows of it
        """
      ])
  }

  @Test func aControlUnderSeveralConditionsNamesThemAll() {
    enum Settings: Route {
      case all

      var screen: Screen {
        Screen("Settings") {
          When("DEBUG") {
            Button("Log", .back)
            VStack { When("iOS 16 or later") { Button("Trace", .back) } }
            Button("Reset", .back)
          }
          Button("Close", .back)
        }
      }
    }
    #expect(
      stackGraph(Settings.all).transitions.map { $0.condition?.text } == [
        "DEBUG", "DEBUG, iOS 16 or later", "DEBUG", nil,
      ])
  }

  @Test func aControlWithoutATextIsCalledByItsPicture() {
    enum Icons: Route {
      case bar

      var screen: Screen {
        Screen("Bar") {
          Button(.back) { Image(systemName: "gear", label: "Settings") }
          Button(.back) {
            HStack {
              Image("Ahri", shape: .avatar); Text("Her page")
            }
          }
          Button(.back) { Image(systemName: "gear") }
        }
      }
    }
    #expect(stackGraph(Icons.bar).transitions.map(\.label) == ["Settings", "Her page", ""])
  }
}
