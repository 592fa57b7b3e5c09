extension StackState {
  mutating func push(_ destinations: [DestinationID]) {
    entries += destinations.map { BackStackEntry($0) }
  }

  mutating func show(_ destination: DestinationID) {
    entries.append(BackStackEntry(destination, isOnPath: false))
  }

  /// Removes the last `count` entries on the path and everything above them.
  mutating func pop(_ count: Int) throws(BackStackProblem) {
    let positions = entries.indices.filter { entries[$0].isOnPath }
    guard count >= 0, count <= positions.count else {
      throw .popPastRoot(count: count, pathCount: positions.count)
    }
    guard let lowest = positions.suffix(count).first else { return }
    entries.removeSubrange(lowest...)
  }

  /// Removes everything above the last entry on the path that shows a destination.
  mutating func pop(to destination: DestinationID) throws(BackStackProblem) {
    let position = entries.lastIndex { $0.isOnPath && $0.destination == destination }
    guard let position else { throw .popTargetMissing(destination) }
    entries.removeSubrange((position + 1)...)
  }

  /// Puts other entries in place of the path and everything that lies on it.
  mutating func setPath(_ destinations: [DestinationID]) {
    entries.removeSubrange(entriesUnderPath.endIndex...)
    push(destinations)
  }

  /// Puts another entry in place of the path's last, or starts the path where it is empty.
  mutating func replaceTop(_ destination: DestinationID) {
    if let position = entries.lastIndex(where: \.isOnPath) {
      entries.removeSubrange(position...)
    }
    push([destination])
  }

  /// Sets a column's selection; the columns right of it and what was pushed start anew, also where
  /// the selection stays the same.
  mutating func select(_ destination: DestinationID, column: Int) throws(BackStackProblem) {
    guard columns.indices.contains(column - 1) else { throw .noSuchColumn(column) }
    entries = entries.filter { entry in entry.column.map { $0 < column } ?? false }
    entries.append(BackStackEntry(destination, column: column))
  }
}
