/// What a section enters and what names are asked of, while a page is rendered from records.
///
/// A context lies on the stack of whoever entered it, and so do the record and the contexts around it:
/// all of them stay where they are for as long as the section is gone through.
struct TemplateContext {
  /// The record, whose type its fields know.
  let record: UnsafeRawPointer
  /// The fields of the record's type.
  let fields: TemplateEntries
  /// The context around this one.
  let outer: UnsafePointer<TemplateContext?>
  /// How many contexts are around this one.
  let depth: Int
}

/// The fields of a type of records, without the type: what their array has in its memory.
@usableFromInline
struct TemplateEntries {
  private let first: UnsafePointer<TemplateEntry>?

  @inlinable
  init<Record: TemplateRecord>(_ fields: UnsafeBufferPointer<TemplateField<Record>>) {
    // A field has its entry and nothing besides.
    self.init(UnsafeRawPointer(fields.baseAddress)?.assumingMemoryBound(to: TemplateEntry.self))
  }

  @usableFromInline
  init(_ first: UnsafePointer<TemplateEntry>?) {
    self.first = first
  }

  /// Has a field of a record shown to a renderer.
  ///
  /// - Parameters:
  ///   - place: The field's place in the array, which a template was linked with.
  ///   - record: A record of the type that the fields belong to.
  @inline(__always)
  func show(_ place: Int, of record: UnsafeRawPointer, to renderer: inout TemplateRenderer) {
    guard let first else { return }
    lend(first + place) { $0.show(record, &renderer) }
  }
}
