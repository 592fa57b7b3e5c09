/// A block's content that replaces the default of a block in another template.
struct TemplateOverride: Sendable {
  let block: TemplateBlock
  /// The template that the content is written in.
  let template: Int
  /// The templates that were being put in where it is written.
  let entered: [Int]
}
