/// A typed context: what a template can name while a value of the type is at hand.
///
/// The fields are declared once, with name, kind and value together, so that a template is checked
/// against the very list that it is rendered from:
///
///     struct Row: TemplateRecord {
///       let title: String
///       let href: String?
///
///       static let fields: [TemplateField<Row>] = [
///         .text("title", \.title),
///         .optionalText("href", \.href),
///       ]
///     }
///
/// Declare `fields` with `static let`: it is asked for with every record.
public protocol TemplateRecord: SendableMetatype {
  /// What the type offers. Where two fields share a name the first one counts.
  static var fields: [TemplateField<Self>] { get }
}

extension TemplateShape {
  /// The shape of a record: the names and kinds of its fields, without the values.
  @usableFromInline
  static func record<Record: TemplateRecord>(_: Record.Type) -> TemplateShape {
    .record { Record.fields.map { ($0.name, $0.shape) } }
  }
}
