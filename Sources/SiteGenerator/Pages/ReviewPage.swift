import Mustache

/// The page that lists the marks of a review; the browser keeps them, and a script fills it.
struct ReviewPage: SitePage {
  let frame: PageFrame

  static let fields: [TemplateField<ReviewPage>] = framed([
    .text("title") { $0.frame.words("Review marks", "검토 표시") },
    .text("intro") {
      $0.frame.words(
        "What you ticked and wrote on the pages of this site. It stays in this browser until you export it.",
        "이 사이트의 페이지에 남긴 표시와 의견입니다. 내보내기 전에는 이 브라우저에만 있습니다.")
    },
    .text("needsScript") {
      $0.frame.words(
        "Review marks are kept by a script, and scripts are off in this browser. Turn them on to mark pages.",
        "검토 표시는 스크립트가 보관하는데 이 브라우저에서는 스크립트가 꺼져 있습니다. 표시하려면 스크립트를 켜세요.")
    },
  ])
}
