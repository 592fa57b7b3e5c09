extension ContainerTree {
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

  /// The ids that tabs have and tabs of a view around theirs too, each once: a control that names one
  /// selects the inner tab. O(tabs), times what is found.
  var shadowingIDs: [TabID] {
    var outer: Set<TabID> = []
    var found: [TabID] = []
    findShadowingIDs(within: &outer, into: &found)
    return found
  }

  private func findShadowingIDs(within outer: inout Set<TabID>, into found: inout [TabID]) {
    switch self {
    case .screen: break
    case .stack(let root): root.findShadowingIDs(within: &outer, into: &found)
    case .split(let columns):
      for column in columns { column.content.findShadowingIDs(within: &outer, into: &found) }
    case .tabs(let tabs):
      for tab in tabs where outer.contains(tab.id) && !found.contains(tab.id) {
        found.append(tab.id)
      }
      let own = tabs.map(\.id).filter { outer.insert($0).inserted }
      for tab in tabs { tab.content.findShadowingIDs(within: &outer, into: &found) }
      outer.subtract(own)
    }
  }
}
