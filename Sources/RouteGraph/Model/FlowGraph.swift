/// One flow as data: what every source of navigation produces and every consumer reads.
///
/// A graph is a value and deterministic: the same definition gives the same graph, with
/// ``destinations`` sorted by id and ``transitions`` by origin and order on the screen.
public struct FlowGraph: Hashable, Sendable {
  /// The name of the format that ``FlowGraph`` is stored in.
  public static let schema = "waymark.flow/1"

  /// The flow's name in links and paths.
  public var id: FlowID
  /// The flow's title.
  public var title: String
  /// The interface language of the flow's pages as a BCP 47 tag, or nil for the site's.
  public var language: String?
  /// The colour that the flow's pages carry.
  public var accent: Accent
  /// What holds the screens when the app starts.
  public var container: Container
  /// What the container's bar looks like, and what it shows where a screen sets nothing.
  public var bar: ContainerBar
  /// Every reachable destination, sorted by id.
  public var destinations: [Destination] { didSet { knownEnds.ends = nil } }
  /// Every control that leads somewhere, sorted by origin, then by order on the screen.
  public var transitions: [Transition] { didSet { knownEnds.ends = nil } }
  /// The values that several screens share, in the order of their first use.
  public var sharedStates: [SharedState]
  /// What the source of the graph could not follow.
  public var unresolved: [UnresolvedSite]
  /// Where the transitions lead, until ``destinations`` or ``transitions`` change.
  var knownEnds = KnownEnds()

  /// Creates a graph from its parts, which must be sorted already.
  public init(
    id: FlowID, title: String, container: Container, destinations: [Destination],
    transitions: [Transition]
  ) {
    self.id = id
    self.title = title
    self.container = container
    self.destinations = destinations
    self.transitions = transitions
    language = nil
    accent = .blue
    bar = ContainerBar()
    sharedStates = []
    unresolved = []
  }
}

/// A place that the source of a graph saw and could not turn into a transition.
public struct UnresolvedSite: Hashable, Sendable {
  /// Where it is.
  public var location: SourceLocation
  /// Why it could not be followed, in kebab-case: `value-from-variable`.
  public var reason: String
  /// The source text.
  public var text: String

  /// Creates an unresolved place.
  public init(location: SourceLocation, reason: String, text: String) {
    self.location = location
    self.reason = reason
    self.text = text
  }
}
