extension Words {
  /// The texts of the search and review scripts by their names. What stands in braces is put in by
  /// the scripts.
  var toolTexts: [(name: String, text: String)] { searchTexts + markTexts + exchangeTexts }

  private var searchTexts: [(name: String, text: String)] {
    [
      ("search", self("Search", "찾기")),
      ("searchField", self("Title, case, value or heading", "제목, 케이스, 값, 제목글")),
      (
        "searchHint",
        self(
          "Arrow keys choose, Enter opens, Escape closes.",
          "화살표로 고르고 Enter로 열고 Esc로 닫습니다.")
      ),
      ("shortcut", self("“/” opens search", "“/”로 찾기 열기")),
      ("results", self("Results", "결과")),
      ("loading", self("Loading …", "불러오는 중 …")),
      (
        "searchFailed",
        self("What search reads could not be loaded.", "찾기에 필요한 자료를 불러오지 못했습니다.")
      ),
      ("nothing", self("Nothing found", "찾은 것이 없습니다")),
      ("oneFound", self("1 result", "결과 1개")),
      ("found", self("{count} results", "결과 {count}개")),
      ("foundMore", self("{shown} of {count} results", "결과 {count}개 중 {shown}개")),
    ]
  }

  private var markTexts: [(name: String, text: String)] {
    [
      ("review", self("Review", "검토")),
      ("reviewMarks", self("Review marks", "검토 표시")),
      ("ok", self("OK", "괜찮음")),
      ("needsWork", self("Needs work", "손봐야 함")),
      ("comment", self("Comment", "의견")),
      ("removeMark", self("Remove the mark", "표시 지우기")),
      ("removeMarkOf", self("Remove the mark of {title}", "{title} 표시 지우기")),
      ("marked", self("Kept in this browser.", "이 브라우저에 보관했습니다.")),
      ("unmarked", self("Mark removed.", "표시를 지웠습니다.")),
      (
        "notKept",
        self(
          "This browser keeps nothing for this site: marks are gone when you leave the page. Export them before.",
          "이 브라우저는 이 사이트의 자료를 보관하지 않습니다. 페이지를 떠나면 표시가 사라지니 먼저 내보내세요.")
      ),
    ]
  }

  private var exchangeTexts: [(name: String, text: String)] {
    [
      ("noMarks", self("No page is marked yet.", "아직 표시한 페이지가 없습니다.")),
      ("export", self("Export", "내보내기")),
      ("import", self("Import", "가져오기")),
      ("copyMarkdown", self("Copy as Markdown", "Markdown으로 복사")),
      ("copyJSON", self("Copy as JSON", "JSON으로 복사")),
      ("saveMarkdown", self("Save as Markdown", "Markdown으로 저장")),
      ("saveJSON", self("Save as JSON", "JSON으로 저장")),
      ("importFile", self("A JSON file of another reviewer", "다른 검토자의 JSON 파일")),
      ("copied", self("Copied.", "복사했습니다.")),
      (
        "notCopied",
        self("This browser doesn't allow copying: save the file.", "이 브라우저에서는 복사할 수 없으니 파일로 저장하세요.")
      ),
      ("badFile", self("This file holds no review marks.", "이 파일에는 검토 표시가 없습니다.")),
      (
        "otherSite",
        self("The file was made on the site “{site}”.", "이 파일은 ‘{site}’ 사이트에서 만든 것입니다.")
      ),
      (
        "imported",
        self(
          "Marks taken: {taken}. Unchanged: {same}. Conflicts: {conflicts}.",
          "가져온 표시 {taken}개, 그대로인 표시 {same}개, 겹친 표시 {conflicts}개.")
      ),
      (
        "leftOut",
        self("Entries that are no marks, left out: {count}.", "표시가 아니어서 뺀 항목 {count}개.")
      ),
      ("conflicts", self("Conflicts, the newest kept", "겹친 표시, 가장 새로운 것을 남김")),
      ("kept", self("kept", "남김")),
      ("dropped", self("dropped", "버림")),
      ("reviewOf", self("Review of {site}", "{site} 검토")),
      ("summary", self("Needs work: {work}. OK: {ok}.", "손봐야 함 {work}개, 괜찮음 {ok}개.")),
    ]
  }
}
