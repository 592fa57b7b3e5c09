/// One entry of a back stack in ``BackStackTree``; what lies under it is a chain of parents. All
/// references are numbers of nodes.
struct BackStackNode: Sendable {
  /// The position of what it shows.
  let destination: Int32
  /// The entry under it; for the root of a presented layer the presenter; -1 for the bottom root.
  let parent: Int32
  /// How many screens lie under it in all layers.
  let depth: Int32
  /// The transition that put it there; -1 for the app's own roots.
  let transition: Int32
  /// The position of the bottom layer's root place.
  let place: Int32
  /// The number of its surroundings.
  let surroundings: Int16
  /// The column it is selected in; 0 for none.
  let column: Int16
  let isOnPath: Bool
  let isRoot: Bool
  /// The entry that stays on top when the path is emptied from here.
  private(set) var pathBase: Int32
  /// The entry that another one in place of the path's last comes to lie on.
  private(set) var replacementBase: Int32
  /// The nearest selected entry, itself included, else the root.
  private(set) var selection: Int32
  /// How many of the transition's targets lie on the stack.
  let placedCount: Int32

  var selectedColumn: Int? { column > 0 ? Int(column) : nil }

  /// The root of the app's own container at one place.
  init(number: Int32, root destination: Int32, place: Int32, surroundings: Int) {
    self.destination = destination
    self.place = place
    self.surroundings = Int16(truncatingIfNeeded: surroundings)
    parent = -1
    depth = 0
    transition = -1
    column = 0
    isOnPath = true
    isRoot = true
    pathBase = number
    replacementBase = number
    selection = number
    placedCount = 0
  }

  /// The root of a layer that a transition presents over an entry.
  init(
    number: Int32, presenting destination: Int32, over presenter: (number: Int32, node: Self),
    by transition: Int32, surroundings: Int
  ) {
    self.destination = destination
    self.transition = transition
    self.surroundings = Int16(truncatingIfNeeded: surroundings)
    parent = presenter.number
    depth = presenter.node.depth + 1
    place = presenter.node.place
    column = 0
    isOnPath = true
    isRoot = true
    pathBase = number
    replacementBase = number
    selection = number
    placedCount = 1
  }

  /// An entry on another one.
  init(
    number: Int32, _ destination: Int32, on parent: (number: Int32, node: Self),
    _ arrival: Arrival
  ) {
    self.destination = destination
    self.parent = parent.number
    depth = parent.node.depth + 1
    place = parent.node.place
    surroundings = parent.node.surroundings
    transition = arrival.transition
    column = arrival.column
    isOnPath = arrival.isOnPath
    isRoot = false
    placedCount = arrival.placedCount
    let hasEmptyPath = parent.node.pathBase == parent.number
    pathBase = !isOnPath && hasEmptyPath ? number : parent.node.pathBase
    if isOnPath {
      replacementBase = parent.number
    } else {
      replacementBase = hasEmptyPath ? number : parent.node.replacementBase
    }
    selection = column > 0 ? number : parent.node.selection
  }

  /// How an entry came to lie on the one under it.
  struct Arrival {
    var transition: Int32
    var isOnPath = true
    var column: Int16 = 0
    var placedCount: Int32 = 1
  }
}
