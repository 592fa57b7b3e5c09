public import Bytes

/// Knows the site: turns what a note links to into an address in the page.
public protocol LinkResolver {
  /// Finds what a link leads to.
  ///
  /// Called once for each link and image that leads to a route, another note or a file. Links to
  /// headings of the same note and to other sites are settled without it.
  func resolve(_ link: NoteLink) -> LinkResolution

  /// Writes the address of a route that is spelled exactly as the site does, without making a text.
  ///
  /// Called before `resolve` for each link to a route that needs no decoding and names no heading.
  ///
  /// - Parameters:
  ///   - route: What follows `route:`.
  ///   - address: Where to write the address, as in `LinkResolution.href`.
  /// - Returns: Whether the address was written; where it was not, `resolve` is called.
  func writeAddress(
    ofRoute route: UnsafeBufferPointer<UInt8>, into address: inout ByteBuffer
  ) -> Bool
}

extension LinkResolver {
  /// Writes nothing: every link is resolved by `resolve`.
  public func writeAddress(
    ofRoute route: UnsafeBufferPointer<UInt8>, into address: inout ByteBuffer
  ) -> Bool { false }
}

/// A link or image in a note that leads to another part of the site.
public struct NoteLink: Hashable, Sendable {
  /// What a link leads to.
  public enum Target: Hashable, Sendable {
    /// A place in the app.
    case route(RouteReference)
    /// Another note, by its path from the project's root.
    case note(path: String)
    /// Any other file, by its path from the project's root.
    case asset(path: String)
  }

  /// What it leads to.
  public let target: Target
  /// The heading it leads to, without `#`, decoded.
  public let anchor: String?
  /// Whether it is an image.
  public let isImage: Bool
  /// The destination as written.
  public let destination: String

  /// Creates a link.
  public init(target: Target, anchor: String? = nil, isImage: Bool = false, destination: String) {
    self.target = target
    self.anchor = anchor
    self.isImage = isImage
    self.destination = destination
  }
}

/// What a resolver says about a link.
public enum LinkResolution: Hashable, Sendable {
  /// The address, relative to the page and percent-encoded where it must be, without the anchor of
  /// the link: the renderer adds that.
  case href(String)
  /// It leads nowhere. The link's text stays, without a link.
  case broken(LinkFault)
}

/// Why a link leads nowhere; the renderer adds the place.
public struct LinkFault: Hashable, Sendable {
  /// The diagnostic's stable name: `unknown-route`.
  public let id: String
  /// What is wrong, in one sentence without a full stop.
  public let summary: String
  /// What to do about it.
  public let fix: String?

  /// Creates a fault.
  public init(_ id: String, _ summary: String, fix: String? = nil) {
    self.id = id
    self.summary = summary
    self.fix = fix
  }
}
