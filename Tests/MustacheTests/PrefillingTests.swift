import Bytes
import Mustache
import Testing

/// Pages that have much in common are rendered from a template in which that is written already.
@Suite struct PrefillingTests {
  /// A page of a chapter: what it shares with the chapter's other pages, and its own.
  struct Leaf: TemplateRecord {
    var book = Person(name: "A & B")
    var motto: String? = "<once>"
    var isDraft = false
    var chapters = [Row(label: "one"), Row(label: "two")]
    var number = 1
    var notes = [Row(label: "x"), Row(label: "y")]
    var isLast = false

    static let fields: [TemplateField<Leaf>] = [
      .record("book", \.book).shared,
      .optionalText("motto", \.motto).shared,
      .flag("isDraft", \.isDraft).shared,
      .list("chapters", \.chapters).shared,
      .number("number", \.number),
      .list("notes", \.notes),
      .flag("isLast", \.isLast),
    ]
  }

  private func template(_ text: String) throws -> Template<Leaf> {
    var problems: [TemplateError] = []
    let template = library(["page": text]).template("page", for: Leaf.self, problems: &problems)
    #expect(problems.isEmpty)
    return try #require(template)
  }

  private func text(_ template: Template<Leaf>, _ leaf: Leaf) -> String {
    var output = ByteBuffer()
    template.render(leaf, into: &output)
    return output.text
  }

  @Test(arguments: [
    "{{book.name}} {{number}}",
    "{{#book}}{{name}}{{/book}}{{#motto}}[{{motto}}]{{/motto}}{{^motto}}none{{/motto}}",
    "{{#isDraft}}draft{{/isDraft}}{{^isDraft}}final {{number}}{{/isDraft}}",
    "{{#chapters}}{{label}},{{/chapters}}{{^chapters}}none{{/chapters}}",
    "{{#chapters}}{{label}} {{number}} {{book.name}};{{/chapters}}",
    "{{#notes}}{{label}} of {{book.name}}{{#motto}} {{.}}{{/motto}} {{number}};{{/notes}}",
    "{{#notes}}{{#chapters}}{{label}}{{owner.name}}{{/chapters}}{{label}};{{/notes}}",
    "{{#isLast}}end of {{book.name}}{{/isLast}}{{^isLast}}{{#motto}}{{.}}{{/motto}}{{/isLast}}",
    "{{#motto}}{{#notes}}{{label}}{{motto}}{{/notes}}{{/motto}}{{#book}}{{#.}}{{name}}{{/.}}{{/book}}",
  ])
  func pagesReadTheSameFromAPrefilledTemplate(_ source: String) throws {
    let plain = try template(source)
    for (motto, isDraft) in [("<once>" as String?, false), (nil, true)] {
      var first = Leaf()
      first.motto = motto
      first.isDraft = isDraft
      let prefilled = plain.prefilled(from: first)
      var other = first
      other.number = 2
      other.notes = [Row(label: "z")]
      other.isLast = true
      #expect(text(prefilled, first) == text(plain, first))
      #expect(text(prefilled, other) == text(plain, other))
    }
  }

  @Test func whatIsSharedIsWrittenOnce() throws {
    let prefilled = try template(
      "{{book.name}} {{#chapters}}{{label}}{{/chapters}} {{number}}{{#notes}}{{motto}}{{/notes}}"
    ).prefilled(from: Leaf())
    let other = Leaf(
      book: Person(name: "other"), motto: "other", chapters: [], number: 7,
      notes: [Row(label: "z")])
    #expect(text(prefilled, other) == "A &amp; B onetwo 7&lt;once&gt;")
  }
}
