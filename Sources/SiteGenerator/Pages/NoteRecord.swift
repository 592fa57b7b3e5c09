import Bytes
import Mustache
import Notes

/// A note on a page. Its HTML is put in after the template has run: note text never passes through
/// the template engine.
struct NoteRecord: TemplateRecord {
  let note: Note
  let slot: NoteSlot

  private var frontMatter: FrontMatter { note.frontMatter }

  static let fields: [TemplateField<NoteRecord>] = [
    .optionalText("summary") { $0.frontMatter.summary },
    .markup("markup") { record, out in record.slot.mark(out) },
    .flag("hasFacts") { $0.frontMatter.status != nil || !$0.frontMatter.tags.isEmpty },
    .optionalText("status") { $0.frontMatter.status },
    .list("tags") { record in record.frontMatter.tags.lazy.map { TagRecord(text: $0) } },
  ]
}

/// A tag of a note.
struct TagRecord: TemplateRecord {
  let text: String

  static let fields: [TemplateField<TagRecord>] = [.text("text", \.text)]
}

/// Remembers where in a page its note belongs.
///
/// A class, because the template engine copies the record that holds it. It belongs to one page at
/// a time and to one task.
final class NoteSlot {
  /// The number of bytes before the note, nil on a page that shows none.
  private(set) var offset: Int?

  /// Remembers that the note belongs at the end of what is written so far.
  func mark(_ out: ByteBuffer) { offset = out.count }

  /// Forgets the page before.
  func clear() { offset = nil }
}
