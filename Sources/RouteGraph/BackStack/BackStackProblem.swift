/// Why an action can't be carried out where the app stands: its control is dead there.
public enum BackStackProblem: Error, Hashable, Sendable {
  /// No navigation stack is around the screen.
  case noStack
  /// Nothing lies under the screen.
  case nothingToDismiss
  /// The path holds fewer entries than shall be removed; the app would stop.
  case popPastRoot(count: Int, pathCount: Int)
  /// The destination to go back to is not on the path.
  case popTargetMissing(DestinationID)
  /// No tab view around the screen has the tab.
  case noSuchTab(TabID)
  /// No split view around the screen has the column.
  case noSuchColumn(Int)

  /// The problem's stable name: `no-stack`.
  public var id: String {
    switch self {
    case .noStack: "no-stack"
    case .nothingToDismiss: "nothing-to-dismiss"
    case .popPastRoot: "pop-past-root"
    case .popTargetMissing: "pop-target-missing"
    case .noSuchTab: "no-such-tab"
    case .noSuchColumn: "no-such-column"
    }
  }

  /// The problem in one sentence without a full stop.
  public var sentence: String {
    switch self {
    case .noStack:
      "no navigation stack is around this screen, so there is no path to change"
    case .nothingToDismiss:
      "nothing lies under this screen, so there is nothing to go back to"
    case .popPastRoot(let count, let pathCount) where count < 0:
      "\(entries(count)) can't be removed from a path of \(pathCount), the app would stop"
    case .popPastRoot(let count, let pathCount):
      "this removes \(entries(count)) from a path that holds \(pathCount), the app would stop"
    case .popTargetMissing(let destination):
      "'\(destination)' is not on the path under this screen"
    case .noSuchTab(let tab):
      "no tab view around this screen has a tab '\(tab.rawValue)'"
    case .noSuchColumn(let column):
      "no split view around this screen has a column \(column)"
    }
  }
}

extension BackStackProblem: CustomStringConvertible {
  /// The sentence, then the name in brackets.
  public var description: String { "\(sentence) [\(id)]" }
}

/// What may surprise about an action that can be carried out.
public enum BackStackNote: Hashable, Sendable {
  /// The path is emptied or rewritten, and screens that a flag shows straight from the root stay.
  case flagStillSet([DestinationID])
  /// Removing entries from the path takes the screens on them along.
  case popsMoreThanSeen(count: Int, removed: Int)
  /// A value is pushed while a screen off the path is open: the app may put the value under it.
  case orderMayDiffer

  /// The note's stable name: `flag-still-set`.
  public var id: String {
    switch self {
    case .flagStillSet: "flag-still-set"
    case .popsMoreThanSeen: "pops-more-than-seen"
    case .orderMayDiffer: "order-may-differ"
    }
  }

  /// The note in one sentence without a full stop.
  public var sentence: String {
    switch self {
    case .flagStillSet(let destinations):
      "\(destinations.map { "'\($0)'" }.joined(separator: ", ")) "
        + "\(destinations.count == 1 ? "stays" : "stay") on screen: "
        + "a flag shows it, and changing the path does not clear the flag"
    case .popsMoreThanSeen(let count, let removed):
      "this removes \(entries(count)) from the path, and \(removed) screens go: "
        + "those off the path go with the entry under them"
    case .orderMayDiffer:
      "a screen off the path is open, so the app may put the new one under it"
    }
  }
}

/// A count of entries in words.
private func entries(_ count: Int) -> String {
  count == 1 ? "1 entry" : "\(count) entries"
}

extension BackStackNote {
  /// The notes on a push over a stack's entries.
  ///
  /// - Parameter isOnPath: Of each entry, whether it is on the path.
  static func ofPush(over isOnPath: some Sequence<Bool>) -> [BackStackNote] {
    isOnPath.allSatisfy { $0 } ? [] : [.orderMayDiffer]
  }
}
