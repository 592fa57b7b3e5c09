import Testing

@testable import RouteGraph

/// Every row of the table of actions: what an action makes of a state, or why it is dead there.
@Suite struct ActionTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let container: String
    let before: String
    let action: String
    let after: String

    init(_ container: String, _ before: String, _ action: String, _ after: String) {
      self.container = container
      self.before = before
      self.action = action
      self.after = after
    }

    var testDescription: String { "\(container): \(before), then \(action)" }
  }

  @Test(arguments: pathRows + presentationRows + tabRows + columnRows)
  func actionChangesTheState(_ row: Row) throws {
    let machine = try BackStackScript.machine(row.container, row.before)
    #expect(try machine.applying(BackStackScript.action(row.action)).text == row.after)
    #expect(try machine.problem(of: BackStackScript.action(row.action)) == nil)
  }

  @Test(arguments: deadRows) func deadActionNamesItsProblemAndChangesNothing(_ row: Row) throws {
    var machine = try BackStackScript.machine(row.container, row.before)
    let before = machine
    let action = try BackStackScript.action(row.action)
    #expect(machine.problem(of: action)?.id == row.after)
    #expect(machine.notes(of: action).isEmpty)
    #expect(throws: BackStackProblem.self) { try machine.apply(action) }
    #expect(machine == before)
  }

  static let pathRows = [
    Row("stack", "", "push x", "home > x"),
    Row("stack", "push x", "push y z", "home > x > y > z"),
    Row("stack", "", "push", "home"),
    Row("stack", "push x", "push x", "home > x > x"),
    Row("stack", "", "show x", "home > (x)"),
    Row("stack", "show x", "push y", "home > (x) > y"),
    Row("stack", "push x; push y", "back", "home > x"),
    Row("stack", "push x; show y", "back", "home > x"),
    Row("stack", "push x y", "dismiss", "home > x"),
    Row("stack", "push x y z", "pop 2", "home > x"),
    Row("stack", "push x", "pop 0", "home > x"),
    Row("stack", "push x; show y", "pop 1", "home"),
    Row("stack", "push x y; show z", "pop 1", "home > x"),
    Row("stack", "show x; push y", "pop 1", "home > (x)"),
    Row("stack", "push x y x z", "popTo x", "home > x > y > x"),
    Row("stack", "push x; show y", "popTo x", "home > x"),
    Row("stack", "push x", "popTo x", "home > x"),
    Row("stack", "push x y", "popToRoot", "home"),
    Row("stack", "", "popToRoot", "home"),
    Row("stack", "show x; push y", "popToRoot", "home > (x)"),
    Row("stack", "push x; show y; push z", "popToRoot", "home"),
    Row("stack", "push x y", "replaceTop z", "home > x > z"),
    Row("stack", "push x y; show z", "replaceTop w", "home > x > w"),
    Row("stack", "", "replaceTop z", "home > z"),
    Row("stack", "push x y", "setStack z", "home > z"),
    Row("stack", "push x", "setStack y z", "home > y > z"),
    Row("stack", "show x; push y", "setStack z", "home > (x) > z"),
    Row("stack", "push x", "setStack", "home"),
    Row("nested stacks", "push x", "push y", "home > x > y"),
    Row("screen", "", "openURL https://example.org", "home"),
    Row("stack", "push x", "set message", "home > x"),
  ]

  static let presentationRows = [
    Row("screen", "", "present sheet s", "home | sheet s"),
    Row("stack", "push x", "present fullScreenCover s stack", "home > x | fullScreenCover s"),
    Row("stack", "", "present popover s", "home | popover s"),
    Row("stack", "", "present inspector s", "home | inspector s"),
    Row("stack", "", "present alert s", "home | alert s"),
    Row("stack", "", "present confirmationDialog s", "home | confirmationDialog s"),
    Row("stack", "present sheet s stack", "push x", "home | sheet s > x"),
    Row("stack", "push x; present sheet s stack; push y", "dismiss", "home > x | sheet s"),
    Row("stack", "push x; present sheet s stack", "dismiss", "home > x"),
    Row("stack", "push x; present sheet s stack; push y z", "popToRoot", "home > x | sheet s"),
    Row("stack", "push x; present sheet s; present alert t", "dismiss", "home > x | sheet s"),
    Row("stack", "push x; present sheet s; present alert t", "dismissAll", "home > x"),
  ]

  static let tabRows = [
    Row("stacks in tabs", "", "push x", "[A] a > x"),
    Row("stacks in tabs", "push x", "tab B", "[B] b"),
    Row("stacks in tabs", "push x; tab B; push y", "tab A", "[A] a > x"),
    Row("stacks in tabs", "push x y", "tab A", "[A] a"),
    Row("stacks in tabs", "show x; push y", "tab A", "[A] a > (x)"),
    Row("stacks in tabs", "push x", "tab B y z", "[B] b > y > z"),
    Row("stacks in tabs", "push x", "tab A y", "[A] a > y"),
    Row("stacks in tabs", "tab B; push x; tab A", "tab B y", "[B] b > y"),
    Row("stacks in tabs", "present sheet s", "tab B", "[B] b | sheet s"),
    Row("tabs in stack", "push x", "push y", "[A] a > x > y"),
    Row("tabs in stack", "tab B; push x", "back", "[B] b"),
    Row("tabs in stack", "push x", "tab B", "[B] b > x"),
    Row("tabs in stack", "push x", "tab A", "[A] a > x"),
    Row("stack around mixed tabs", "tab B; push x; tab A; push y", "tab B", "[B] b > x > y"),
    Row(
      "stack around mixed tabs", "tab B; push x; tab A; push y; tab B", "push z",
      "[B] b > x > y > z"),
    Row("stack around mixed tabs", "tab B; push x; tab A; push y; tab B", "back", "[B] b > x"),
    Row("tabs in tabs", "push x", "tab D", "[A] [D] d"),
    Row("tabs in tabs", "tab D; push x", "tab B", "[B] b"),
    Row("tabs in tabs", "tab D; push x; tab B", "tab A", "[A] [D] d > x"),
  ]

  static let columnRows = [
    Row("two columns", "", "push x", "side > x"),
    Row("two columns", "", "select 2 x", "side > 2:x"),
    Row("two columns", "select 2 x", "push y", "side > 2:x > y"),
    Row("two columns", "select 2 x; push y", "select 2 z", "side > 2:z"),
    Row("two columns", "select 2 x", "back", "side"),
    Row("two columns", "select 2 x; push y", "popToRoot", "side"),
    Row("three columns", "select 2 x", "select 3 y", "side > 2:x > 3:y"),
    Row("three columns", "select 2 x; select 3 x", "select 3 x", "side > 2:x > 3:x"),
    Row("three columns", "select 2 x; select 3 y; push z", "select 2 w", "side > 2:w"),
    Row("three columns", "select 2 x; select 3 y; push z", "select 3 w", "side > 2:x > 3:w"),
    Row("three columns", "", "select 3 y", "side > 3:y"),
    Row("three columns", "select 2 x", "select 1 y", "side > 1:y"),
    Row("three columns", "show x", "select 2 y", "side > 2:y"),
    Row("split in tab", "select 2 x; push y", "tab A", "[A] side"),
    Row("split in tab", "select 2 x; tab B", "tab A", "[A] side > 2:x"),
  ]

  static let deadRows = [
    Row("screen", "", "push x", "no-stack"),
    Row("screen", "", "show x", "no-stack"),
    Row("screen", "", "pop 1", "no-stack"),
    Row("screen", "", "popTo x", "no-stack"),
    Row("screen", "", "popToRoot", "no-stack"),
    Row("screen", "", "replaceTop x", "no-stack"),
    Row("screen", "", "setStack x", "no-stack"),
    Row("stack", "present sheet s", "push x", "no-stack"),
    Row("mixed tabs", "tab B", "push x", "no-stack"),
    Row("mixed tabs", "", "tab B x", "no-stack"),
    Row("stack", "", "back", "nothing-to-dismiss"),
    Row("stack", "push x; present sheet s stack", "back", "nothing-to-dismiss"),
    Row("stack", "", "dismiss", "nothing-to-dismiss"),
    Row("screen", "", "dismiss", "nothing-to-dismiss"),
    Row("stack", "push x", "dismissAll", "nothing-to-dismiss"),
    Row("stack", "", "pop 1", "pop-past-root"),
    Row("stack", "push x; show y", "pop 2", "pop-past-root"),
    Row("stack", "push x", "pop -1", "pop-past-root"),
    Row("stack", "show x", "pop 1", "pop-past-root"),
    Row("stack", "push x", "popTo home", "pop-target-missing"),
    Row("stack", "show x", "popTo x", "pop-target-missing"),
    Row("stack", "", "tab A", "no-such-tab"),
    Row("stacks in tabs", "", "tab C", "no-such-tab"),
    Row("tabs in tabs", "tab B", "tab D", "no-such-tab"),
    Row("stack", "", "select 2 x", "no-such-column"),
    Row("two columns", "", "select 3 x", "no-such-column"),
    Row("two columns", "", "select 0 x", "no-such-column"),
    Row("two columns", "present sheet s stack", "select 2 x", "no-such-column"),
  ]
}
