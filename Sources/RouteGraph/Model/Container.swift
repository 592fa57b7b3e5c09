/// What holds screens, in any nesting.
///
/// Generic over what stands at its ends: route values while a flow is being defined,
/// ``DestinationID`` in a graph.
public indirect enum ContainerTree<Screen> {
  /// A navigation stack around its root.
  case stack(ContainerTree)
  /// A tab view.
  case tabs([Tab])
  /// A split view: its columns from left to right.
  case split([Column])
  /// One screen.
  case screen(Screen)

  /// One tab of a tab view.
  public struct Tab {
    /// The tab's name within its tab view.
    public var id: TabID
    /// The text under the tab's symbol.
    public var title: String
    /// The name of the tab's symbol.
    public var icon: String?
    /// What the tab shows.
    public var content: ContainerTree

    /// Creates a tab.
    public init(id: TabID, title: String, icon: String?, content: ContainerTree) {
      self.id = id
      self.title = title
      self.icon = icon
      self.content = content
    }
  }

  /// One column of a split view.
  public struct Column {
    /// The column's name: `sidebar`, `content` or `detail`.
    public var id: String
    /// What the column shows before anything is selected.
    public var content: ContainerTree

    /// Creates a column.
    public init(id: String, content: ContainerTree) {
      self.id = id
      self.content = content
    }
  }
}

extension ContainerTree: Sendable where Screen: Sendable {}
extension ContainerTree: Equatable where Screen: Equatable {}
extension ContainerTree: Hashable where Screen: Hashable {}
extension ContainerTree.Tab: Sendable where Screen: Sendable {}
extension ContainerTree.Tab: Equatable where Screen: Equatable {}
extension ContainerTree.Tab: Hashable where Screen: Hashable {}
extension ContainerTree.Column: Sendable where Screen: Sendable {}
extension ContainerTree.Column: Equatable where Screen: Equatable {}
extension ContainerTree.Column: Hashable where Screen: Hashable {}

/// The container of a graph.
public typealias Container = ContainerTree<DestinationID>

extension ContainerTree {
  /// The screens at the container's ends, in declaration order.
  public var roots: [Screen] {
    switch self {
    case .stack(let root): root.roots
    case .tabs(let tabs): tabs.flatMap(\.content.roots)
    case .split(let columns): columns.flatMap(\.content.roots)
    case .screen(let screen): [screen]
    }
  }

  /// The same nesting around other screens.
  public func map<Other>(_ transform: (Screen) throws -> Other) rethrows -> ContainerTree<Other> {
    switch self {
    case .stack(let root):
      .stack(try root.map(transform))
    case .tabs(let tabs):
      .tabs(
        try tabs.map {
          .init(id: $0.id, title: $0.title, icon: $0.icon, content: try $0.content.map(transform))
        })
    case .split(let columns):
      .split(try columns.map { .init(id: $0.id, content: try $0.content.map(transform)) })
    case .screen(let screen):
      .screen(try transform(screen))
    }
  }
}
