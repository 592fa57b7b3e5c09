/// The keys of one kind of object in a graph file.
protocol GraphKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The keys with their bytes.
  static var table: GraphKeyTable<Self> { get }
}

/// Keys and their bytes, so that reading an object allocates nothing for its keys.
struct GraphKeyTable<Key: GraphKey>: Sendable {
  let keys: [Key]
  let names: [String]
  private let bytes: [[UInt8]]

  init() {
    keys = Array(Key.allCases)
    names = keys.map(\.rawValue)
    bytes = names.map { Array($0.utf8) }
  }

  /// The number of the key that bytes of a file spell; looks first where the last one leaves off,
  /// as files hold keys in the order of their table.
  func number(of range: Range<Int>, in file: [UInt8], after last: Int) -> Int? {
    for step in 1...max(1, bytes.count) {
      let number = (last + step) % bytes.count
      let name = bytes[number]
      guard name.count == range.count else { continue }
      var place = 0
      while place < name.count, name[place] == file[range.lowerBound + place] { place += 1 }
      if place == name.count { return number }
    }
    return nil
  }
}

enum FlowKey: String, GraphKey {
  case schema, id, title, lang, accent, bar, container, states, destinations, transitions
  case unresolved
  static let table = GraphKeyTable<Self>()
}

enum ContainerBarKey: String, GraphKey {
  case background, defaultTitle, ownTabBar
  static let table = GraphKeyTable<Self>()
}

enum ContainerKey: String, GraphKey {
  case screen, stack, tabs, split
  static let table = GraphKeyTable<Self>()
}

enum TabKey: String, GraphKey {
  case id, title, icon, content
  static let table = GraphKeyTable<Self>()
}

enum ColumnKey: String, GraphKey {
  case id, content
  static let table = GraphKeyTable<Self>()
}

enum StateKey: String, GraphKey {
  case id, initial
  static let table = GraphKeyTable<Self>()
}

enum DestinationKey: String, GraphKey {
  case id, type
  case caseName = "case"
  case view, values, title, subtitle, bar, deepLink, elements, source, condition
  static let table = GraphKeyTable<Self>()
}

enum ArgumentKey: String, GraphKey {
  case label, type, text, slug
  static let table = GraphKeyTable<Self>()
}

enum BarKey: String, GraphKey {
  case backButtonHidden, hidden, tabBarHidden, largeTitle, leading, trailing
  static let table = GraphKeyTable<Self>()
}

enum LocationKey: String, GraphKey {
  case file, line
  static let table = GraphKeyTable<Self>()
}

enum UnresolvedKey: String, GraphKey {
  case file, line, reason, text
  static let table = GraphKeyTable<Self>()
}

enum TransitionKey: String, GraphKey {
  case from, to, action, through, count, style, inStack, onDeepLink, tab, column, url, state, value
  case random, toggle, label, onPath, confidence, reason, condition, source, sites
  static let table = GraphKeyTable<Self>()
}

enum ElementKey: String, GraphKey {
  case kind, transition, text, state, prefix, font, color, secondary, symbol, label, shape, style
  case header, footer, name, condition, placeholder, minimum, maximum, options, elements
  static let table = GraphKeyTable<Self>()
}
