import Bytes
import Mustache
import RouteGraph

/// A place in the app's source.
struct SourceRecord: TemplateRecord {
  let location: SourceLocation
  /// Where the app's source can be read.
  let url: SourceURL?

  static let fields: [TemplateField<SourceRecord>] = [
    .text("text", writing: { $0.writeText(into: &$1) }),
    .optionalText("href") { record in record.url?.address(of: record.location) },
  ]

  /// Writes what ``SourceLocation/description`` says.
  private func writeText(into out: inout ByteBuffer) {
    out.append(escaping: location.file)
    out.append(":")
    out.append(decimal: location.line)
    guard let column = location.column else { return }
    out.append(":")
    out.append(decimal: column)
  }
}
