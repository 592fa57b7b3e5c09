import Synchronization

/// Spreads independent work over the cores, in chunks, with results in order.
///
/// A task a page would cost more than the page: every worker takes the next chunk of ``chunk``
/// items when it has finished one, so that a long item holds up nobody.
struct Parallel: Sendable {
  /// How many items a worker takes at once.
  static let chunk = 32

  /// How many workers there are.
  let workers: Int

  /// The results of a function on each item, in the order of the items.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    let parts = await forEachWorker(of: items.count) { chunks in
      var results: [(Int, [Result])] = []
      while let range = chunks.next() {
        results.append((range.lowerBound, items[range].map(transform)))
      }
      return results
    }
    return parts.flatMap(\.self).sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  /// The results of each worker, which takes chunks of a number of items until there is none.
  func forEachWorker<Result: Sendable>(
    of count: Int, _ work: @escaping @Sendable (Chunks) -> Result
  ) async -> [Result] {
    let chunks = Chunks(count: count)
    guard workers > 1, count > Self.chunk else { return [work(chunks)] }
    return await withTaskGroup(of: Result.self) { group in
      for _ in 0..<workers { group.addTask { work(chunks) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  /// The chunks of a number of items, each handed out once.
  final class Chunks: Sendable {
    private let count: Int
    private let taken = Atomic(0)

    init(count: Int) {
      self.count = count
    }

    /// The next chunk, nil when all are taken.
    func next() -> Range<Int>? {
      let start = taken.add(Parallel.chunk, ordering: .relaxed).oldValue
      return start < count ? start..<min(start + Parallel.chunk, count) : nil
    }
  }
}
