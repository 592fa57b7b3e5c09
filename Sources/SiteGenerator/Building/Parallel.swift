/// Spreads independent work over the cores, in chunks, with results in order.
///
/// A task a page would cost more than the page: work is handed out in chunks of ``chunk`` items,
/// every worker taking each so-many-th chunk, which is fair enough for pages and needs no lock.
struct Parallel: Sendable {
  /// How many items are handed out at once.
  static let chunk = 32

  /// How many tasks run at once.
  let workers: Int

  /// The results of a function on each item, in the order of the items.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    guard workers > 1, items.count > Self.chunk else { return items.map(transform) }
    let parts = await forEachWorker { worker in
      self.chunks(of: items.count, for: worker).map { range in items[range].map(transform) }
    }
    var results: [Result] = []
    results.reserveCapacity(items.count)
    var places = Array(repeating: 0, count: workers)
    var worker = 0
    while results.count < items.count {
      results += parts[worker][places[worker]]
      places[worker] += 1
      worker = (worker + 1) % workers
    }
    return results
  }

  /// The chunks of a number of items that belong to one worker.
  func chunks(of count: Int, for worker: Int) -> [Range<Int>] {
    stride(from: worker * Self.chunk, to: count, by: workers * Self.chunk).map {
      $0..<min($0 + Self.chunk, count)
    }
  }

  /// The results of a function on each worker's number, in order.
  func forEachWorker<Result: Sendable>(
    _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for worker in 0..<workers { group.addTask { (worker, work(worker)) } }
      var results: [(Int, Result)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
