import Testing

@testable import RouteGraph

/// Random sequences of actions, held against what must always be true.
@Suite struct RandomWalkTests {
  @Test(arguments: BackStackScript.containerNames)
  func invariantsHoldAfterEveryAction(container: String) throws {
    var random = RandomActions(seed: 20_261_130)
    for _ in 0..<40 {
      var machine = try BackStackScript.machine(container)
      let root = machine.trail[0]
      for _ in 0..<60 {
        let action = random.next()
        let before = machine
        if let problem = machine.problem(of: action) {
          #expect(throws: problem) { try machine.apply(action) }
          #expect(throws: problem) { try machine.landing(of: action) }
          #expect(machine == before)
        } else {
          let landing = try machine.landing(of: action)
          #expect(landing.notes == machine.notes(of: action))
          try machine.apply(action)
          #expect(landing.visible == machine.visible)
          expectLowerLayersAreUntouched(from: before, to: machine, by: action)
        }
        expectWellFormed(machine)
        if machine.selectedTabs.isEmpty { #expect(machine.layers[0].content.trail[0] == root) }
      }
    }
  }

  @Test(arguments: BackStackScript.containerNames)
  func actionsWithAnInverseAreUndone(container: String) throws {
    var random = RandomActions(seed: 7)
    var machine = try BackStackScript.machine(container)
    for _ in 0..<1_500 {
      if let next = try? machine.applying(random.next()) { machine = next }
      if machine.layers.count > 4 || machine.trail.count > 12 {
        machine = try BackStackScript.machine(container)
      }
      let target = random.destination()
      try expectUndone(machine, .present(.sheet, target, inStack: true), .dismiss)
      if machine.hasStack {
        try expectUndone(machine, .push([target]), .back)
        try expectUndone(machine, .push([target]), .pop(1))
        try expectUndone(machine, .push([target, target]), .pop(2))
        try expectUndone(machine, .show(target), .back)
      }
      let tabs = machine.selectedTabs
      if tabs.count == 1, tabs[0] != random.tab,
        machine.problem(of: .selectTab(random.tab, stack: [])) == nil
      {
        try expectUndone(
          machine, .selectTab(random.tab, stack: []), .selectTab(tabs[0], stack: []))
      }
    }
  }

  @Test func sameSeedGivesTheSameWalk() throws {
    var first = RandomActions(seed: 3)
    var second = RandomActions(seed: 3)
    for _ in 0..<100 { #expect(first.next() == second.next()) }
  }

  private func expectUndone(
    _ machine: BackStackMachine, _ action: Action, _ inverse: Action
  ) throws {
    #expect(try machine.applying(action).applying(inverse) == machine)
  }

  private func expectWellFormed(_ machine: BackStackMachine) {
    #expect(!machine.layers.isEmpty)
    #expect(machine.layers[0].style == nil)
    #expect(machine.layers.dropFirst().allSatisfy { $0.style != nil })
    #expect(machine.trail.last?.destination == machine.visible)
    #expect(machine.trail.first?.isOnPath == true)
    #expect(machine.trail.first?.column == nil)
    let stack = machine.layers[machine.layers.count - 1].content.nearestStack
    #expect(machine.path == (stack?.entries ?? []).filter(\.isOnPath).map(\.destination))
    let columns = machine.trail.map(\.column).compactMap { $0 }
    #expect(columns == Array(Set(columns)).sorted())
    let lastSelection = machine.trail.lastIndex { $0.column != nil } ?? 0
    #expect(machine.trail[1...].prefix(lastSelection).allSatisfy { $0.column != nil })
  }

  private func expectLowerLayersAreUntouched(
    from before: BackStackMachine, to after: BackStackMachine, by action: Action
  ) {
    guard action.kind != .selectTab else {
      #expect(after.layers.dropFirst() == before.layers.dropFirst())
      return
    }
    let kept = min(before.layers.count - 1, after.layers.count)
    #expect(after.layers.prefix(kept) == before.layers.prefix(kept))
  }
}
