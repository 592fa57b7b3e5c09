extension BackStackSearch {
  /// Keeps the stacks in which the lowest screen is one of the app's own roots.
  mutating func finishAtRootPlaces(_ draft: Draft, as arrived: Int) {
    for (number, place) in tree.roots.places.enumerated()
    where tree.rootPositions[number] == arrived {
      let around = tree.roots.surroundings[place.surroundings]
      let isReplaced = arrived != draft.lowest
      guard around.hasStack || (draft.settledCount == 0 && !isReplaced) else { continue }
      var below = isReplaced ? pushed([arrived]) : []
      var column: Int?
      if let selection = place.selection {
        guard let base = tree.rootPositions[selection.base] else { continue }
        below = pushed([base])
        column = isReplaced ? nil : selection.column
      }
      let lowest = BackStack.Entry(destination: draft.lowest, isOnPath: true, column: column)
      keep(below, [lowest] + settled(draft), tabs: place.tabs, nil, depthBelow: 0)
    }
  }

  /// Keeps the stack in which the lowest screen is the root of a presented layer.
  mutating func finish(_ draft: Draft, presentedBy step: Step) {
    guard let depth = tree.depth(of: step.origin),
      case .present(let style, _, let inStack) = tree.graph.transitions[step.transition].action,
      let root = tree.index.targets(of: step.transition).first,
      inStack || (draft.settledCount == 0 && !step.isReplaced)
    else { return }
    keep(
      step.isReplaced ? pushed([root]) : [], pushed([draft.lowest]) + settled(draft),
      tabs: tree.tabs(of: step.origin),
      .init(presenter: step.origin, style: style, isInStack: inStack), depthBelow: depth + 1)
  }

  /// Keeps the stacks that a control makes which cuts its screen's stack short before it adds to it.
  mutating func finish(_ draft: Draft, rewrittenBy step: Step) {
    for top in tops(of: step.origin) {
      guard let (base, column) = base(of: step, at: top) else { continue }
      let lowest = BackStack.Entry(
        destination: draft.lowest, isOnPath: true, column: step.isReplaced ? nil : column)
      let root = tree.root(under: base)
      keep(
        tree.entries(to: base), pushed(step.between) + [lowest] + settled(draft),
        tabs: tree.roots.places[Int(root.place)].tabs, tree.presentation(at: root),
        depthBelow: Int(root.depth))
    }
  }

  /// The entry that a rewriting control's first target comes to lie on, and the target's column.
  private func base(
    of step: Step, at top: (number: Int32, node: BackStackNode, around: Surroundings)
  ) -> (base: Int32, column: Int?)? {
    switch tree.graph.transitions[step.transition].action {
    case .setStack where top.around.hasStack:
      return (top.node.pathBase, nil)
    case .replaceTop where top.around.hasStack && !top.node.isOnPath:
      return (top.node.replacementBase, nil)
    case .select(let column, _) where column >= 1 && column <= top.around.columnCount:
      return (tree.nodes.selection(under: top.number, leftOf: column), column)
    case .selectTab(let tab, _):
      guard let target = tree.roots.target(of: tab, from: Int(top.node.place)),
        target.hasStack, tree.rootNodes[target.place] >= 0
      else { return nil }
      let root = tree.rootNodes[target.place]
      return (tree.nodes.pathBase(of: target, root: root, from: top.number), nil)
    default:
      return nil
    }
  }
}
