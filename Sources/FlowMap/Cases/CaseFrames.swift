import RouteGraph

/// The frames of a flow's map and what lies in them.
///
/// A node lies in the frame of the layer that its canonical back stack is in: a presentation, or a
/// tab. What a stack around a tab view pushes covers the tab bar and lies in no tab's frame. What
/// nothing reaches has a frame of its own, below all others.
struct CaseFrames {
  /// The frames that have nodes: each tab, after it what is presented over it.
  private(set) var frames: [MapFrame] = []
  /// Each node's frame.
  private(set) var frameOf: [Int?]
  /// Each node's outermost tab, as a place in the order of declaration.
  private(set) var tabOf: [Int?]
  /// The titles of all tabs, in the order of declaration.
  let tabTitles: [String]

  private enum Key: Hashable {
    case tab(Int)
    case presentation(PresentationStyle, rootCase: Int, tab: Int?)
    case unreachable
  }

  /// One tab of a container, with those around it.
  private struct Tab {
    var path: [TabID]
    var title: String
    var hasStack: Bool
  }

  /// Finds the frame of every node.
  init(_ graph: FlowGraph, order: CaseOrder, numbers: CaseNumbers, stacks: BackStackTree) {
    let tabs = Self.tabs(of: graph.container, in: [])
    tabTitles = tabs.map(\.title)
    var keys: [Key?] = []
    tabOf = []
    for first in order.firsts {
      let path = stacks.tabs(of: first)
      let tab = path.isEmpty ? nil : tabs.firstIndex { $0.path == path }
      tabOf.append(path.first.flatMap { outer in tabs.firstIndex { $0.path == [outer] } })
      let trail = stacks.trail(of: first)
      if trail.isEmpty {
        keys.append(.unreachable)
      } else if let presentation = stacks.presentation(of: first), let root = trail.first {
        keys.append(
          .presentation(presentation.style, rootCase: numbers.caseOf[root], tab: tab))
      } else if let tab, trail.count == 1 || tabs[tab].hasStack {
        keys.append(.tab(tab))
      } else {
        keys.append(nil)
      }
    }
    frameOf = keys.map { _ in nil }
    place(keys, titles: tabTitles)
  }

  /// Numbers the frames: by tab, the tab itself before what is presented over it, then in the order
  /// of their first nodes.
  private mutating func place(_ keys: [Key?], titles: [String]) {
    var places: [Key: (tab: Int, turn: Int)] = [:]
    for case let (node, key?) in keys.enumerated() where places[key] == nil {
      switch key {
      case .tab(let tab): places[key] = (tab, -1)
      case .presentation(_, _, let tab): places[key] = (tab ?? -1, node)
      case .unreachable: places[key] = (Int.max, node)
      }
    }
    let sorted = places.sorted { ($0.value.tab, $0.value.turn) < ($1.value.tab, $1.value.turn) }
    var numbers: [Key: Int] = [:]
    for (key, _) in sorted {
      numbers[key] = frames.count
      switch key {
      case .tab(let tab): frames.append(MapFrame(kind: .tab, title: titles[tab]))
      case .presentation(let style, _, _):
        frames.append(MapFrame(kind: .presentation(style), title: ""))
      case .unreachable:
        frames.append(MapFrame(kind: .unreachable, title: ""))
      }
    }
    for (node, key) in keys.enumerated() { frameOf[node] = key.flatMap { numbers[$0] } }
  }

  /// The tabs of a container in the order of declaration.
  private static func tabs(of container: Container, in path: [TabID]) -> [Tab] {
    switch container {
    case .screen: []
    case .stack(let content): tabs(of: content, in: path)
    case .split(let columns): columns.flatMap { tabs(of: $0.content, in: path) }
    case .tabs(let all):
      all.flatMap { tab in
        let inner = path + [tab.id]
        return [Tab(path: inner, title: tab.title, hasStack: hasStack(tab.content))]
          + tabs(of: tab.content, in: inner)
      }
    }
  }

  /// Whether what is pushed inside a tab stays inside it.
  private static func hasStack(_ container: Container) -> Bool {
    switch container {
    case .stack, .split: true
    case .screen, .tabs: false
    }
  }
}
