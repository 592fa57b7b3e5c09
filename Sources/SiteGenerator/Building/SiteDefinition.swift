public import RouteGraph

/// What a site is made of, before anything is read.
public struct SiteDefinition: Sendable {
  /// The site's title.
  public var title: String
  /// The interface language as a BCP 47 tag: `ko` and `ko-KR` are Korean, every other is English.
  public var language: String
  /// The flows that are defined in Swift, in the order in which the site lists them.
  public var flows: [Flow]
  /// The flows that come from files or from an app's source, listed after those.
  public var graphs: [FlowGraph]
  /// What is wrong with the files or the source that ``graphs`` come from.
  public var problems: [Diagnostic] = []

  /// Creates a definition.
  public init(
    title: String, language: String = "en", flows: [Flow] = [], graphs: [FlowGraph] = []
  ) {
    self.title = title
    self.language = language
    self.flows = flows
    self.graphs = graphs
  }
}

/// Where a build reads and writes, and how strict it is.
public struct BuildOptions: Sendable {
  /// The project's root, which relative paths start from and source locations are named from.
  public var root = "."
  /// The folder of notes.
  public var content = "Content"
  /// The folder of the site's own templates.
  public var templates = "Templates"
  /// The folder to publish to.
  public var output = "Output"
  /// The URL that the site is published under.
  public var baseURL: BaseURL?
  /// Where the app's source can be read; nil where places in it lead nowhere.
  public var sourceURL: SourceURL?
  /// Whether warnings keep the site from being published.
  public var isStrict = false
  /// How many notes are read, and then pages made, at once; at least one, nil for one a core.
  public var workers: Int?
  /// The most destinations of a flow that is defined in Swift, at least one; more are the error
  /// `walk-limit`.
  public var destinationLimit = FlowWalk.defaultLimit

  /// Creates the options of a build in the current folder.
  public init() {}
}

/// What became of a build.
public struct BuildOutcome: Sendable {
  /// How a build ended.
  public enum Status: Hashable, Sendable {
    /// The site was published: how many pages and files it has, and what was written.
    case published(pages: Int, files: Int, written: Int, removed: Int)
    /// Problems were found, and the last good site stays.
    case rejected
    /// The site could not be written.
    case failed
  }

  /// How it ended.
  public var status: Status
  /// Every problem, sorted.
  public var diagnostics: [Diagnostic]
  /// The site that was published.
  var plan: SitePlan?

  /// Keeps what the build knows of the site until the process ends, for one that ends anyway: taking
  /// a large site apart piece by piece costs a twentieth of its build.
  package func leaveToProcess() {
    if let plan { _ = Unmanaged.passRetained(plan) }
  }
}
