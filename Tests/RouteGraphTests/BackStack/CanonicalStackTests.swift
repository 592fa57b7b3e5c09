import Testing

@testable import RouteGraph

/// The shortest back stack of each destination.
@Suite struct CanonicalStackTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let container: String
    let screens: [String]
    let destination: String
    let text: String?

    init(_ container: String, _ screens: [String], _ destination: String, _ text: String?) {
      self.container = container
      self.screens = screens
      self.destination = destination
      self.text = text
    }

    var testDescription: String { "\(container): \(screens), \(destination)" }
  }

  @Test(arguments: pushes + rewrites + presentations + tabsAndColumns)
  func canonicalStackIsTheShortest(_ row: Row) throws {
    let tree = BackStackTree(try BackStackScript.graph(row.container, row.screens))
    #expect(tree.text(of: row.destination) == row.text)
  }

  static let pushes = [
    Row("stack", [], "home", "home"),
    Row("stack", ["home: push x", "x: push y"], "y", "home > x > y"),
    Row("stack", ["home: push x; push z", "x: push y", "z: push y"], "y", "home > x > y"),
    Row("stack", ["home: push z; push x", "x: push y", "z: push y"], "y", "home > z > y"),
    Row("stack", ["home: push x", "x: push y; push home", "y: push x"], "x", "home > x"),
    Row("stack", ["home: push x y", "y: push z"], "z", "home > x > y > z"),
    Row("stack", ["home: push x y", "y: push z"], "x", "home > x"),
    Row("stack", ["home: push w; push v x y", "w: push x"], "x", "home > w > x"),
    Row("stack", ["home: push w; push v x y", "w: push x"], "y", "home > v > x > y"),
    Row("stack", ["home: push w; push v y", "w: push y"], "y", "home > w > y"),
    Row("stack", ["home: push v y; push w", "w: push y"], "y", "home > v > y"),
    Row("stack", ["home: push x x"], "x", "home > x"),
    Row("stack", ["home: show x", "x: push y"], "y", "home > (x) > y"),
    Row("stack", ["x: push y"], "y", nil),
    Row("screen", ["home: push x"], "x", nil),
  ]

  static let rewrites = [
    Row("stack", ["home: push x", "x: replaceTop y"], "y", "home > y"),
    Row("stack", ["home: push x; push z", "x: replaceTop y", "z: push y"], "y", "home > y"),
    Row("stack", ["home: push w", "w: push x", "x: replaceTop y"], "y", "home > w > y"),
    Row("stack", ["home: replaceTop y"], "y", "home > y"),
    Row("stack", ["home: push w", "w: show x", "x: replaceTop y"], "y", "home > y"),
    Row("stack", ["home: show x", "x: replaceTop y"], "y", "home > (x) > y"),
    Row("stack", ["home: push v", "v: push w", "w: setStack x y"], "y", "home > x > y"),
    Row(
      "stacks in tabs", ["a: present sheet w stack", "b: replaceTop w", "w: replaceTop x"], "x",
      "[B] b > x"),
    Row("stack", ["home: show v", "v: push w", "w: setStack x"], "x", "home > (v) > x"),
    Row(
      "stack", ["home: push u", "u: push v", "v: push w", "w: push x; setStack x", "x: push y"],
      "y", "home > x > y"),
  ]

  static let presentations = [
    Row("stack", ["home: push x", "x: present sheet s"], "s", "home > x | sheet s"),
    Row("stack", ["home: present sheet s", "s: push x"], "x", nil),
    Row("stack", ["home: present sheet s stack", "s: push x"], "x", "home | sheet s > x"),
    Row("stack", ["home: present sheet s; push s", "s: push x"], "s", "home | sheet s"),
    Row("stack", ["home: present sheet s; push s", "s: push x"], "x", "home > s > x"),
    Row("stack", ["home: push s; present sheet s"], "s", "home > s"),
    Row(
      "stack", ["home: push w; present sheet s stack", "w: push y", "s: push x y"], "y",
      "home > w > y"),
    Row("stack", ["home: present sheet s", "s: present alert t"], "t", "home | sheet s | alert t"),
    Row("screen", ["home: present popover s", "s: replaceTop t"], "t", nil),
  ]

  static let tabsAndColumns = [
    Row("stacks in tabs", ["b: push x"], "x", "[B] b > x"),
    Row("stacks in tabs", ["a: push w", "w: push x", "b: push x"], "x", "[B] b > x"),
    Row("stacks in tabs", ["a: push x", "b: push x"], "x", "[A] a > x"),
    Row("stacks in tabs", ["a: tab B x y", "y: push z"], "z", "[B] b > x > y > z"),
    Row("stacks in tabs", ["a: present sheet s", "s: tab B x"], "x", "[B] b > x"),
    Row("stacks in tabs", ["a: show x", "x: tab A y"], "y", "[A] a > (x) > y"),
    Row(
      "stacks in tabs", ["a: show x", "x: present sheet s", "s: tab A y"], "y", "[A] a > (x) > y"),
    Row("tabs in stack", ["a: tab B x"], "x", nil),
    Row("tabs in stack", ["b: push x"], "x", "[B] b > x"),
    Row("mixed tabs", ["b: push x", "a: tab B y"], "x", nil),
    Row("mixed tabs", ["b: push x; tab A y"], "y", "[A] a > y"),
    Row("tabs in tabs", ["d: push x; tab B y", "b: tab D z"], "x", "[A] [D] d > x"),
    Row("tabs in tabs", ["d: push x; tab B y", "b: tab D z"], "y", "[B] b > y"),
    Row("tabs in tabs", ["d: push x; tab B y", "b: tab D z"], "z", nil),
    Row("one tab in two views", ["b: push x"], "x", "[B] b > x"),
    Row("one tab in two views", ["d: push x"], "x", "[A] [B] d > x"),
    Row("one tab in two views", ["c: tab B x"], "x", "[A] [B] d > x"),
    Row("two columns", ["side: select 2 x", "x: push y"], "y", "side > 2:x > y"),
    Row("two columns", [], "none", "side > 2:none"),
    Row("three columns", ["side: select 2 x", "x: select 3 y"], "y", "side > 2:x > 3:y"),
    Row(
      "three columns", ["side: select 2 x", "x: select 3 y", "y: push z", "z: select 3 w"],
      "w", "side > 2:x > 3:w"),
    Row("three columns", ["side: select 4 x"], "x", nil),
    Row("stack", ["home: select 1 x"], "x", nil),
  ]

  @Test func treeTellsWhereADestinationLies() throws {
    let tree = BackStackTree(
      try BackStackScript.graph(
        "stacks in tabs", ["b: push x", "x: show y", "y: present sheet s stack", "s: push t"]))
    let positions = ["x", "y", "s", "t"].compactMap {
      tree.index.position(of: DestinationID(rawValue: $0))
    }
    #expect(positions.map { tree.depth(of: $0) } == [1, 2, 3, 4])
    #expect(
      positions.map { tree.stack(of: $0)?.entries.last?.isOnPath } == [true, false, true, true])
    #expect(positions.map { tree.parent(of: $0) } == [1, positions[0], nil, positions[2]])
    #expect(
      positions.map { tree.tabs(of: $0).map(\.rawValue) } == Array(repeating: ["B"], count: 4))
    #expect(tree.trail(of: positions[1]) == [1, positions[0], positions[1]])
    #expect(tree.trail(of: positions[3]) == [positions[2], positions[3]])
    #expect(tree.presentation(of: positions[1]) == nil)
    #expect(
      tree.presentation(of: positions[3])
        == .init(presenter: positions[1], style: .sheet, isInStack: true))
    #expect(tree.stack(of: positions[0])?.entries.map(\.column) == [nil, nil])
  }

  @Test func unreachableDestinationHasNoStack() throws {
    let tree = BackStackTree(try BackStackScript.graph("stack", ["x: push y"]))
    let position = try #require(tree.index.position(of: DestinationID(rawValue: "y")))
    #expect(!tree.isReachable(position))
    #expect(tree.trail(of: position).isEmpty)
    #expect(tree.depth(of: position) == nil)
    #expect(tree.stack(of: position) == nil)
    #expect(tree.alternatives(of: position, limit: 3).stacks.isEmpty)
  }

  @Test func selectedColumnIsKnown() throws {
    let tree = BackStackTree(try BackStackScript.graph("two columns", ["side: select 2 x"]))
    let position = try #require(tree.index.position(of: DestinationID(rawValue: "x")))
    #expect(tree.stack(of: position)?.entries.map(\.column) == [nil, 2])
  }

  @Test func containerWithoutScreensReachesNothing() {
    let tree = BackStackTree(BackStackScript.graph(.tabs([]), []))
    #expect(tree.index.destinationCount == 0)
  }

  /// Higher than one run of ``BackStackRuns``, than two, and just as high; in the app's container and over it.
  @Test(
    arguments: [1, 9, 10, 11, 12, 20, 21, 22, 45],
    ["home: push s1", "home: present sheet s1 stack"])
  func highStacksAreWhole(height: Int, start: String) throws {
    let screens = (1..<height).map { "s\($0): \($0 % 3 == 2 ? "show" : "push") s\($0 + 1)" }
    let tree = BackStackTree(try BackStackScript.graph("stack", [start] + screens))
    func position(of name: String) throws -> Int {
      try #require(tree.index.position(of: DestinationID(rawValue: name)))
    }
    let isLayer = start.contains("present")
    let expected = try (isLayer ? 1...height : 0...height).map { place in
      BackStack.Entry(
        destination: try position(of: place == 0 ? "home" : "s\(place)"),
        isOnPath: place == 0 || place % 3 != 0)
    }
    let stack = try #require(tree.stack(of: try position(of: "s\(height)")))
    #expect(stack.entries == expected)
    #expect(stack.presentation?.presenter == (isLayer ? try position(of: "home") : nil))
  }

  @Test func deepChainsOfPresentationsDoNotOverflow() {
    let names = (0..<20_000).map { DestinationID(rawValue: "s\($0)") }
    let transitions = zip(names, names.dropFirst()).map {
      Transition(from: $0, action: .present(.sheet, $1, inStack: false), label: "")
    }
    let tree = BackStackTree(BackStackScript.graph(.screen(names[0]), transitions))
    let last = tree.index.position(of: names[19_999]) ?? 0
    #expect(tree.depth(of: last) == 19_999)
    #expect(tree.state(of: last)?.layers.count == 20_000)
  }
}
