import Mustache

/// What a bounded list says about the rest.
struct LeftOut: TemplateRecord {
  let text: String
  let href: String?

  static let fields: [TemplateField<LeftOut>] = [
    .text("text", \.text),
    .optionalText("href", \.href),
  ]
}

extension LeftOut {
  /// What a list says about the rest; nil where it holds all.
  init?(_ count: Int, after limit: Int, words: Words) {
    guard count > limit else { return nil }
    self.init(text: words.leftOut(count - limit), href: nil)
  }
}
