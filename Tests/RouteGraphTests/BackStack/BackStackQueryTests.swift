import Testing

@testable import RouteGraph

/// What the machine says about a state.
@Suite struct BackStackQueryTests {
  private func ids(_ names: String...) -> [DestinationID] {
    names.map(DestinationID.init(rawValue:))
  }

  @Test func pathHoldsOnlyTheEntriesOnThePathOfTheNearestStack() throws {
    let machine = try BackStackScript.machine("stack", "push x; show y; push z")
    #expect(machine.path == ids("x", "z"))
    #expect(try BackStackScript.machine("screen").path.isEmpty)
    #expect(try BackStackScript.machine("stack", "push x; present sheet s stack").path.isEmpty)
    let covered = try BackStackScript.machine(
      "stack around mixed tabs", "tab B; push x; tab A; push y; tab B")
    #expect(covered.path == ids("y"))
  }

  @Test func presenterIsTheScreenInFrontOfTheLayerBelow() throws {
    let machine = try BackStackScript.machine("stack", "push x; present sheet s")
    #expect(machine.presenter?.rawValue == "x")
    #expect(machine.presentationStyle == .sheet)
    #expect(machine.visible.rawValue == "s")
    #expect(try BackStackScript.machine("stack", "push x").presenter == nil)
  }

  @Test func onlyAStackAroundTheTabsCoversTheTabBar() throws {
    #expect(try BackStackScript.machine("tabs in stack", "push x").coversTabBar)
    #expect(try !BackStackScript.machine("tabs in stack", "push x; back").coversTabBar)
    #expect(try !BackStackScript.machine("stacks in tabs", "push x").coversTabBar)
    #expect(try !BackStackScript.machine("stack", "push x").coversTabBar)
  }

  @Test func selectedTabsAreNamedFromTheOutermostTabView() throws {
    let machine = try BackStackScript.machine("tabs in tabs", "tab D; present sheet s")
    #expect(machine.selectedTabs.map(\.rawValue) == ["A", "D"])
    #expect(try BackStackScript.machine("stack").selectedTabs.isEmpty)
  }

  @Test func columnsShowTheSelectionOrWhatTheyHoldBeforeOne() throws {
    var machine = try BackStackScript.machine("three columns")
    #expect(machine.columns.map(\.id) == ["sidebar", "content", "detail"])
    #expect(machine.columns.map(\.shown) == ids("side", "list", "none"))
    #expect(machine.columns.map(\.selection) == [nil, nil, nil])
    try machine.apply(BackStackScript.action("select 2 x"))
    try machine.apply(BackStackScript.action("push y"))
    #expect(machine.columns.map(\.shown) == ids("side", "x", "y"))
    #expect(machine.columns.map { $0.selection?.rawValue } == [nil, "x", nil])
    #expect(try BackStackScript.machine("stack").columns.isEmpty)
  }

  @Test(arguments: [
    ("show x; push y", "popToRoot", "flag-still-set"),
    ("show x", "popToRoot", "flag-still-set"),
    ("show x; push y", "setStack z", "flag-still-set"),
    ("push x; show y", "popToRoot", ""),
    ("push x; show y", "pop 1", "pops-more-than-seen"),
    ("push x y", "pop 1", ""),
    ("show x", "push y", "order-may-differ"),
    ("push x; show y; push z", "push w", "order-may-differ"),
    ("push x", "push y", ""),
    ("show x", "back", ""),
  ])
  func actionCarriesItsNotes(before: String, action: String, note: String) throws {
    let machine = try BackStackScript.machine("stack", before)
    let notes = machine.notes(of: try BackStackScript.action(action))
    #expect(notes.map(\.id).joined() == note)
  }

  @Test func selectedTabAgainNotesAFlagThatStaysSet() throws {
    let machine = try BackStackScript.machine("stacks in tabs", "show x; push y")
    let notes = machine.notes(of: try BackStackScript.action("tab A"))
    #expect(notes == [.flagStillSet(ids("x"))])
    #expect(try machine.notes(of: BackStackScript.action("tab B")).isEmpty)
  }

  @Test(arguments: [
    (
      BackStackProblem.noStack,
      "no navigation stack is around this screen, so there is no path to change [no-stack]"
    ),
    (
      .nothingToDismiss,
      "nothing lies under this screen, so there is nothing to go back to [nothing-to-dismiss]"
    ),
    (
      .popPastRoot(count: 2, pathCount: 1),
      "this removes 2 entries from a path that holds 1, the app would stop [pop-past-root]"
    ),
    (
      .popPastRoot(count: -1, pathCount: 1),
      "-1 entries can't be removed from a path of 1, the app would stop [pop-past-root]"
    ),
    (
      .popTargetMissing(DestinationID(rawValue: "shop/home")),
      "'shop/home' is not on the path under this screen [pop-target-missing]"
    ),
    (
      .noSuchTab(TabID(rawValue: "home")),
      "no tab view around this screen has a tab 'home' [no-such-tab]"
    ),
    (.noSuchColumn(4), "no split view around this screen has a column 4 [no-such-column]"),
  ])
  func problemIsOneSentence(problem: BackStackProblem, text: String) {
    #expect(problem.description == text)
  }

  @Test func noteIsOneSentence() {
    #expect(
      BackStackNote.flagStillSet(ids("more")).sentence
        == "'more' stays on screen: a flag shows it, and changing the path does not clear the flag")
    #expect(
      BackStackNote.popsMoreThanSeen(count: 1, removed: 2).sentence
        == "this removes 1 entry from the path, and 2 screens go: "
        + "those off the path go with the entry under them")
    #expect(
      BackStackNote.orderMayDiffer.sentence
        == "a screen off the path is open, so the app may put the new one under it")
  }

  @Test func containerWithoutAScreenHasNoState() {
    #expect(BackStackMachine(container: .tabs([])) == nil)
    #expect(BackStackMachine(container: .stack(.split([]))) == nil)
    let empty = Container.Tab(id: TabID(rawValue: "A"), title: "A", icon: nil, content: .tabs([]))
    let full = Container.Tab(
      id: TabID(rawValue: "B"), title: "B", icon: nil,
      content: .screen(DestinationID(rawValue: "b")))
    #expect(BackStackMachine(container: .tabs([empty, full]))?.text == "[B] b")
  }
}
