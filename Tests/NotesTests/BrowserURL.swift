/// A second opinion on what a browser makes of an attribute, written from the URL Standard and apart
/// from the code under test.
enum BrowserURL {
  /// The values of `href` and `src` in a page, entities decoded.
  static func addresses(in html: String) -> [String] {
    var addresses: [String] = []
    for name in [" href=\"", " src=\""] {
      for piece in html.split(separator: name, omittingEmptySubsequences: false).dropFirst() {
        let value = String(piece.prefix { $0 != "\"" })
        addresses.append(
          value.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&#x27;", with: "'").replacing("&amp;", with: "&"))
      }
    }
    return addresses
  }

  /// The scheme that an address has by itself, in lower case, or nil for a relative one.
  static func scheme(of address: String) -> String? {
    var scalars = Array(address.unicodeScalars)
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    scalars.removeAll { $0 == "\t" || $0 == "\n" || $0 == "\r" }
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    let scheme = String(String.UnicodeScalarView(scalars[..<colon])).lowercased()
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789+-.")
    guard let first = scheme.first, first.isLetter, scheme.allSatisfy(allowed.contains) else {
      return nil
    }
    return scheme
  }

  /// Whether nothing in a page leads to script, to the reader's files or to unlisted schemes.
  static func unsafeAddresses(in html: String) -> [String] {
    addresses(in: html).filter { address in
      if let scheme = scheme(of: address) {
        let picture =
          scheme == "data" && address.lowercased().hasPrefix("data:image/")
          && !address.lowercased().hasPrefix("data:image/svg")
        return !picture && !["http", "https", "mailto", "tel"].contains(scheme)
      }
      let start = address.unicodeScalars.drop { $0.value <= 0x20 }.prefix(2)
      return start.allSatisfy { $0 == "/" || $0 == "\\" } && start.count == 2
    }
  }
}
