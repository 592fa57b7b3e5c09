/// One container tree with its routes.
///
/// ```swift
/// Flow("Champions") {
///   NavigationStack { TabView { Tab("Home", icon: "house") { ShopRoute.home } } }
/// }
/// ```
public struct Flow: Sendable {
  /// The flow's name in links and paths.
  package let id: FlowID
  /// The flow's title.
  package let title: String
  /// What holds the screens that the app starts with.
  package let container: ContainerTree<AnyRoute>
  /// Whether the container held the same values when it was built a second time.
  let isContainerSteady: Bool
  /// The colour that the flow's pages carry.
  package var accent = Accent.blue
  /// The interface language of the flow's pages as a BCP 47 tag; nil for the site's.
  package var language: String?
  /// What the container's bar looks like, and what it shows where a screen sets nothing.
  package var bar = ContainerBar()

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - title: The flow's title.
  ///   - id: The flow's name in links and paths, made a slug; by default the slug of the title.
  ///   - container: What holds the screens: a route or a container. Called twice; other values the
  ///     second time are the error `unstable-value`.
  public init(
    _ title: String, id: String? = nil, @ContainerBuilder container: () -> ContainerDraft
  ) {
    self.title = title
    self.id = FlowID(rawValue: Slug(id ?? title).text)
    self.container = container().tree
    isContainerSteady = self.container == container().tree
  }

  /// Sets the colour that the flow's pages carry.
  public func accent(_ accent: Accent) -> Flow {
    changed { $0.accent = accent }
  }

  /// Sets the interface language of the flow's pages, in place of the site's.
  ///
  /// - Parameter tag: A BCP 47 tag. `ko` and `ko-KR` are Korean, and every other tag is English.
  public func language(_ tag: String) -> Flow {
    changed { $0.language = tag }
  }

  /// Gives the container a bar of its own, with white text on a colour.
  public func navigationBar(background: Accent, defaultTitle: String? = nil) -> Flow {
    changed {
      $0.bar.background = background
      $0.bar.defaultTitle = defaultTitle
    }
  }

  /// Sets the title of each screen that sets none.
  public func defaultTitle(_ title: String) -> Flow {
    changed { $0.bar.defaultTitle = title }
  }

  /// Hides the system's tab bar and draws one of the app's own.
  public func ownTabBar() -> Flow {
    changed { $0.bar.hasOwnTabBar = true }
  }

  private func changed(_ change: (inout Flow) -> Void) -> Flow {
    var flow = self
    change(&flow)
    return flow
  }
}
