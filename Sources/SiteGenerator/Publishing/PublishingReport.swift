/// What a finished publication did.
package struct PublishingReport: Hashable, Sendable {
  /// The files of the site.
  package var files = 0
  /// Those that were new or differed from what stood there.
  package var written = 0
  /// Those that stood there already, byte for byte.
  package var unchanged = 0
  /// Files of the last site that this one has no more.
  package var removed = 0
  /// The bytes of all files of the site.
  package var bytes = 0
}
