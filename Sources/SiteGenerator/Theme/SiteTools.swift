import Bytes
import RouteGraph

/// The scripts of search and review marks, by their places named from the site's root.
struct SiteTools: Sendable {
  /// The small script of every page, which loads the others when they are asked for.
  let hook: String
  /// The script of search.
  let palette: String
  /// The script of review marks.
  let review: String
  /// The script of the page that lists them.
  let marks: String
  /// The scripts' texts in every language of the site's pages.
  let words: ThemeAsset

  /// The scripts among the templates; browsers may keep them for ever.
  static let scripts = [
    "assets/hook.js", "assets/palette.js", "assets/review.js", "assets/marks.js",
  ]

  /// Names the scripts and writes their texts.
  ///
  /// - Parameters:
  ///   - languages: The languages of the site's pages.
  ///   - published: Gives the place that a file of the theme is published at.
  init(languages: [Words.Language], published: (String) -> String) {
    hook = published(Self.scripts[0])
    palette = published(Self.scripts[1])
    review = published(Self.scripts[2])
    marks = published(Self.scripts[3])
    var out = ByteBuffer()
    Self.write(languages, into: &out)
    words = ThemeAsset(
      path: "assets/words.\(ContentHash(of: out.bytes).letters(8)).js", bytes: out.bytes)
  }

  /// Writes `waymarkTools.texts={"en":{"search":"Search",…}}`, each language once.
  private static func write(_ languages: [Words.Language], into out: inout ByteBuffer) {
    out.append("waymarkTools.texts={")
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
