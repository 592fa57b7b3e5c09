import Bytes
import Mustache
import Testing

struct MalformedTemplateTests {
  /// Templates with every kind of tag, as a start for what goes wrong.
  static let seeds = [
    "{{<layout}}{{$main}}\n  {{#rows}}{{label}}, {{/rows}}\n{{/main}}{{/layout}}\n{{>row}}\n",
    "<p>{{title}}{{{note}}}{{&note}}</p>\r\n  {{>row}}\r\n{{! a\nb }}{{=<% %>=}}<%title%>",
    "{{$main}}\n  {{^isHome}}\n  x {{owner.name}}\n  {{/isHome}}\n{{/main}}{{#tags}}{{.}}{{/tags}}",
    "{{=| |=}}\n|#rows|\n|>layout|\n|/rows|\n",
  ]

  @Test(arguments: 0..<40)
  func mutatedTemplatesNeitherCrashNorHang(seed: UInt64) {
    var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    for _ in 0..<40 {
      let sources = zip(["page", "layout", "row"], Self.seeds.shuffled(using: &random)).map {
        TemplateSource(
          name: $0, file: $0, bytes: Self.mutated(Array($1.utf8), using: &random))
      }
      let library = TemplateLibrary(sources)
      var problems = library.problems
      var output = ByteBuffer()
      let page = Page(subtitle: "s", rows: [Row(label: "a"), Row(label: "b")], tags: ["t"])
      if let template = library.template("page", for: Page.self, problems: &problems) {
        template.render(page, into: &output)
      } else {
        #expect(!problems.isEmpty)
      }
      library.template("page")?.render(Self.data, into: &output)
      #expect(problems.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
    }
  }

  static let data = TemplateData.dictionary([
    "title": .text("t"), "rows": .list([.dictionary(["label": .text("a")]), .null]),
    "tags": .list([.text("x"), .number(1), .list([])]), "isHome": .flag(false),
  ])

  /// Cuts, doubles, moves or flips a few places.
  static func mutated(_ bytes: [UInt8], using random: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = Int.random(in: start...min(bytes.count, start + 12), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 2: bytes[start] = Array("{}#/^<>$&!=. \n\r".utf8).randomElement(using: &random) ?? 0
      case 3: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes.removeSubrange(end...)
      }
    }
    return bytes
  }
}

/// A repeatable sequence of numbers (SplitMix64).
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
