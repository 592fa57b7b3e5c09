import Bytes

/// What the destination of a Markdown link is, by its form alone.
enum LinkDestination: Hashable {
  /// A place in the app.
  case route(RouteReference, anchor: String?)
  /// Another note, by its path from the project's root.
  case note(path: String, anchor: String?)
  /// Another file, by its path from the project's root, and the `?` or `#` part as written.
  case asset(path: String, suffix: String)
  /// A heading of the same note; empty for its top.
  case anchor(String)
  /// An address elsewhere, with its scheme.
  case external(scheme: String)
  /// Nothing that a page may link to.
  case refused(Refusal)

  /// Why a destination is refused.
  enum Refusal: Hashable {
    case empty
    /// A scheme that is not allowed, or a host without one.
    case unsafe
    /// A path that begins at the site's root.
    case rooted
    /// `..` beyond the project's root.
    case outsideRoot
    /// `route:` without a case.
    case malformedRoute
  }

  /// Classifies a destination as libcmark hands it out: entities and backslashes decoded, percent
  /// signs not.
  ///
  /// - Parameters:
  ///   - url: The destination.
  ///   - file: The note's file, relative to the project's root.
  init(_ url: String, in file: String) {
    if url.utf8.starts(with: "route:".utf8) {
      self = Self.route(url.dropFirst(6))
    } else if url.isEmpty {
      self = .refused(.empty)
    } else if url.utf8.first == UInt8(ascii: "#") {
      self = .anchor(PercentEncoding.decoded(url.dropFirst()))
    } else if let scheme = URLScheme.of(url) {
      self = Self.address(url, scheme: scheme)
    } else if URLScheme.isRooted(url) {
      self = .refused(SafeURL.isSafe(url) ? .rooted : .unsafe)
    } else {
      self = Self.path(url, in: file)
    }
  }

  private static func address(_ url: String, scheme: String) -> LinkDestination {
    if scheme == "route", let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) {
      return route(url[url.utf8.index(after: colon)...])
    }
    return SafeURL.isSafe(url) ? .external(scheme: scheme) : .refused(.unsafe)
  }

  private static func route(_ text: Substring) -> LinkDestination {
    var text = text
    return text.withUTF8 { bytes in
      let hash = ByteSearch.first(UInt8(ascii: "#"), in: bytes)
      let path = UnsafeBufferPointer(rebasing: bytes[..<(hash ?? bytes.count)])
      guard let reference = RouteReference(path) else { return .refused(.malformedRoute) }
      let anchor = hash.map { UnsafeBufferPointer(rebasing: bytes[($0 + 1)...]) }
      return .route(reference, anchor: anchor.map { PercentEncoding.decoded($0) })
    }
  }

  private static func path(_ url: String, in file: String) -> LinkDestination {
    let (beforeAnchor, anchor) = split(url[...], at: UInt8(ascii: "#"))
    let (written, query) = split(beforeAnchor, at: UInt8(ascii: "?"))
    guard let path = RelativePath.resolved(PercentEncoding.decoded(written), from: file) else {
      return .refused(.outsideRoot)
    }
    if path.utf8.suffix(3).elementsEqual(".md".utf8) {
      return .note(path: path, anchor: anchor.map { PercentEncoding.decoded($0) })
    }
    let suffix = (query.map { "?\($0)" } ?? "") + (anchor.map { "#\($0)" } ?? "")
    return .asset(path: path, suffix: suffix)
  }

  private static func split(
    _ text: Substring, at separator: UInt8
  ) -> (before: Substring, after: Substring?) {
    guard let index = text.utf8.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<index], text[text.utf8.index(after: index)...])
  }

  /// Whether an image's source carries a picture itself: PNG, GIF, JPEG or WebP in a `data:` URL.
  ///
  /// These four hold no script in any browser, and libcmark lets them pass. SVG does, and is refused.
  static func isInlinePicture(_ url: String) -> Bool {
    let start = url.prefix(24).lowercased()
    return ["png", "gif", "jpeg", "webp"].contains { type in
      start.hasPrefix("data:image/\(type);") || start.hasPrefix("data:image/\(type),")
    }
  }
}
