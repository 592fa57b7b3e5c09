import Foundation
import RouteGraph
import Testing

struct SlugTests {
  @Test(arguments: [
    ("Kai'Sa", "kai-sa"), ("Apple  Pie!", "apple-pie"), ("Crème Brûlée", "crème-brûlée"),
    ("한글", "한글"), ("환경 설정", "환경-설정"), ("10:30", "10-30"), ("a/b", "a-b"), ("..", "x-wngrdlam"),
    ("%2e", "2e"), ("-dash", "dash"), (".hidden", "hidden"), ("dot.", "dot"), ("space ", "space"),
    ("a\u{200F}b", "a-b"), ("tab\tand\nline", "tab-and-line"), ("Ünïcode ÄÖ", "ünïcode-äö"),
    ("naïve—dash", "naïve-dash"), ("v1.2.3", "v1-2-3"), ("C++", "c"), ("ไทย", "ไทย"), ("हिन्दी", "हिन्दी"),
    ("日本 語", "日本-語"), ("Straße", "straße"), ("\u{130}zmir", "i\u{307}zmir"), ("e\u{FE0F}f", "e-f"),
  ])
  func textsBecomeKebabCase(text: String, slug: String) {
    #expect(Slug(text).text == slug)
  }

  @Test(arguments: [
    ("buySkin", "buy-skin"), ("URLRoute", "url-route"), ("homeURL", "home-url"),
    ("step1Of2", "step1-of2"), ("ShopView.Route", "shop-view-route"), ("ID", "id"),
    ("already_snake", "already-snake"), ("환경설정", "환경설정"), ("Page<Champion>", "page-champion"),
  ])
  func swiftNamesAreSplitAtTheirWords(name: String, slug: String) {
    #expect(Slug(identifier: name).text == slug)
  }

  @Test(arguments: [
    "con", "CON", "Aux", "nul", "prn", "com1", "COM9", "lpt1", "LPT9", "con.", " nul ",
  ])
  func namesThatWindowsReservesEndInADigest(name: String) {
    let slug = Slug(name).text
    let base = name.lowercased().filter { $0.isLetter || $0.isNumber }
    #expect(slug.hasPrefix("\(base)-"))
    #expect(slug.utf8.count == base.utf8.count + 9)
  }

  @Test(arguments: ["com", "com0", "com10", "console", "aux1", "lpt", "null"])
  func namesThatWindowsDoesNotReserveStay(name: String) {
    #expect(Slug(name).text == name)
  }

  @Test func textsWithoutALetterHaveNamesOfTheirOwn() {
    let texts = [
      "", " ", "!!!", "\u{1F914}", "\u{2699}\u{FE0F}", "\u{200D}", "..", "-", "\u{3164}",
      "\u{200F}",
    ]
    let slugs = texts.map { Slug($0).text }
    #expect(Set(slugs).count == texts.count)
    for slug in slugs {
      #expect(slug.hasPrefix("x-"))
      #expect(slug.utf8.count == 10)
    }
  }

  @Test func bothUnicodeFormsOfATextAreOneName() {
    for text in ["한글 길잡이", "Crème Brûlée", "Ångström", "가", "\u{1E69}"] {
      let (composed, decomposed) = (
        text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping
      )
      #expect(Array(composed.utf8) != Array(decomposed.utf8))
      #expect(Array(Slug(composed).text.utf8) == Array(Slug(decomposed).text.utf8))
      let long = (
        String(repeating: composed, count: 60), String(repeating: decomposed, count: 60)
      )
      #expect(Array(Slug(long.0).text.utf8) == Array(Slug(long.1).text.utf8))
    }
  }

  @Test func longTextsAreCutBetweenLettersAndEndInADigest() {
    let ascii = Slug(String(repeating: "a", count: 300)).text
    #expect(ascii.utf8.count == 180)
    #expect(ascii.hasPrefix(String(repeating: "a", count: 171) + "-"))
    let hangul = Slug(String(repeating: "한", count: 100)).text
    #expect(hangul.utf8.count == 180)
    #expect(hangul.hasPrefix(String(repeating: "한", count: 57) + "-"))
    let start = String(repeating: "b", count: 290)
    let (first, second) = (start + "1234567890", start + "0987654321")
    #expect(Slug(first).text != Slug(second).text)
    #expect(Slug(String(repeating: "c", count: 180)).text == String(repeating: "c", count: 180))
  }

  @Test func aTextThatGoesOnBehindTheLongestSlugEndsInADigest() {
    let start = String(repeating: "a", count: 180)
    for text in [start + " b", start + "!b", start + "b"] {
      #expect(Slug(text).text.hasPrefix(String(repeating: "a", count: 171) + "-"))
      #expect(Slug(text).text.utf8.count == 180)
    }
    for text in [start + " ", start + "!"] { #expect(Slug(text).text == start) }
  }

  @Test func aDigestNeverStandsBehindTwoDashes() {
    for count in 160...175 {
      let text = String(repeating: "a", count: count) + " " + String(repeating: "b", count: 30)
      #expect(!Slug(text).text.contains("--"), "cut at \(count)")
    }
  }

  @Test func aLongTextIsReadInLittleTime() {
    #expect(Slug(String(repeating: "한글 ", count: 100_000)).text.utf8.count <= 180)
  }
}
