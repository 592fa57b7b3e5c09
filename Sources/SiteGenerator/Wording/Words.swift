import Mustache
import RouteGraph

/// The interface's own texts in one language.
struct Words: Sendable {
  /// A language that the interface speaks.
  enum Language: String, Sendable, CaseIterable {
    /// English.
    case en
    /// Korean.
    case ko

    /// The language of a BCP 47 tag, English for every one that the interface doesn't speak.
    init(tag: String) {
      self = tag.lowercased().split { "-_".contains($0) }.first == "ko" ? .ko : .en
    }
  }

  /// The language.
  let language: Language

  /// The texts of a language.
  init(_ language: Language) {
    self.language = language
  }

  /// One text in the words' language; the other one isn't made.
  func callAsFunction(
    _ english: @autoclosure () -> String, _ korean: @autoclosure () -> String
  ) -> String {
    language == .ko ? korean() : english()
  }
}

extension Words: TemplateRecord {
  /// The texts that templates name.
  static let fields: [TemplateField<Words>] = [
    .text("skip") { $0("Skip to content", "본문으로 건너뛰기") },
    .text("flowsAndRoutes") { $0("Flows and routes", "흐름과 경로") },
    .text("flows") { $0("Flows", "흐름") },
    .text("search") { $0("Search", "찾기") },
    .text("reviewMarks") { $0("Review marks", "검토 표시") },
    .text("madeWith") { $0("Made with Waymark", "Waymark로 만듦") },
    .text("device") { $0("Device", "기기") },
    .text("backStack") { $0("Back stack", "뒤로 가기 스택") },
    .text("offPath") { $0("off the path", "경로 밖") },
    .text("note") { $0("Note", "노트") },
    .text("formerAddresses") { $0("Former addresses", "이전 주소") },
    .text("waysOut") { $0("Ways out", "나가는 길") },
    .text("waysIn") { $0("Ways in", "들어오는 길") },
    .text("backStacks") { $0("Back stacks", "뒤로 가기 스택들") },
    .text("values") { $0("Values", "값") },
    .text("unnamed") { $0("unnamed", "이름 없음") },
    .text("deepLink") { $0("Deep link", "딥 링크") },
    .text("source") { $0("Source", "소스") },
    .text("nearby") { $0("Nearby", "주변") },
    .text("problems") { $0("Problems", "문제") },
    .text("map") { $0("Map", "지도") },
    .text("routes") { $0("Routes", "경로") },
    .text("edges") { $0("Every way", "모든 길") },
    .text("destinations") { $0("Destinations", "목적지") },
    .text("confidence") { $0("Confidence", "확실성") },
    .text("inferredWays") { $0("Inferred ways", "추정된 길") },
    .text("staleCorrections") {
      $0("Corrections that no longer apply", "더는 들어맞지 않는 고침")
    },
    .text("notFollowed") { $0("Not followed", "따라가지 못한 곳") },
    .text("leadsTo") { $0("leads to", "다음으로") },
    .text("openFirstScreen") { $0("Open the first screen", "첫 화면 열기") },
  ]
}
