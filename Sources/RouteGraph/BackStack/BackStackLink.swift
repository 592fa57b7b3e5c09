/// What a stack tells of a ``BackStackNode``, in twelve bytes.
///
/// Every page goes down several stacks, and of a large flow most nodes lie out of the processor's
/// reach: what is read on the way down lies by itself.
struct BackStackLink: Sendable {
  /// The position of what it shows.
  let destination: Int32
  /// The number of the node under it; -1 under the bottom root.
  let parent: Int32
  /// The column it is selected in; 0 for none.
  let column: Int16
  let isOnPath: Bool
  let isRoot: Bool

  /// What a stack tells of a node.
  init(_ node: BackStackNode) {
    destination = node.destination
    parent = node.parent
    column = node.column
    isOnPath = node.isOnPath
    isRoot = node.isRoot
  }
}
