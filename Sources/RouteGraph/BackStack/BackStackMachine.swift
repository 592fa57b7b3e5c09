/// Where an app stands, and what each action makes of it.
///
/// The state is the presentation layers from bottom to top, each a container with its stacks and
/// selections. One table of actions drives the pages, the review and the tests, so that all of them
/// agree on what a control does:
///
/// ```swift
/// var machine = BackStackMachine(container: graph.container)
/// try machine?.apply(.push([champion]))
/// machine?.trail.map(\.destination)  // [home, champion]
/// ```
public struct BackStackMachine: Hashable, Sendable {
  /// One layer: the app's own container at the bottom, then what is presented over it.
  public struct Layer: Hashable, Sendable {
    /// How it is presented; nil for the bottom layer.
    public let style: PresentationStyle?
    /// What it holds.
    public internal(set) var content: ContainerState
  }

  /// The layers from bottom to top; never empty.
  public private(set) var layers: [Layer]

  /// Puts the app where it starts: the first tab selected, nothing pushed, selected or presented.
  ///
  /// Nil where the container holds no screen, such as a tab view without tabs.
  public init?(container: Container) {
    guard let content = ContainerState(container) else { return nil }
    layers = [Layer(style: nil, content: content)]
  }

  /// An app that shows one screen and nothing else.
  package static func showing(_ screen: DestinationID) -> BackStackMachine {
    BackStackMachine(layers: [Layer(style: nil, content: .screen(screen))])
  }

  private init(layers: [Layer]) {
    self.layers = layers
  }

  /// Carries an action out.
  ///
  /// - Throws: why it can't be carried out here; the state is as it was then.
  public mutating func apply(_ action: Action) throws(BackStackProblem) {
    var next = self
    try next.carryOut(action)
    self = next
  }

  /// The state after an action.
  ///
  /// - Throws: why it can't be carried out here.
  public func applying(_ action: Action) throws(BackStackProblem) -> BackStackMachine {
    var next = self
    try next.carryOut(action)
    return next
  }

  /// Why an action can't be carried out here, or nil where it can.
  public func problem(of action: Action) -> BackStackProblem? {
    do throws(BackStackProblem) {
      _ = try applying(action)
      return nil
    } catch {
      return error
    }
  }

  /// Opens a new layer.
  mutating func present(
    _ target: DestinationID, _ style: PresentationStyle, inStack: Bool
  ) {
    let screen = ContainerState.screen(target)
    let content = inStack ? ContainerState.stack(StackState(root: screen)) : screen
    layers.append(Layer(style: style, content: content))
  }

  /// Puts entries on the root of the top layer, as they were found to lie there.
  ///
  /// - Throws: that there is no stack or no split view to hold them; the state is as it was then.
  package mutating func place(_ entries: [BackStackEntry]) throws(BackStackProblem) {
    guard !entries.isEmpty else { return }
    let isSplit = entries.contains { $0.column != nil }
    let isPlaced =
      isSplit
      ? try top.content.changeNearestSplitView { $0.entries = entries }
      : try top.content.changeNearestStack { $0.entries = entries }
    guard isPlaced else { throw .noStack }
  }

  /// The state with other tabs selected in the bottom layer, the outermost tab view's first; nil where
  /// it has no such tabs.
  func selecting(_ tabs: [TabID]) -> BackStackMachine? {
    var next = self
    return next.bottom.content.select(tabs[...]) ? next : nil
  }

  /// The top layer.
  var top: Layer {
    get { layers[layers.count - 1] }
    set { layers[layers.count - 1] = newValue }
  }

  /// The bottom layer, the only one with tabs.
  var bottom: Layer {
    get { layers[0] }
    set { layers[0] = newValue }
  }
}

extension BackStackMachine {
  private mutating func carryOut(_ action: Action) throws(BackStackProblem) {
    switch action {
    case .push(let targets): try changeStack { $0.push(targets) }
    case .show(let target): try changeStack { $0.show(target) }
    case .back: if try !removeTopEntry() { throw .nothingToDismiss }
    case .dismiss: if try !removeTopEntry() { try removeTopLayer() }
    case .pop(let count): try changeStack { stack throws(BackStackProblem) in try stack.pop(count) }
    case .popTo(let target):
      try changeStack { stack throws(BackStackProblem) in try stack.pop(to: target) }
    case .popToRoot: try changeStack { $0.setPath([]) }
    case .setStack(let targets): try changeStack { $0.setPath(targets) }
    case .replaceTop(let target): try changeStack { $0.replaceTop(target) }
    case .present(let style, let target, let inStack): present(target, style, inStack: inStack)
    case .dismissAll:
      try removeTopLayer()
      layers.removeSubrange(1...)
    case .selectTab(let tab, let stack):
      guard try bottom.content.selectTab(tab, stack: stack) else { throw .noSuchTab(tab) }
    case .select(let column, let target): try select(target, column: column)
    case .openURL, .set: break
    }
  }

  private mutating func changeStack(
    _ change: ContainerState.StackChange
  ) throws(BackStackProblem) {
    guard try top.content.changeNearestStack(change) else { throw .noStack }
  }

  /// Removes the nearest stack's top entry.
  ///
  /// - Returns: false where nothing lies on its root.
  private mutating func removeTopEntry() throws(BackStackProblem) -> Bool {
    guard let stack = top.content.nearestStack, !stack.entries.isEmpty else { return false }
    return try top.content.changeNearestStack { $0.entries.removeLast() }
  }

  private mutating func removeTopLayer() throws(BackStackProblem) {
    guard layers.count > 1 else { throw .nothingToDismiss }
    layers.removeLast()
  }

  private mutating func select(
    _ target: DestinationID, column: Int
  ) throws(BackStackProblem) {
    let isChanged = try top.content.changeNearestSplitView { stack throws(BackStackProblem) in
      try stack.select(target, column: column)
    }
    guard isChanged else { throw .noSuchColumn(column) }
  }
}
