extension BackStackMachine {
  /// The destination in front.
  public var visible: DestinationID { top.content.visible }

  /// The top layer's back stack, root first; the last entry is ``visible``.
  public var trail: [BackStackEntry] { top.content.trail }

  /// What the `NavigationPath` array of the nearest stack holds: its entries on the path; empty
  /// where no stack is around the screen.
  public var path: [DestinationID] { top.content.nearestStack?.path ?? [] }

  /// Whether a stack is around the screen, so that something can be pushed.
  public var hasStack: Bool { top.content.nearestStack != nil }

  /// The destination that the top layer is presented over; nil where nothing is presented.
  public var presenter: DestinationID? {
    layers.dropLast().last?.content.visible
  }

  /// How the top layer is presented; nil where nothing is.
  public var presentationStyle: PresentationStyle? { top.style }

  /// The selected tabs of the bottom layer, the outermost tab view's first; empty where it has none.
  public var selectedTabs: [TabID] { bottom.content.selectedTabs }

  /// Whether a stack around the bottom layer's tab view has pushed, which covers the tab bar; a stack
  /// inside a tab keeps the bar.
  public var coversTabBar: Bool { bottom.content.coversTabBar }

  /// What each column of the top layer's split view shows on regular width, left to right; empty
  /// where it has none.
  public var columns: [ColumnState] {
    guard let split = top.content.nearestSplitView else { return [] }
    return split.columns.enumerated().map { position, column in
      let selection = split.entries.last { $0.column == position + 1 }?.destination
      let isLast = position == split.columns.count - 1
      let pushed = isLast ? split.entries.last { $0.column == nil }?.destination : nil
      let root = position == 0 ? split.root.visible : column.content.roots.first
      return ColumnState(id: column.id, selection: selection, shown: pushed ?? selection ?? root)
    }
  }

  /// What may surprise about an action; empty where it can't be carried out.
  public func notes(of action: Action) -> [BackStackNote] {
    do throws(BackStackProblem) {
      return notes(of: action, leadingTo: try applying(action))
    } catch {
      return []
    }
  }

  /// Which screen is in front after an action, and what may surprise about it.
  ///
  /// The same as ``applying(_:)`` tells, without making the state where only the top of a stack
  /// changes: pages ask this of every control.
  ///
  /// - Throws: why it can't be carried out here.
  package func landing(
    of action: Action
  ) throws(BackStackProblem) -> (visible: DestinationID, notes: [BackStackNote]) {
    if let target = action.appended {
      guard let stack = top.content.nearestStack else { throw .noStack }
      return (target, appendingNotes(action, stack))
    }
    let next = try applying(action)
    return (next.visible, notes(of: action, leadingTo: next))
  }

  private func notes(of action: Action, leadingTo next: BackStackMachine) -> [BackStackNote] {
    switch action {
    case .popToRoot, .setStack:
      return flagNotes(top.content.nearestStack)
    case .selectTab where next.selectedTabs == selectedTabs:
      return flagNotes(bottom.content.stackInSelectedTab)
    case .pop(let count):
      let removed = trail.count - next.trail.count
      return removed > count ? [.popsMoreThanSeen(count: count, removed: removed)] : []
    case .push: return top.content.nearestStack.map { appendingNotes(action, $0) } ?? []
    default:
      return []
    }
  }

  /// The note on a push over what is off the path.
  private func appendingNotes(_ action: Action, _ stack: StackState) -> [BackStackNote] {
    guard case .push(let targets) = action, !targets.isEmpty else { return [] }
    return BackStackNote.ofPush(over: stack.entries.lazy.map(\.isOnPath))
  }

  /// The note on what stays when a stack's path is rewritten.
  private func flagNotes(_ stack: StackState?) -> [BackStackNote] {
    let staying = stack?.entriesUnderPath.map(\.destination) ?? []
    return staying.isEmpty ? [] : [.flagStillSet(staying)]
  }
}

/// One column of a split view at one moment.
public struct ColumnState: Hashable, Sendable {
  /// The column's name.
  public let id: String
  /// What is selected in it; nil where nothing is.
  public let selection: DestinationID?
  /// What it shows: in the last column what was pushed, else the selection, else what the column
  /// holds before anything is selected; nil where that is no screen.
  public let shown: DestinationID?
}

extension ActionTree {
  /// What the action puts on top of a stack, where it does nothing else.
  fileprivate var appended: Target? {
    switch self {
    case .push(let targets): targets.last
    case .show(let target): target
    default: nil
    }
  }
}
