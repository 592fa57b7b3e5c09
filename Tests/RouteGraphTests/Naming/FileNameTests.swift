import Foundation
import RouteGraph
import Testing

/// File names of destinations, through whole flows.
struct FileNameTests {
  @Test func namesThatDifferOnlyInLetterCaseAreToldApart() {
    let names = Texts.names(of: ["Milk", "milk", "MILK"])
    #expect(names[1] == "milk")
    #expect(names[0].hasPrefix("milk-"))
    #expect(names[2].hasPrefix("milk-"))
    #expect(Set(names).count == 3)
  }

  @Test(arguments: [
    ["Straße", "Strasse", "STRASSE"], ["\u{130}zmir", "izmir", "i\u{307}zmir "],
    ["ΑΣ", "ας", "ασ"], ["ﬁn", "fin"], ["K", "\u{212A}", "k"], ["ſtop", "stop"], ["ŉa", "ʼna"],
    ["A B", "a-b", "a b"], ["Ａ", "ａ"], ["ǆ", "ǅ", "Ǆ"], ["ι", "\u{1FBE}", "Ι"],
  ])
  func namesAreUniqueAfterCaseFolding(texts: [String]) {
    let names = Texts.names(of: texts)
    let distinct = Set(texts).count
    #expect(Set(names).count == distinct)
    #expect(Set(names.map(caseFolded)).count == distinct)
  }

  @Test func namesNeverDependOnTheOrderOfDeclaration() {
    var texts = HostileTexts.all
    let first = Dictionary(uniqueKeysWithValues: zip(texts, Texts.names(of: texts)))
    var generator = SplitMix64(seed: 7)
    for _ in 0..<5 {
      texts.shuffle(using: &generator)
      #expect(Dictionary(uniqueKeysWithValues: zip(texts, Texts.names(of: texts))) == first)
    }
  }

  @Test func aNameDoesNotDependOnNamesThatItDoesNotClashWith() {
    let alone = Texts.names(of: ["Ahri", "con", "10:30"])
    let among = Texts.names(of: ["Ahri", "Ashe", "con", "aux", "10:30", "!!!"])
    #expect(alone == [among[0], among[2], among[4]])
  }

  @Test func aTextThatLooksLikeAnothersDigestKeepsItsName() {
    let names = Texts.names(of: ["Milk", "milk"])
    let all = Texts.names(of: ["Milk", "milk", names[0]])
    #expect(all[2] == names[0])
    #expect(Set(all).count == 3)
    #expect(Texts.names(of: [names[0], "milk", "Milk"]) == all.reversed())
  }

  @Test func joinedValuesAreCutToo() {
    enum Pair: Route {
      case of(String, String)
      var screen: Screen { Screen() }
    }
    let long = String(repeating: "a", count: 170)
    func name(_ first: String, _ second: String) -> String {
      String(stackGraph(Pair.of(first, second)).ids[0].dropFirst("pair/of/".count))
    }
    #expect(name(long, "b") == "\(long)--b")
    #expect(name(long, long).hasPrefix("\(long)-"))
    #expect(name(long, long).utf8.count == 179)
    #expect(name(long, long) != name(long, long + "b"))
  }

  @Test func twentyThousandHostileTextsHaveSafeAndUniqueNames() {
    var generator = SplitMix64(seed: 0xF1_1E)
    var texts = Set(HostileTexts.all)
    while texts.count < 20_000 { texts.insert(HostileTexts.random(using: &generator)) }
    let ordered = texts.sorted()
    let names = Texts.names(of: ordered)
    #expect(names == Texts.names(of: ordered))
    #expect(Set(names.map(caseFolded)).count == names.count)
    for (text, name) in zip(ordered, names) {
      if let fault = fault(in: name) {
        Issue.record("\(fault): '\(name)' of \(text.debugDescription)")
      }
    }
  }

  @Test func aSlugIsItsOwnSlug() {
    var generator = SplitMix64(seed: 0x1DE)
    for _ in 0..<5_000 {
      let slug = Slug(HostileTexts.random(using: &generator)).text
      if Slug(slug).text != slug { Issue.record("'\(slug)' becomes '\(Slug(slug).text)'") }
    }
  }

  /// What makes a name unsafe in a path, or nil.
  private func fault(in name: String) -> String? {
    if name.utf8.count + ".html".utf8.count > 200 { return "too long" }
    if name.isEmpty || name.hasPrefix(".") || name.hasPrefix("-") { return "bad start" }
    if name.hasSuffix(".") || name.hasSuffix("-") { return "bad end" }
    let reserved = /(con|prn|aux|nul|com[0-9]|lpt[0-9])/
    if name.wholeMatch(of: reserved.ignoresCase()) != nil, name != "com0", name != "lpt0" {
      return "reserved"
    }
    if Array(name.utf8) != Array(name.precomposedStringWithCanonicalMapping.utf8) {
      return "not composed"
    }
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      if scalar.isASCII {
        guard scalar == "-" || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) else {
          return "a character to escape"
        }
      } else if properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || [.control, .format, .unassigned, .privateUse].contains(properties.generalCategory)
      {
        return "a character that is not seen"
      }
    }
    return nil
  }

  private func caseFolded(_ name: String) -> String {
    name.uppercased().lowercased().precomposedStringWithCanonicalMapping
  }
}
