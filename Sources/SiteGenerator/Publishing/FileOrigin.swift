import Bytes

/// What a published file was made from, beside what all files are made from.
struct FileOrigin: Hashable, Sendable {
  /// The fingerprint of what the file alone was made from: its note, say.
  let fingerprint: ContentHash
  /// What whoever made the file wants to know when it is kept; no line feeds.
  var memo = ""
}
