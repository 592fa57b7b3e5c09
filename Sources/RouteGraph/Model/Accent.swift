/// A colour of the site's palette; each has a pair of shades with sufficient contrast in both
/// colour schemes.
public enum Accent: String, Hashable, Sendable, CaseIterable {
  /// A colour of the palette.
  case blue, indigo, purple, pink, red, orange, amber, green, mint, teal, cyan, graphite
}
