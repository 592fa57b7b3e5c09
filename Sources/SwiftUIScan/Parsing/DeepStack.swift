import Foundation

/// Runs work on a thread of its own with a large stack.
///
/// Source is a tree, and trees are walked by recursion: with the 512 KB that a worker thread
/// usually has, twenty nested closures overflow it.
enum DeepStack {
  /// The size of the stack in bytes; only what is used is ever taken.
  static let size = 1 << 29

  /// Runs the work and waits for its result.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let thread = Thread {
      box.finish(with: work())
    }
    thread.stackSize = size
    thread.start()
    return box.wait()
  }

  /// Runs one piece of work for each index on a few threads; the results are in order.
  static func map<Result: Sendable>(
    count: Int, workers: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let lanes = max(1, min(workers, count))
    let boxes = (0..<lanes).map { _ in Box<[Result]>() }
    for lane in 0..<lanes {
      let thread = Thread {
        boxes[lane].finish(with: stride(from: lane, to: count, by: lanes).map(work))
      }
      thread.stackSize = size
      thread.start()
    }
    let columns = boxes.map { $0.wait() ?? [] }
    return (0..<count).compactMap { index in
      let row = index / lanes
      return row < columns[index % lanes].count ? columns[index % lanes][row] : nil
    }
  }

  /// Hands one value from a thread to the one that waits for it.
  ///
  /// `@unchecked`: the value is only touched under the condition's lock.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?
    private var isFinished = false

    func finish(with value: Value) {
      condition.lock()
      self.value = value
      isFinished = true
      condition.signal()
      condition.unlock()
    }

    func wait() -> Value? {
      condition.lock()
      defer { condition.unlock() }
      while !isFinished { condition.wait() }
      return value
    }
  }
}
