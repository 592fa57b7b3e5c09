/// A router whose source is outside of the scanned folders, told as the Swift that the scan reads in
/// its place.
///
/// Written for the scan: only what calls do to paths, sheets and tabs, by the names that the
/// packages document.
struct RouterAdapter: Sendable {
  /// The module that a file imports.
  var module: String
  /// The types that the text declares; where the scanned files declare one, they win.
  var types: [String]
  var text: String
  /// What is added for the types that the scanned files declare.
  var generated: @Sendable ([FileFacts]) -> String = { _ in "" }
  /// What is added as facts, since it holds bodies of the scanned files.
  var made: @Sendable ([FileFacts]) -> [TypeFact] = { _ in [] }
}
