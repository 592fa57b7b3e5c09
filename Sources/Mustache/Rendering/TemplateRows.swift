/// The contexts that a section over a list enters, each made when its turn comes.
@usableFromInline
struct TemplateRows {
  /// Whether there is none.
  let isEmpty: Bool
  /// Calls a function with one context after the other.
  let visit: ((TemplateContext) -> Void) -> Void

  @usableFromInline
  init(isEmpty: Bool, visit: @escaping ((TemplateContext) -> Void) -> Void) {
    self.isEmpty = isEmpty
    self.visit = visit
  }

  /// Goes through a collection.
  ///
  /// - Parameter context: Makes the context of an element, once for each visit.
  @inlinable
  init<Rows: Collection>(_ rows: Rows, _ context: @escaping (Rows.Element) -> TemplateContext) {
    self.init(isEmpty: rows.isEmpty) { body in
      for row in rows { body(context(row)) }
    }
  }
}
