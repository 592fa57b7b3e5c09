import Testing

@testable import RouteGraph

/// What surprises people about navigation in real apps, step by step.
@Suite struct NavigationSurpriseTests {
  private func walk(_ container: String, _ steps: [(action: String, after: String)]) throws {
    var machine = try BackStackScript.machine(container)
    for step in steps {
      try machine.apply(BackStackScript.action(step.action))
      #expect(machine.text == step.after)
    }
  }

  @Test func sheetWithItsOwnStackStartsAnEmptyBackStack() throws {
    try walk(
      "stack",
      [
        ("push profile", "home > profile"),
        ("present sheet settings stack", "home > profile | sheet settings"),
        ("push account", "home > profile | sheet settings > account"),
      ])
    let machine = try BackStackScript.machine("stack", "push profile; present sheet settings stack")
    #expect(machine.trail.map(\.text) == ["settings"])
  }

  @Test func screenPushedWithAStackOfItsOwnKeepsOneBackStack() throws {
    try walk("nested stacks", [("push settings", "home > settings"), ("back", "home")])
  }

  @Test func valuePushedOverAViewBasedLinkIsMarkedAndNoted() throws {
    let gray = try BackStackScript.machine("stack", "show gray")
    let push = try BackStackScript.action("push green")
    #expect(gray.notes(of: push).map(\.id) == ["order-may-differ"])
    let green = try gray.applying(push)
    #expect(green.text == "home > (gray) > green")
    #expect(green.path.map(\.rawValue) == ["green"])
  }

  @Test func emptyingThePathLeavesAScreenWhoseFlagIsSet() throws {
    try walk(
      "stack",
      [
        ("show more", "home > (more)"), ("push detail", "home > (more) > detail"),
        ("popToRoot", "home > (more)"), ("dismiss", "home"),
      ])
  }

  @Test(arguments: [
    ("push a b", "home > a"),
    ("push a; present sheet s", "home > a"),
    ("push a; present sheet s stack; push x", "home > a | sheet s"),
    ("push a; present sheet s stack; push x; dismiss", "home > a"),
  ])
  func dismissRemovesExactlyOneLevel(before: String, after: String) throws {
    let machine = try BackStackScript.machine("stack", before)
    #expect(try machine.applying(.dismiss).text == after)
  }

  @Test func dismissAtTheRootHasNothingToRemove() throws {
    #expect(try BackStackScript.machine("stack").problem(of: .dismiss) == .nothingToDismiss)
  }

  @Test func selectionInThreeColumnsStartsTheDetailAnew() throws {
    #expect(try BackStackScript.machine("three columns").text == "side")
    try walk(
      "three columns",
      [
        ("select 2 hardware", "side > 2:hardware"),
        ("push scanner", "side > 2:hardware > scanner"),
        ("select 2 hardware", "side > 2:hardware"),
        ("select 2 taxes", "side > 2:taxes"),
      ])
  }

  @Test func popFromAScreenOffThePathGoesTwoLevelsAndDismissOne() throws {
    let confirm = try BackStackScript.machine("stack", "push scan; show confirm")
    #expect(try confirm.applying(.pop(1)).text == "home")
    #expect(confirm.notes(of: .pop(1)) == [.popsMoreThanSeen(count: 1, removed: 2)])
    #expect(try confirm.applying(.dismiss).text == "home > scan")
    #expect(confirm.notes(of: .dismiss).isEmpty)
  }
}
