/// What a finished publication did.
package struct PublishingReport: Hashable, Sendable {
  /// The files of the site.
  package var files = 0
  /// Those that were new or differed from what stood there; the others stood there already.
  package var written = 0
  /// Files of the last site that this one has no more.
  package var removed = 0
}
