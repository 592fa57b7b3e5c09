extension ContainerTree {
  /// The most tab views of one container. What can be done on a screen is worked out for each of
  /// them, so that their number multiplies what a flow costs.
  static var maximumTabViewCount: Int { 100 }

  /// Each tab view's tabs, an outer one's before those inside its tabs.
  var tabViews: [[Tab]] {
    switch self {
    case .screen: []
    case .stack(let root): root.tabViews
    case .split(let columns): columns.flatMap(\.content.tabViews)
    case .tabs(let tabs): [tabs] + tabs.flatMap(\.content.tabViews)
    }
  }

  /// The ids that tabs beside each other share, each once.
  static func repeatedIDs(in tabViews: [[Tab]]) -> [TabID] {
    var repeated: [TabID] = []
    var reported: Set<TabID> = []
    for tabs in tabViews {
      var ids: Set<TabID> = []
      for tab in tabs where !ids.insert(tab.id).inserted && reported.insert(tab.id).inserted {
        repeated.append(tab.id)
      }
    }
    return repeated
  }
}
