import Mustache
import RouteGraph

/// Problems shown on a page.
struct Problems: TemplateRecord {
  let items: [ProblemRecord]

  /// The problems, nil where there is none.
  init?(_ diagnostics: [Diagnostic], words: Words) {
    guard !diagnostics.isEmpty else { return nil }
    items = diagnostics.map { ProblemRecord(diagnostic: $0, words: words) }
  }

  static let fields: [TemplateField<Problems>] = [
    .text("count") { String($0.items.count) },
    .list("items", \.items),
  ]
}

/// One problem on a page.
struct ProblemRecord: TemplateRecord {
  let diagnostic: Diagnostic
  let words: Words

  private var severityWord: String {
    switch diagnostic.severity {
    case .error: words("Error", "오류")
    case .warning: words("Warning", "경고")
    case .note: words("Note", "참고")
    }
  }

  static let fields: [TemplateField<ProblemRecord>] = [
    .text("severity") { $0.diagnostic.severity.rawValue },
    .text("severityWord") { $0.severityWord },
    .text("summary") { $0.diagnostic.summary },
    .optionalText("help") { $0.diagnostic.fix },
    .optionalText("location") { $0.diagnostic.location?.description },
    .text("id") { $0.diagnostic.id },
  ]
}
