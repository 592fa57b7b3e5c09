/// The theme that is compiled into the library: templates, stylesheet, scripts, icons, and the
/// schema of the published graphs.
///
/// The files are those of the `Templates` folder, so that a site in a package elsewhere has the
/// theme without copying it. A plugin writes them as string literals when the library is built:
/// arrays of bytes, as SwiftPM embeds resources, take the compiler minutes.
public enum BuiltInTheme {
  /// One file of the theme.
  public struct File: Sendable {
    /// Its place below the `Templates` folder.
    public let path: String
    /// What it holds.
    public let bytes: [UInt8]

    init(_ path: String, _ text: String) {
      self.path = path
      bytes = Array(text.utf8)
    }
  }

  /// Every file of the theme, sorted by path.
  public static let files: [File] = embeddedFiles
}
