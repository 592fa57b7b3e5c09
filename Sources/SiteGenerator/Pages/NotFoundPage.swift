import Mustache

/// The page that a host shows for addresses that lead nowhere.
struct NotFoundPage: SitePage {
  let frame: PageFrame

  static let fields: [TemplateField<NotFoundPage>] = framed([
    .text("title") { $0.frame.words("Nothing here", "찾을 수 없음") },
    .text("text") {
      $0.frame.words(
        "This page has moved or never was.", "옮겨졌거나 처음부터 없던 페이지입니다.")
    },
  ])
}
