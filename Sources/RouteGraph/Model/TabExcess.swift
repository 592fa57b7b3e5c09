/// Something that a container has too many of.
struct TabExcess {
  /// The most tab views of one container. What can be done on a screen is worked out for each of
  /// them, so that their number multiplies what a flow costs.
  private static let maximumViewCount = 100
  /// The most tabs of one container. The app stands at each of them, and has them all each time.
  private static let maximumTabCount = 500

  /// The stable name of the problem.
  let id: String
  /// What there is too much of, to be read after what has it.
  let sentence: String

  /// What a container with such tab views has too many of.
  static func all<Screen>(of tabViews: [[ContainerTree<Screen>.Tab]]) -> [TabExcess] {
    let tabCount = tabViews.reduce(0) { $0 + $1.count }
    let excesses = [
      excess("too-many-tab-views", tabViews.count, "tab views", limit: maximumViewCount),
      excess("too-many-tabs", tabCount, "tabs", limit: maximumTabCount),
    ]
    return excesses.compactMap(\.self)
  }

  private static func excess(
    _ id: String, _ count: Int, _ noun: String, limit: Int
  ) -> TabExcess? {
    guard count > limit else { return nil }
    return TabExcess(id: id, sentence: "\(count) \(noun), and \(limit) are the most")
  }
}
