import Mustache
import RouteGraph

/// The corrections of a scan that no longer apply.
struct StaleCorrections: TemplateRecord {
  /// The most corrections that the list holds.
  static let limit = 200

  let accuracy: FlowAccuracy
  let frame: PageFrame

  private var words: Words { frame.words }

  static let fields: [TemplateField<StaleCorrections>] = [
    .text("text") {
      $0.words(
        "The app has changed since these were written: remove them, or name what is meant now.",
        "이 고침이 적힌 뒤 앱이 바뀌었습니다. 지우거나 지금 뜻하는 것을 적으세요.")
    },
    .text("count") { String($0.accuracy.staleCorrections.count) },
    .list("items") { list in
      list.accuracy.staleCorrections.prefix(limit).lazy.map {
        UnresolvedRow(site: $0, url: list.frame.plan.supplies.source)
      }
    },
    .optionalRecord("leftOut") { list in
      LeftOut(list.accuracy.staleCorrections.count, after: limit, words: list.words)
    },
  ]
}
