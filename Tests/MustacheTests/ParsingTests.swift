import Mustache
import Testing

struct ParsingTests {
  @Test(arguments: [
    ("text {{name", ["1:6: the tag has no closing '}}'"]),
    ("{{{note}}", ["1:1: the tag has no closing '}}}'"]),
    ("{{=<% %>=}}\n<%title", ["2:1: the tag has no closing '%>'"]),
    ("{{", ["1:1: the tag has no closing '}}'"]),
    ("{{= <% =}}", ["1:1: delimiters are changed by two words, as in '{{=<% %>=}}'"]),
    ("{{}}", ["1:1: the tag has no name"]),
    ("{{# }}", ["1:1: the tag has no name"]),
    ("{{a b}}", ["1:1: 'a b' is not a name"]),
    ("{{a..b}}", ["1:1: 'a..b' is not a name"]),
    ("{{#.a}}{{/.a}}", ["1:1: '.a' is not a name"]),
    ("{{#rows}}", ["1:1: '{{#rows}}' is never closed"]),
    (
      "{{^rows}}\n{{/row}}",
      ["1:1: '{{^rows}}' is never closed", "2:1: '{{/row}}' closes nothing that is open"]
    ),
    ("{{/rows}}", ["1:1: '{{/rows}}' closes nothing that is open"]),
    ("{{#rows}}{{#tags}}{{/rows}}", ["1:10: '{{#tags}}' is never closed"]),
    ("{{<row}}{{$a}}{{/row}}", ["1:9: '{{$a}}' is never closed"]),
    ("{{<row}}", ["1:1: '{{<row}}' is never closed"]),
    (
      "{{a b}}{{}}{{/x}}",
      [
        "1:1: 'a b' is not a name", "1:8: the tag has no name",
        "1:12: '{{/x}}' closes nothing that is open",
      ]
    ),
  ])
  func brokenTextIsReportedWithItsPlace(template: String, problems: [String]) {
    let library = library(["page": template])
    #expect(library.problems.map(\.description) == problems.map { "page.mustache:\($0)" })
    #expect(library.template("page") == nil)
  }

  @Test func textThatIsNotUTF8IsRefusedWithItsOffset() {
    let source = TemplateSource(
      name: "page", file: "page.mustache", bytes: [0x61, 0x0A, 0x62, 0xFF])
    #expect(
      TemplateLibrary([source]).problems.map(\.description)
        == ["page.mustache:2:2: the template is not UTF-8 from byte 3 on"])
  }

  @Test func aByteOrderMarkIsLeftOut() {
    #expect(rendered(["page": "\u{FEFF}a{{>row}}", "row": "\u{FEFF}b"]) == "ab")
  }

  @Test func nestingHasABound() {
    let deep = String(repeating: "{{#rows}}", count: 10_000)
    let end = String(repeating: "{{/rows}}", count: 10_000)
    #expect(
      library(["page": deep + end]).problems.map(\.description)
        == ["page.mustache:1:577: more than 64 tags are open at once"])
  }

  @Test func sixtyFourLevelsAreAllowed() {
    let deep = String(repeating: "{{^isHome}}", count: 64)
    let end = String(repeating: "{{/isHome}}", count: 64)
    #expect(rendered(["page": deep + "x" + end]) == "x")
  }
}
