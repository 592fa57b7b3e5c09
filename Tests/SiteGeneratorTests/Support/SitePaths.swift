/// Addresses as a browser follows them.
enum SitePaths {
  /// The file that an address leads to, named from the site's root.
  static func resolved(_ href: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in href.prefix(while: { $0 != "#" }).split(separator: "/") {
      if part == ".." {
        if parts.popLast() == nil { return "above the root: \(href)" }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
