/// The part of the site that a note belongs to.
enum NotePlace: Hashable, Sendable {
  /// The overview.
  case site
  /// A flow's own page.
  case flow(Int)
  /// A route case, by its number in the flow.
  case group(flow: Int, Int)
  /// One destination, by its place in the flow's graph.
  case destination(flow: Int, Int)
}
