import Mustache
import RouteGraph

/// A place in the app's source.
struct SourceRecord: TemplateRecord {
  let location: SourceLocation
  /// Where the app's source can be read.
  let url: SourceURL?

  static let fields: [TemplateField<SourceRecord>] = [
    .text("text") { $0.location.description },
    .optionalText("href") { record in record.url?.address(of: record.location) },
  ]
}
