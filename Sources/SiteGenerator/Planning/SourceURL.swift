import Bytes
public import RouteGraph

/// Where an app's source can be read: `https://host/repo/blob/main/{file}#L{line}`.
public struct SourceURL: Sendable, Hashable {
  /// The pattern as it was given.
  let pattern: String

  /// Reads a pattern.
  ///
  /// - Parameter pattern: An `http` or `https` URL with `{file}` in its path, where a file's place
  ///   goes, and `{line}` where a line's number goes.
  /// - Returns: nil where it is no such URL.
  public init?(_ pattern: String) {
    let isWeb = URLScheme.of(pattern).map { $0 == "https" || $0 == "http" } ?? false
    guard isWeb, SafeURL.isSafe(pattern), pattern.contains("{file}"),
      pattern.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    // What comes from a file's name may stand in a path, and not where a host or a port would.
    let host = pattern.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard host.count == 3, let slash = host[2].firstIndex(of: "/"), slash > host[2].startIndex,
      !host[2][..<slash].contains("{")
    else { return nil }
    self.pattern = pattern
  }

  /// The address of a place; what is not plain in a path is percent-encoded. nil where the place
  /// is not below the project's root, so that no page of the host shows it.
  public func address(of location: SourceLocation) -> String? {
    let parts = location.file.split(separator: "/", omittingEmptySubsequences: false)
    guard !location.file.isEmpty, !parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." })
    else { return nil }
    return pattern.replacing("{line}", with: String(location.line))
      .replacing("{file}", with: SitePath.percentEncoded(location.file))
  }
}
