public import RouteGraph

/// What a note says about itself in the YAML block before its text.
public struct FrontMatter: Hashable, Sendable {
  /// The page's title, where the note has a better one than the route.
  public var title: String?
  /// The line under the title.
  public var subtitle: String?
  /// One or two sentences for lists and search.
  public var summary: String?
  /// Words to group notes by, in the order written.
  public var tags: [String] = []
  /// How far the screen or the note is, in the author's own words.
  public var status: String?
  /// A picture of the screen: a path relative to the note.
  public var screenshot: Located<String>?
  /// Older addresses of the page.
  public var aliases: [Located<String>] = []
  /// The author's own keys, in the order written.
  public var extra: [ExtraField] = []

  /// Creates front matter that says nothing.
  public init() {}

  /// One key of `extra`.
  public struct ExtraField: Hashable, Sendable {
    /// The key as written.
    public let key: String
    /// What it holds.
    public let value: ExtraValue

    /// Creates a field.
    public init(key: String, value: ExtraValue) {
      self.key = key
      self.value = value
    }
  }

  /// What a key of `extra` may hold.
  public enum ExtraValue: Hashable, Sendable {
    /// One text.
    case text(String)
    /// Several texts, in the order written.
    case list([String])
  }

  /// A value that a later stage checks, with the place to report.
  public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// Where it is written.
    public let location: SourceLocation

    /// Pairs a value with its place.
    public init(_ value: Value, at location: SourceLocation) {
      self.value = value
      self.location = location
    }
  }
}
