import Bytes
import Mustache
import Testing

struct InclusionTests {
  @Test func linesOfAPartialAreIndentedUnlessTheyAreEmpty() {
    #expect(
      rendered(["page": "<ul>\n  {{>row}}\n</ul>\n", "row": "<li>\n\n  x\n</li>\n"])
        == "<ul>\n  <li>\n\n    x\n  </li>\n</ul>\n")
  }

  @Test func indentationAddsUpOverPartials() {
    #expect(
      rendered(["page": " {{>one}}\n", "one": "1\n  {{>two}}\n", "two": "{{title}}\n{{count}}\n"])
        == " 1\n   Milk &amp; &lt;honey&gt;\n   0\n")
  }

  @Test func aPartialWithinALineIsNotIndented() {
    #expect(
      rendered(["page": "  {{>one}}\n", "one": "a {{>two}}\n", "two": "b\nc"]) == "  a b\nc\n")
  }

  @Test func carriageReturnsAreKept() {
    #expect(
      rendered([
        "page": "a\r\n  {{>row}}\r\n{{#isHome}}\r\n{{/isHome}}\r\nb\r\n", "row": "x\r\n\r\ny\r\n",
      ])
        == "a\r\n  x\r\n\r\n  y\r\nb\r\n")
  }

  @Test(arguments: [
    "{{$a}}x{{/a}}\n", "  {{$a}}x\n y{{/a}} z\n", "<p>\n  {{$a}}\n    x\n  y\n  {{/a}}\n</p>\n",
    "<p>{{$a}}\n x\n{{/a}}</p>",
  ])
  func aBlockThatNobodyFillsInIsAsIfItWereNotThere(template: String) {
    let plain = template.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !["{{$a}}", "{{/a}}"].contains($0.drop { $0 == " " }) }
      .joined(separator: "\n")
      .replacing("{{$a}}", with: "").replacing("{{/a}}", with: "")
    #expect(rendered(["page": template]) == plain)
  }

  @Test func aLayoutIsFilledInWithItsIndentation() {
    let layout = """
      <main>
        {{$main}}
        {{/main}}
      </main>
      <footer>{{$footer}}Waymark{{/footer}}</footer>

      """
    let page = """
      {{<layout}}
      This text belongs to nobody.
      {{$main}}
      <h1>{{title}}</h1>
        <p></p>
      {{/main}}
      {{/layout}}

      """
    #expect(
      rendered(["page": page, "layout": layout]) == """
        <main>
          <h1>Milk &amp; &lt;honey&gt;</h1>
            <p></p>
        </main>
        <footer>Waymark</footer>

        """)
  }

  @Test func aBlockIsFilledInThroughPartialsOfTheParent() {
    #expect(
      rendered([
        "page": "{{<layout}}{{$title}}{{count}}{{/title}}{{/layout}}", "layout": "[{{>head}}]",
        "head": "{{$title}}{{title}}{{/title}}",
      ]) == "[0]")
  }

  @Test func aBlockWithinABlockOfTheSameNameIsThePlaceItStandsIn() {
    #expect(
      rendered(["page": "{{<p}}{{$a}}1{{$a}}2{{/a}}{{/a}}{{/p}}", "p": "<{{$a}}0{{/a}}>"]) == "<12>"
    )
  }

  @Test func aLongChainOfPartialsIsRefused() {
    let chain = (0..<300).map { number in
      TemplateSource(
        name: "\(number)", file: "\(number).mustache", text: "{{>\(number + 1)}}")
    }
    let library = TemplateLibrary(chain + [TemplateSource(name: "300", file: "300", text: "")])
    var problems: [TemplateError] = []
    #expect(library.template("0", for: Page.self, problems: &problems) == nil)
    #expect(problems.map(\.problem) == [.nestedTooDeeply(limit: 128)])
    #expect(problems.first?.location.description == "128.mustache:1:1")
  }

  @Test func partialsThatMultiplyAreRefused() {
    let doubling = (0..<40).map { number in
      TemplateSource(
        name: "\(number)", file: "\(number).mustache", text: "{{>\(number + 1)}}{{>\(number + 1)}}")
    }
    let library = TemplateLibrary(doubling + [TemplateSource(name: "40", file: "40", text: "x")])
    var problems: [TemplateError] = []
    #expect(library.template("0", for: Page.self, problems: &problems) == nil)
    #expect(
      problems.map(\.problem.summary) == ["the template '0' is too large with all that it includes"]
    )
    #expect(library.template("0") == nil)
  }

  @Test func dataMayRecurseAsDeepAsTheBound() {
    var tree = TemplateData.dictionary(["name": .text("leaf"), "next": .null])
    for _ in 0..<20 {
      tree = .dictionary(["name": .text("n"), "next": tree])
    }
    let template = library(["node": "{{name}}\n{{#next}}\n {{>node}}\n{{/next}}\n"])
      .template("node")
    var output = ByteBuffer()
    template?.render(tree, into: &output)
    let expected = (0..<20).map { String(repeating: " ", count: $0) + "n\n" }.joined()
    #expect(output.text == expected + String(repeating: " ", count: 20) + "leaf\n")
  }

  @Test func dataThatNeverEndsIsCutOff() throws {
    let template = try #require(library(["node": "x{{>node}}{{>node}}"]).template("node"))
    var output = ByteBuffer()
    template.render(.null, into: &output)
    #expect(output.count <= 1_001)
  }
}
