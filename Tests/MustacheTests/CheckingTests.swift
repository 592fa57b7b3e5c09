import Mustache
import Testing

struct CheckingTests {
  @Test(arguments: [
    ("{{titel}}", "1:1: there is no 'titel' here"),
    ("a\n b {{#row}}x{{/row}}", "2:4: there is no 'row' here"),
    ("{{#rows}}{{lable}}{{/rows}}", "1:10: there is no 'lable' here"),
    ("{{#rows}}{{name}}{{/rows}}", "1:10: there is no 'name' here"),
    ("{{owner.nam}}", "1:1: there is no 'owner.nam' here"),
    ("{{title.name}}", "1:1: 'title' is a text and has no 'name'"),
    ("{{rows.label}}", "1:1: 'rows' is a list and has no 'label'"),
    ("{{#title}}{{/title}}", "1:1: 'title' is a text, which can't be a section"),
    ("{{^title}}{{/title}}", "1:1: 'title' is a text, which can't be a section"),
    ("{{#count}}{{/count}}", "1:1: 'count' is a number, which can't be a section"),
    ("{{#note}}{{/note}}", "1:1: 'note' is markup, which can't be a section"),
    ("{{isHome}}", "1:1: 'isHome' is a flag, which can't be written"),
    ("{{rows}}", "1:1: 'rows' is a list, which can't be written"),
    ("{{{owner}}}", "1:1: 'owner' is a record, which can't be written"),
    ("{{.}}", "1:1: '.' is a record, which can't be written"),
    ("{{{title}}}", "1:1: 'title' is plain text and must be escaped: '{{title}}'"),
    ("{{&subtitle}}", "1:1: 'subtitle' is plain text and must be escaped: '{{subtitle}}'"),
    ("{{#tags}}{{{.}}}{{/tags}}", "1:10: '.' is plain text and must be escaped: '{{.}}'"),
    ("{{note}}", "1:1: 'note' is markup and must not be escaped: '{{{note}}}'"),
    ("한{{>nothing}}", "1:4: there is no template 'nothing'"),
    ("{{<nothing}}{{/nothing}}", "1:1: there is no template 'nothing'"),
    ("{{>page}}", "1:1: the template 'page' includes itself"),
    ("{{<page}}{{/page}}", "1:1: the template 'page' includes itself"),
  ])
  func mistakesAreFoundBeforeAnyPageIsRendered(template: String, problem: String) {
    #expect(rendered(["page": template]) == "page.mustache:\(problem)")
  }

  @Test func everyProblemIsReported() {
    let library = library([
      "page": "{{titel}}\n{{>row}}{{{title}}}", "row": "{{nothing}}", "unused": "{{#open}}",
    ])
    var problems = library.problems
    let template = library.template("page", for: Page.self, problems: &problems)
    #expect(template == nil)
    #expect(
      problems.map(\.description) == [
        "unused.mustache:1:1: '{{#open}}' is never closed",
        "page.mustache:1:1: there is no 'titel' here",
        "page.mustache:2:1 -> row.mustache:1:1: there is no 'nothing' here",
        "page.mustache:2:9: 'title' is plain text and must be escaped: '{{title}}'",
      ])
  }

  @Test func aProblemNamesTheWayToIt() {
    let library = library([
      "page": "text\n  {{<layout}}{{$main}}\n{{>row}}{{/main}}{{/layout}}",
      "layout": "<main>{{$main}}{{/main}}</main>",
      "row": "\n {{nothing}}",
    ])
    var problems: [TemplateError] = []
    _ = library.template("page", for: Page.self, problems: &problems)
    #expect(problems.count == 1)
    #expect(
      problems.first?.trail
        == "page.mustache:2:3 -> layout.mustache:1:7 -> page.mustache:3:1 -> row.mustache:2:2")
    #expect(problems.first?.page == "page")
    #expect(problems.first?.problem.id == "template-unknown-name")
  }

  @Test func aBrokenPartialIsReportedOnceWithTheWayToIt() {
    let library = library(["page": "{{>row}}{{>row}}", "row": "{{#rows}}"])
    #expect(
      library.problems.map(\.description) == ["row.mustache:1:1: '{{#rows}}' is never closed"])
    #expect(
      rendered(["page": "{{>row}}{{>row}}", "row": "{{#rows}}"])
        == "page.mustache:1:1 -> row.mustache:1:1: '{{#rows}}' is never closed")
  }

  @Test func theNamesThatAreKnownComeWithTheProblem() {
    let library = library([
      "page": "{{#rows}}{{lable}}{{owner.nmae}}{{/rows}}{{>rwo}}{{<row}}{{$mian}}{{/mian}}{{/row}}",
      "row": "{{$main}}{{/main}}{{$foot}}{{/foot}}",
    ])
    var problems: [TemplateError] = []
    _ = library.template("page", for: Page.self, problems: &problems)
    #expect(
      problems.map { $0.problem.misspelling?.name } == ["lable", "owner.nmae", "rwo", "mian"])
    #expect(
      problems.map { $0.problem.misspelling?.candidates } == [
        [
          "label", "owner", "title", "subtitle", "count", "isHome", "note", "rows", "guest", "tags",
        ],
        ["owner.name"], ["page", "row"], ["foot", "main"],
      ])
  }

  @Test func templatesThatIncludeEachOtherAreFound() {
    #expect(
      rendered(["page": "{{>one}}", "one": "{{#rows}}{{>two}}{{/rows}}", "two": " {{>one}}"])
        == """
        page.mustache:1:1 -> one.mustache:1:10 -> two.mustache:1:2: \
        the template 'one' includes itself
        """)
  }

  @Test func blocksThatTheParentLacksAreFound() {
    #expect(
      rendered([
        "page": "{{<layout}}{{$main}}x{{/main}}{{$head}}y{{/head}}{{$side}}z{{/side}}{{/layout}}",
        "layout": "{{$main}}{{/main}}{{>head}}", "head": "{{$head}}{{/head}}",
      ]) == "page.mustache:1:50: the parent 'layout' has no block 'side'")
  }

  @Test func aMissingPageTemplateIsAProblem() {
    #expect(rendered(["row": ""]) == "page:1:1: there is no template 'page'")
  }

  @Test func aPanelMayStandInAPanel() {
    #expect(
      rendered([
        "page": "{{<panel}}{{$body}}1{{<panel}}{{$body}}2{{/body}}{{/panel}}{{/body}}{{/panel}}",
        "panel": "<{{$body}}{{/body}}>",
      ]) == "<1<2>>")
  }

  @Test func anErrorIsAValue() {
    let location = TemplateLocation(file: "row.mustache", line: 4, column: 1)
    let error = TemplateError(.missingName, at: location)
    #expect(error == TemplateError(.missingName, at: location))
    #expect(error.description == "row.mustache:4:1: the tag has no name")
  }
}
