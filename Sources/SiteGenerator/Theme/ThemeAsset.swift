/// A file that is published as it is.
struct ThemeAsset: Sendable {
  /// Its place, named from the site's root.
  let path: String
  /// What it holds.
  let bytes: [UInt8]
}
