/// The opened output folder, as all steps of a publication share it.
struct PublishingBase: Sendable {
  /// The folder in Waymark's own folder that holds what is not published yet.
  static let staging = "staging"
  /// The folder in the staging folder that new files lie in, each at its path.
  static let stagedSite = "site"
  /// The name of the list of published files in Waymark's own folder.
  static let manifest = "manifest"
  /// The name of what is known of their origins, in Waymark's own folder.
  static let origins = "origins"

  /// The folder's path as the user wrote it.
  let name: String
  /// The output folder.
  let output: OpenFolder
  /// Waymark's own folder in it.
  let room: OpenFolder
  /// The files of the last publication.
  var listed: Manifest

  /// A path in the output folder, as messages name it.
  func shown(_ path: String) -> String {
    Self.shown(path, in: name)
  }

  /// A path in an output folder, as messages name it.
  static func shown(_ path: String, in name: String) -> String {
    name.hasSuffix("/") ? name + path : "\(name)/\(path)"
  }
}
