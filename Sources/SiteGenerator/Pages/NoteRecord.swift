import Bytes
import Mustache
import Notes

/// A note on a page. Its HTML is put in after the template has run: note text never passes through
/// the template engine.
struct NoteRecord: TemplateRecord {
  /// The number of the note.
  let number: Int
  let slot: NoteSlot
  let frame: PageFrame
  /// The title of the page that shows the note.
  let title: String
  /// Whether the note belongs to this page alone, which then has its former addresses.
  var isOwn = true

  // Inlined, so that who asks for one field copies that field alone.
  @inline(__always)
  private var frontMatter: FrontMatter { frame.plan.notes[number].note.frontMatter }

  static let fields: [TemplateField<NoteRecord>] = [
    .optionalText("summary") { $0.frontMatter.summary },
    .markup("markup") { record, out in record.slot.mark(out) },
    .flag("hasFacts") { $0.frontMatter.status != nil || !$0.frontMatter.tags.isEmpty },
    .optionalText("status") { $0.frontMatter.status },
    .list("tags") { record in record.frontMatter.tags.lazy.map { TagRecord(text: $0) } },
    .optionalRecord("screenshot") { record in
      record.frame.plan.pictures[record.number].map {
        ScreenshotRecord(picture: $0, frame: record.frame, title: record.title)
      }
    },
    .optionalRecord("formerAddresses") { record in
      let aliases = record.isOwn ? record.frontMatter.aliases.map(\.value) : []
      return aliases.isEmpty ? nil : FormerAddressList(aliases: aliases, links: record.frame.links)
    },
  ]
}

/// The screenshot of a note.
struct ScreenshotRecord: TemplateRecord {
  let picture: NotePicture
  let frame: PageFrame
  let title: String

  static let fields: [TemplateField<ScreenshotRecord>] = [
    .text("href") { $0.frame.href(SitePath.percentEncoded($0.picture.place)) },
    .text("alt") { $0.frame.words("Screenshot of '\($0.title)'", "'\($0.title)' 화면 갈무리") },
    .text("width") { String($0.picture.size.width) },
    .text("height") { String($0.picture.size.height) },
    .text("caption") { $0.frame.words("Screenshot", "화면 갈무리") },
  ]
}

/// The addresses that the page had before.
struct FormerAddressList: TemplateRecord {
  let aliases: [String]
  let links: PageLinks

  static let fields: [TemplateField<FormerAddressList>] = [
    .list("items") { list in
      list.aliases.map { FormerAddressRecord(alias: $0, links: list.links) }
    }
  ]
}

/// An address that the page had before.
struct FormerAddressRecord: TemplateRecord {
  let alias: String
  let links: PageLinks

  static let fields: [TemplateField<FormerAddressRecord>] = [
    .text("text", \.alias),
    .optionalText("href") { record in
      guard case .file(let file) = FormerAddress(record.alias) else { return nil }
      return record.links.ownFolder + SitePath.percentEncoded(file)
    },
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
