/// The routes of a walk in the order in which they were met, each read once.
///
/// A walk of a route that makes new values for ever must end before memory does: it stops at a
/// number of routes, at a total size of their texts, and at values that lie too deep in each other
/// to be compared without a deep stack.
struct VisitedRoutes {
  /// The total size of the values' texts in bytes at which a walk ends.
  static let maximumTextSize = 1 << 26

  /// The routes, each once.
  private(set) var routes: [AnyRoute] = []
  /// What the routes say of themselves, in the same order.
  private(set) var descriptions: [RouteDescription] = []
  /// The types of values that had no name of their own, in the order in which they were met.
  var namelessTypes: [String] { reader.namelessTypes }

  private let limit: Int
  private var table = RouteTable()
  private var reader = RouteReader()
  private var textSize = 0
  private var leftOut = LeftOut()

  init(limit: Int) {
    self.limit = limit
  }

  /// The place of a route, which is new or known; nil beyond a limit. The first route is never beyond
  /// one: a graph has a screen to begin with.
  mutating func place(of route: AnyRoute) -> Int? {
    let hash = route.hashValue
    if let known = table.place(hash: hash, where: { routes[$0] == route }) { return known }
    guard routes.count < limit else {
      leaveOut(route)
      return nil
    }
    let description = reader.describe(route.route)
    textSize += description.textSize
    if description.isTooDeep || textSize > Self.maximumTextSize {
      leftOut.areValuesTooLarge = true
      leftOut.count(description.fullCaseName)
      guard routes.isEmpty else { return nil }
    }
    table.add(place: routes.count, hash: hash)
    routes.append(route)
    descriptions.append(description)
    return routes.count - 1
  }

  private mutating func leaveOut(_ route: AnyRoute) {
    guard leftOut.total < LeftOut.sampleSize else { return }
    leftOut.count(reader.describe(route.route).fullCaseName)
  }
}

/// A sample of the routes that a walk left out, which tells the case that grows: by then a walk in
/// breadth has met every route that does not depend on that case.
private struct LeftOut {
  static let sampleSize = 1_000

  var areValuesTooLarge = false
  private(set) var total = 0
  private var counts: [String: Int] = [:]

  /// The case with the most routes, the first by name of equals; nil when nothing was left out.
  var culprit: String? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  mutating func count(_ name: String) {
    total += 1
    counts[name, default: 0] += 1
  }
}

extension VisitedRoutes {
  /// What to say when the walk was cut short.
  func limitDiagnostics(of flow: Flow) -> [Diagnostic] {
    guard let culprit = leftOut.culprit else { return [] }
    if leftOut.areValuesTooLarge {
      return [
        Diagnostic(
          .error, "walk-limit",
          "the flow '\(flow.title)' has no end: the values of '\(culprit)' grow with every step",
          fix: "let its values come from a fixed list")
      ]
    }
    let count = descriptions.count { $0.fullCaseName == culprit }
    return [
      Diagnostic(
        .error, "walk-limit",
        "the flow '\(flow.title)' has more than \(limit) destinations; "
          + "'\(culprit)' alone stands for \(count) and grows without end",
        fix: "let its values come from a fixed list, or raise the limit with --limit")
    ]
  }
}
