extension BackStackTree {
  /// The app's state with a destination's canonical stack on screen, on which actions can be tried;
  /// nil where nothing reaches it. O(depth of all layers).
  package func state(of destination: Int) -> BackStackMachine? {
    stack(of: destination).flatMap { state(of: destination, on: $0) }
  }

  /// The app's state with a destination's canonical stack on screen, where that is at hand already.
  package func state(of destination: Int, on canonical: BackStack) -> BackStackMachine? {
    state(of: canonical, over: layersUnderCanonicalStack(of: destination))
  }

  /// The app's state with one of a destination's back stacks on screen, the presenter with its
  /// canonical one; nil where nothing reaches them.
  package func state(of stack: BackStack) -> BackStackMachine? {
    state(of: stack, over: layers(under: stack))
  }

  /// The layers under a destination's canonical stack, bottom to top; none for a stack of the bottom
  /// layer.
  package func layersUnderCanonicalStack(of destination: Int) -> [BackStack] {
    isReachable(destination) ? layers(to: root(under: canonicalTops[destination]).parent) : []
  }

  /// The layers under one of a destination's back stacks, bottom to top, the presenter's with its
  /// canonical stack; none for a stack of the bottom layer.
  package func layers(under stack: BackStack) -> [BackStack] {
    stack.presentation.map { layers(to: canonicalTops[$0.presenter]) } ?? []
  }

  /// The root place that a stack of the bottom layer starts at, as a position in ``starts``; nil where
  /// there is none.
  package func rootPlace(of stack: BackStack) -> Int? {
    guard stack.presentation == nil, let root = stack.entries.first?.destination else { return nil }
    return roots.places.indices.first { number in
      rootPositions[number] == root && roots.places[number].selection == nil
        && roots.places[number].tabs == stack.tabs
    }
  }

  /// The stacks of all layers up to an entry, bottom to top; none for the number of no entry.
  private func layers(to top: Int32) -> [BackStack] {
    var layers: [BackStack] = []
    var top = top
    while top >= 0 {
      layers.append(stack(to: top))
      top = root(under: top).parent
    }
    layers.reverse()
    return layers
  }

  /// Builds the layers from the bottom up.
  private func state(of stack: BackStack, over layers: [BackStack]) -> BackStackMachine? {
    var state = rootPlace(of: layers.first ?? stack).flatMap { starts[$0] }
    for layer in layers { add(layer, to: &state) }
    add(stack, to: &state)
    return state
  }

  private func add(_ layer: BackStack, to state: inout BackStackMachine?) {
    if let presentation = layer.presentation, let root = layer.entries.first {
      state?.present(id(root.destination), presentation.style, inStack: presentation.isInStack)
    }
    do throws(BackStackProblem) {
      try state?.place(
        layer.entries.dropFirst().map {
          BackStackEntry(id($0.destination), isOnPath: $0.isOnPath, column: $0.column)
        })
    } catch {
      state = nil
    }
  }
}

extension BackStackTree {
  /// What is around the screens of one of a destination's back stacks. O(root places).
  ///
  /// The same as its state tells, which takes much longer to make.
  package func surroundings(of stack: BackStack) -> BackStackSurroundings {
    if let presentation = stack.presentation {
      return BackStackSurroundings(hasStack: presentation.isInStack, hasColumns: false)
    }
    return rootPlace(of: stack).flatMap { surroundings[$0] } ?? .none
  }

  /// What may surprise about a push onto one of a destination's back stacks, as
  /// ``BackStackMachine/landing(of:)`` tells of its state. O(depth).
  package func notesOfPush(onto stack: BackStack) -> [BackStackNote] {
    BackStackNote.ofPush(over: stack.entries.dropFirst().lazy.map(\.isOnPath))
  }
}
