import Testing

@testable import RouteGraph

/// Every way in which a destination can be on screen.
@Suite struct AlternativeStackTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let container: String
    let screens: [String]
    let destination: String
    let texts: [String]

    init(_ container: String, _ screens: [String], _ destination: String, _ texts: [String]) {
      self.container = container
      self.screens = screens
      self.destination = destination
      self.texts = texts
    }

    var testDescription: String { "\(container): \(screens), \(destination)" }
  }

  @Test(arguments: [
    Row("stack", ["home: push x"], "x", ["home > x"]),
    Row("stack", ["home: push x; push x"], "x", ["home > x"]),
    Row("stack", ["home: push x; show x"], "x", ["home > x", "home > (x)"]),
    Row(
      "stack", ["home: push w; push x", "w: push x", "x: push w"], "x",
      ["home > x", "home > w > x"]),
    Row("stack", ["home: push x", "x: push x"], "x", ["home > x"]),
    Row("stack", ["home: push x w x"], "x", ["home > x", "home > x > w > x"]),
    Row(
      "stack", ["home: push v; push w", "v: push y", "w: push y", "y: push x"], "x",
      ["home > v > y > x", "home > w > y > x"]),
    Row(
      "stack", ["home: push w; push v", "v: push y", "w: push y", "y: push x"], "x",
      ["home > w > y > x", "home > v > y > x"]),
    Row(
      "stack", ["home: push v; push w", "v: push y", "w: push y", "y: replaceTop x"], "x",
      ["home > v > x", "home > w > x"]),
    Row(
      "stack", ["home: replaceTop x; show y", "y: replaceTop x"], "x",
      ["home > x", "home > (y) > x"]),
    Row(
      "stack", ["home: push v", "v: push w", "w: setStack x; push x"], "x",
      ["home > x", "home > v > w > x"]),
    Row("stack", ["home: present sheet x; push x"], "x", ["home | sheet x", "home > x"]),
    Row(
      "stack", ["home: push w; present sheet s stack", "w: present sheet s stack", "s: push x"],
      "x",
      ["home | sheet s > x", "home > w | sheet s > x"]),
    Row("stack", ["home: present sheet s", "s: push x"], "x", []),
    Row("stacks in tabs", ["a: push x", "b: push x"], "x", ["[A] a > x", "[B] b > x"]),
    Row("stacks in tabs", ["a: push x; tab B w x"], "x", ["[A] a > x", "[B] b > w > x"]),
    Row(
      "two columns", ["side: select 2 x; push x", "x: push y"], "y",
      ["side > 2:x > y", "side > x > y"]),
    Row(
      "three columns", ["side: select 2 x; select 3 y", "x: select 3 y"], "y",
      ["side > 3:y", "side > 2:x > 3:y"]),
  ])
  func everyStackIsListedShortestFirst(_ row: Row) throws {
    let tree = BackStackTree(try BackStackScript.graph(row.container, row.screens))
    #expect(tree.texts(of: row.destination) == row.texts)
  }

  @Test(arguments: [
    Row(
      "stack", ["home: push w; push v", "w: push x", "v: push x"], "x",
      ["home > w > x", "home > v > x"]),
    Row("stack", ["home: push x", "w: push x"], "x", ["home > x"]),
    Row(
      "stack", ["home: push w; present sheet s", "w: push x", "s: push x"], "x", ["home > w > x"]),
    Row(
      "stack", ["home: push w; present sheet s", "w: push x", "s: show x"], "x", ["home > w > x"]),
    Row(
      "stack", ["home: push w; push v; present sheet s", "w: push x", "v: push s", "s: push x"],
      "x", ["home > w > x", "home > v > s > x"]),
    Row(
      "stack",
      ["home: present sheet s; push s", "s: push x", "home: present sheet w stack", "w: push x"],
      "x", ["home > s > x", "home | sheet w > x"]),
    Row("tabs in stack", ["a: push x", "b: push x"], "x", ["[A] a > x", "[B] b > x"]),
    Row("mixed tabs", ["a: push x", "b: push x"], "x", ["[A] a > x"]),
    Row(
      "screen", ["home: present sheet s stack", "s: push x", "home: push x"], "x",
      ["home | sheet s > x"]),
  ])
  func everyWayOntoAStackStandsForItsShortest(_ row: Row) throws {
    let tree = BackStackTree(try BackStackScript.graph(row.container, row.screens))
    #expect(tree.ways(to: row.destination).texts == row.texts)
    #expect(tree.ways(to: row.destination, limit: 1).leftOutCount == row.texts.count - 1)
  }

  private func tree(layers: Int, width: Int) throws -> BackStackTree {
    var screens = ["home: " + (0..<width).map { "push n0-\($0)" }.joined(separator: "; ")]
    for layer in 1..<layers {
      let targets = (0..<width).map { "push n\(layer)-\($0)" }.joined(separator: "; ")
      screens += (0..<width).map { "n\(layer - 1)-\($0): \(targets)" }
    }
    return BackStackTree(try BackStackScript.graph("stack", screens))
  }

  @Test func limitLeavesOutAndCountsTheRest() throws {
    let tree = try tree(layers: 4, width: 3)
    let position = try #require(tree.index.position(of: DestinationID(rawValue: "n3-0")))
    let alternatives = tree.alternatives(of: position, limit: 4)
    #expect(alternatives.stacks.count == 4)
    #expect(alternatives.leftOutCount == 23)
    #expect(alternatives.isExact)
  }

  @Test func countIsALowerBoundWhereTheWorkIsNotEnough() throws {
    let tree = try tree(layers: 8, width: 5)
    let position = try #require(tree.index.position(of: DestinationID(rawValue: "n7-0")))
    let alternatives = tree.alternatives(of: position, limit: 3, work: 500)
    #expect(alternatives.stacks.count == 3)
    #expect(!alternatives.isExact)
    #expect(alternatives.leftOutCount < 78_122)
  }

  @Test func canonicalStackComesFirst() throws {
    let tree = try tree(layers: 5, width: 4)
    for position in 0..<tree.index.destinationCount {
      let first = tree.alternatives(of: position, limit: 1).stacks.first
      #expect(first == tree.stack(of: position))
    }
  }
}
