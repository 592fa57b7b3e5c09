import Bytes

/// The URL that a site is published under.
///
/// Leading and trailing slashes make no difference; what must be percent-encoded is.
public struct BaseURL: Sendable, Hashable {
  /// The URL with a `/` at its end.
  public let text: String

  /// Reads a URL; nil where it isn't `http` or `https`, names no host, or has a `?` or `#` part.
  public init?(_ text: String) {
    let trimmed = text.trimmingSlashes()
    guard
      let scheme = ["https://", "http://"].first(where: { trimmed.lowercased().hasPrefix($0) }),
      let first = trimmed.dropFirst(scheme.count).first, first != "/",
      !trimmed.contains(where: { $0 == "?" || $0 == "#" })
    else { return nil }
    let encoded = SitePath.percentEncoded(trimmed) {
      $0.isPlainInPath || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "%")
    }
    self.text = encoded + "/"
  }

  /// The path part: `/team/flow%20docs/`.
  public var path: String {
    let afterScheme = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard afterScheme.count == 3, let slash = afterScheme[2].firstIndex(of: "/") else { return "/" }
    return String(afterScheme[2][slash...])
  }
}

extension String {
  /// The text without blanks and slashes at its ends.
  fileprivate func trimmingSlashes() -> String {
    var text = self[...]
    while text.last == "/" || text.last == " " { text.removeLast() }
    while text.first == "/" || text.first == " " { text.removeFirst() }
    return String(text)
  }
}
