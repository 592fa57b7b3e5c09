import Bytes
import Mustache
import Notes

/// A note on a page. Its HTML is put in after the template has run: note text never passes through
/// the template engine.
struct NoteRecord: TemplateRecord {
  let note: Note

  private var frontMatter: FrontMatter { note.frontMatter }

  static let fields: [TemplateField<NoteRecord>] = [
    .optionalText("summary") { $0.frontMatter.summary },
    .markup("markup") { _, out in NoteSlot.mark(in: &out) },
    .flag("hasFacts") { $0.frontMatter.status != nil || !$0.frontMatter.tags.isEmpty },
    .optionalText("status") { $0.frontMatter.status },
    .list("tags") { record in record.frontMatter.tags.map(TagRecord.init) },
  ]
}

/// A tag of a note.
struct TagRecord: TemplateRecord {
  let text: String

  static let fields: [TemplateField<TagRecord>] = [.text("text", \.text)]
}

/// The place in a rendered page where the note's HTML belongs.
enum NoteSlot {
  /// No template and no text can hold these bytes: NUL is written nowhere else.
  private static let marker: StaticString = "\0note\0"

  /// Leaves the mark.
  static func mark(in out: inout ByteBuffer) { out.append(marker) }

  /// What stands before and after the mark, or nil where there is none.
  static func split(
    _ page: ByteBuffer
  ) -> (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>)? {
    let bytes = page.bytes
    let length = marker.utf8CodeUnitCount
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: 0) {
      let end = found + length
      if end <= bytes.count, isMarker(bytes[found..<end]) {
        return (bytes[..<found], bytes[end...])
      }
      start = found + 1
    }
    return nil
  }

  private static func isMarker(_ bytes: ArraySlice<UInt8>) -> Bool {
    marker.withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}
