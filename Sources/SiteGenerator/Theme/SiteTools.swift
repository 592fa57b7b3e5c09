import Bytes
import RouteGraph

/// The script of every page, and those that it brings when they are asked for, which lie beside it.
struct SiteTools: Sendable {
  /// The script of every page, named from the site's root.
  let script: String
  /// The name of the script of shared values, columns, relaunching and the inspector.
  let workbench: String
  /// The name of the script of search.
  let palette: String
  /// The name of the script of review marks.
  let review: String
  /// The name of the script of the page that lists them.
  let marks: String
  /// The texts of search and review in every language of the site's pages.
  let words: ThemeAsset
  /// The name of the script that holds them.
  let wordsName: String

  /// The scripts among the templates' assets; browsers may keep them for ever.
  static let scripts = ["waymark.js", "workbench.js", "palette.js", "review.js", "marks.js"]

  /// The ids of what the scripts add to any page.
  static let ids = ["palette-hint", "palette-results"]
  /// What the ids begin with that the scripts number.
  static let numberedIDs = "palette-"

  /// Names the scripts and writes their texts.
  ///
  /// - Parameters:
  ///   - languages: The languages of the site's pages.
  ///   - published: Gives the place that a file of the theme is published at.
  init(languages: [Words.Language], published: (String) -> String) {
    func name(_ script: String) -> String { String(published("assets/\(script)").dropFirst(7)) }
    script = published("assets/waymark.js")
    workbench = name("workbench.js")
    palette = name("palette.js")
    review = name("review.js")
    marks = name("marks.js")
    var out = ByteBuffer()
    Self.write(languages, into: &out)
    wordsName = "words.\(ContentHash(of: out).letters(8)).js"
    words = ThemeAsset(path: "assets/\(wordsName)", bytes: out.bytes)
  }

  /// Writes `waymark.texts={"en":{"search":"Search",…}}`, each language once.
  private static func write(_ languages: [Words.Language], into out: inout ByteBuffer) {
    out.append("waymark.texts={")
    let shown = Words.Language.allCases.filter(languages.contains)
    for (number, language) in shown.enumerated() {
      if number > 0 { out.append(",") }
      out.append(json: language.rawValue)
      out.append(":{")
      for (number, text) in Words(language).toolTexts.enumerated() {
        if number > 0 { out.append(",") }
        out.append(json: text.name)
        out.append(":")
        out.append(json: text.text)
      }
      out.append("}")
    }
    out.append("}\n")
  }
}
