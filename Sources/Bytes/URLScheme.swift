/// Reads a URL's scheme the way a browser's URL parser does.
///
/// The rule is the URL Standard's basic URL parser: leading C0 controls and spaces are dropped, tabs
/// and line ends are dropped everywhere, and letter case does not count. Whoever compares the raw
/// text instead misses `\u{1}Java\tScript:`.
public enum URLScheme {
  /// The scheme of a decoded URL in lower case, without its colon, or nil for a relative one.
  ///
  /// - Parameter url: The text after HTML entities were decoded. O(n), usually to the first `/`.
  public static func of(_ url: String) -> String? { url.withUTF8Bytes { of($0) } }

  /// Whether a browser would read a host or a root-relative path from the first character on:
  /// `/a`, `//host`, `\host`.
  public static func isRooted(_ url: String) -> Bool { url.withUTF8Bytes { isRooted($0) } }

  fileprivate static func of(_ url: UnsafeBufferPointer<UInt8>) -> String? {
    var scheme: [UInt8] = []
    for byte in url {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0...0x20 where scheme.isEmpty: continue
      case UInt8(ascii: ":"):
        return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): scheme.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        guard !scheme.isEmpty else { return nil }
        scheme.append(byte)
      default: return nil
      }
    }
    return nil
  }

  fileprivate static func isRooted(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = url.first { $0 > 0x20 }
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "\\")
  }
}

/// Decides which URLs may be written into a page.
public enum SafeURL {
  /// The schemes that a link in a page may have.
  public static let schemes = ["http", "https", "mailto", "tel"]

  /// The schemes that not even a link out of the app may have: they run script, or show what the
  /// reader's own machine holds.
  public static let refusedSchemes = [
    "javascript", "vbscript", "data", "file", "blob", "about", "filesystem", "view-source",
  ]

  /// Whether a link may be written: it is relative to the page, or its scheme is one of `schemes`.
  ///
  /// A URL that names a host and no scheme (`//host`) is refused: in a page opened from a folder it
  /// means a file share.
  ///
  /// - Parameter url: The text after HTML entities were decoded.
  public static func isSafe(_ url: String) -> Bool { url.withUTF8Bytes { isSafe($0) } }

  /// Whether a link may be written, by the bytes of its decoded URL.
  public static func isSafe(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    if let scheme = URLScheme.of(url) { return schemes.contains(scheme) }
    return !namesHost(url)
  }

  /// Whether a URL that leaves the app may be written: any scheme of an app's own is fine, one of
  /// `refusedSchemes` and a URL without a scheme are not.
  ///
  /// - Parameter url: The text after HTML entities were decoded.
  public static func isSafeOutsideApp(_ url: String) -> Bool {
    guard let scheme = URLScheme.of(url) else { return false }
    return !refusedSchemes.contains(scheme)
  }

  private static func namesHost(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard URLScheme.isRooted(url) else { return false }
    let slashes: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    let start = url.drop { $0 <= 0x20 }
    let second = start.dropFirst().first { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return second.map(slashes.contains) ?? false
  }
}
