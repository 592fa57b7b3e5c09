import Notes
import RouteGraph
import Testing

@Suite struct HostileNoteTests {
  @Test(arguments: [
    "> ", "[", "![", "*", "*a ", "_", "**a*", "`", "``", "- ", "1. ", "<", "(", "](", "[a](", "&",
  ])
  func deepNestingIsRendered(mark: String) {
    let fixture = NoteFixture(String(repeating: mark, count: 10_000) + "x\n")
    #expect(fixture.html.contains("x"))
  }

  @Test func brokenPicturesInsideEachOtherAreReportedEach() {
    let depth = 2_000
    let text =
      String(repeating: "![a", count: depth) + String(repeating: "](no.png)", count: depth)
    let problems = NoteFixture(text).rendered.problems
    #expect(problems.isEmpty)
    let broken = NoteFixture(text.replacing("no.png", with: "x:y")).rendered.problems
    #expect(broken.count == depth)
  }

  @Test func rowsOfHyphensAreOneTable() {
    let text = String(repeating: "|a|\n|-|\n", count: 10_000)
    #expect(
      NoteFixture(text).rendered.problems.map { "\($0.location?.line ?? 0) \($0.id)" }
        == ["1 table-not-supported"])
  }

  @Test func notesRenderedAtOnceEqualNotesRenderedAlone() async {
    let texts = (0..<60).map { number in
      "# A \(number)\n\n"
        + String(repeating: "[x](route:home/\(number)) *y* `z`\n\n", count: number)
    }
    let alone = texts.map { NoteFixture($0).html }
    let together = await withTaskGroup(of: (Int, String).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, NoteFixture(text).html) }
      }
      var together = Array(repeating: "", count: texts.count)
      for await (index, html) in group { together[index] = html }
      return together
    }
    #expect(together == alone)
  }

  @Test func longFrontMatterAndLongParagraphsAreRead() {
    let aliases = (0..<5_000).map { "  - a\($0)\n" }.joined()
    let links = String(repeating: "[x](route:home) ", count: 5_000)
    let fixture = NoteFixture("---\naliases:\n\(aliases)---\n\(links)\n")
    #expect(fixture.note.frontMatter.aliases.last?.location.line == 5_002)
    #expect(fixture.problems == [])
  }

  @Test func aParagraphFullOfLinksToHeadingsIsReadInLittleTime() {
    let count = 20_000
    let elsewhere = (0..<count).map { "[x](other.md#h\($0))" }.joined(separator: " ")
    let usages = NoteFixture(elsewhere).rendered.anchorUsages
    let columns = usages.compactMap(\.location.column)
    #expect(columns == columns.sorted())
    #expect(Set(usages.map(\.location)).count == count)
    let headings = (0..<count).map { "# H \($0)\n\n[x](#h-\($0)) [y](#i-\($0))\n" }
    let fixture = NoteFixture(headings.joined(separator: "\n"))
    #expect(fixture.problems.count == count)
    #expect(fixture.problems.first?.hasSuffix("help: did you mean '#h-0'?") == true)
    #expect(
      fixture.problems.last?.hasSuffix(
        "help: use one of '#h-0', '#h-1', '#h-2', '#h-3', '#h-4', …") == true)
  }

  @Test func manyBadLinksAreAllReported() {
    let text = (0..<2_000).map { "[a](route:no\($0 % 10))" }.joined(separator: " ")
    #expect(NoteFixture(text).rendered.problems.count == 2_000)
  }

  @Test func manyEqualHeadingsAreAllNamed() {
    let headings = NoteFixture(String(repeating: "# a\n", count: 10_000)).rendered.headings
    #expect(headings.last?.id == "a-9999")
    #expect(Set(headings.map(\.id)).count == 10_000)
  }

  @Test func mutatedNotesNeverCrashAndNeverLinkToScript() {
    let bases = [
      "---\ntitle: T\ntags: [a, b]\nextra:\n  a: [x]\n---\n# A\n\n[x](javascript:a) ![y](data:text/html,x)\n",
      "> - [a][b] <vbscript:x> `c` [d](route:home/x#a)\n\n[b]: java&Tab;script:x \"t\"\n\n| a |\n|---|\n",
      "[x](&#1;java\tscript:x) <a href=x> [f](file:///a)\n\n## 한글 *e* ~~s~~ [^1]\n\n- [ ] t [g](#한글)\n",
      "\u{FEFF}---\r\nscreenshot: javascript:x\r\n---\r\n[h](<j\\avascript:x>)\r[i]( //host )\n\n    code\n",
    ].map { Array($0.utf8) }
    let pieces = [
      "---\n", "\n", "[", "](", ")", "<", ">", "&#58;", "&Tab;", "javascript:", "data:", "`", "\\",
      "\t", "\r",
      "\0", "\u{1}", ": ", "- ", "# ", "|", "{", "&a ", "*a", "한", "\u{FEFF}", "//", "![",
    ].map { Array($0.utf8) }
    var random = FixedRandom(seed: 20_260)
    for _ in 0..<2_000 {
      var bytes = bases[random.below(bases.count)]
      for _ in 0...random.below(6) {
        let place = random.below(bytes.count + 1)
        switch random.below(4) {
        case 0: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
        case 1 where place < bytes.count: bytes.remove(at: place)
        case 2 where place < bytes.count:
          bytes[place] = UInt8(truncatingIfNeeded: random.below(256))
        default:
          let other = bases[random.below(bases.count)]
          bytes.insert(contentsOf: other[random.below(other.count)...].prefix(20), at: place)
        }
      }
      let fixture = NoteFixture(bytes: bytes)
      #expect(BrowserURL.unsafeAddresses(in: fixture.html) == [], "\(bytes)")
      let places = fixture.rendered.problems.compactMap(\.location)
      #expect(places.allSatisfy { $0.line >= 1 && ($0.column ?? 1) >= 1 })
    }
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct FixedRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }
}
