import Bytes
import Mustache
import Synchronization
import Testing

struct RenderingTests {
  @Test(arguments: [
    ("{{title}}", "Milk &amp; &lt;honey&gt;"),
    ("{{{note}}} {{&note}}", "<p>14</p> <p>14</p>"),
    ("{{count}} {{{count}}}", "2 2"),
    ("{{#isHome}}yes{{/isHome}}{{^isHome}}no{{/isHome}}", "no"),
    ("{{#subtitle}}[{{.}}]{{/subtitle}}{{^subtitle}}none{{/subtitle}}{{subtitle}}", "none"),
    (
      "{{#rows}}{{label}} of {{title}};{{/rows}}",
      "a of Milk &amp; &lt;honey&gt;;b of Milk &amp; &lt;honey&gt;;"
    ),
    ("{{^rows}}none{{/rows}}", ""),
    ("{{owner.name}} {{#owner}}{{name}}{{/owner}}", "Ahri Ahri"),
    ("{{#rows}}{{owner.name}};{{/rows}}", "owner of a;owner of b;"),
    ("{{guest.name}}{{#guest}}{{name}}{{/guest}}{{^guest}}nobody{{/guest}}", "nobody"),
    // The way through a record that is missing is forgotten before the next record is shown.
    ("{{guest.name}}{{#owner}}{{name}}{{/owner}}", "Ahri"),
    ("{{#rows}}{{guest.name}}{{#owner}}{{name}};{{/owner}}{{/rows}}", "owner of a;owner of b;"),
    ("{{#tags}}<{{.}}>{{/tags}}", "<x&amp;y><z>"),
    ("{{#tags}}{{#rows}}{{label}}{{/rows}}{{.}}{{/tags}}", "abx&amp;yabz"),
    ("{{#owner}}{{#.}}{{name}}{{/.}}{{/owner}}", "Ahri"),
  ])
  func everyKindOfFieldIsWritten(template: String, expected: String) {
    let page = Page(rows: [Row(label: "a"), Row(label: "b")], tags: ["x&y", "z"])
    #expect(rendered(["page": template], page) == expected)
  }

  @Test func optionalValuesThatArePresentAreEntered() {
    let page = Page(subtitle: "\"sub\"", guest: Person(name: "Lux"))
    let template =
      "{{#subtitle}}{{.}} {{subtitle}}{{/subtitle}} {{#guest}}{{name}}{{/guest}} {{guest.name}}"
    #expect(rendered(["page": template], page) == "&quot;sub&quot; &quot;sub&quot; Lux Lux")
  }

  @Test func valuesAreNeverReadAsTemplates() {
    let page = Page(title: "{{count}}{{>page}}", tags: ["{{{note}}}"])
    #expect(
      rendered(["page": "{{title}} {{#tags}}{{.}}{{/tags}}"], page)
        == "{{count}}{{&gt;page}} {{{note}}}")
  }

  @Test func rowsOfALazyListAreMadeWhenTheirTurnComes() {
    struct Squares: TemplateRecord {
      let log: Log

      static let fields: [TemplateField<Squares>] = [
        .list("squares") { page in
          (1...3).lazy.map { number in
            page.log.note("make \(number)")
            return Square(number: number, log: page.log)
          }
        }
      ]
    }
    struct Square: TemplateRecord {
      let number: Int
      let log: Log

      static let fields: [TemplateField<Square>] = [
        .number("square") { square in
          square.log.note("write \(square.number)")
          return square.number * square.number
        }
      ]
    }
    let log = Log()
    var problems: [TemplateError] = []
    let template = library(["page": "{{#squares}}{{square}} {{/squares}}"])
      .template("page", for: Squares.self, problems: &problems)
    var output = ByteBuffer()
    template?.render(Squares(log: log), into: &output)
    #expect(output.text == "1 4 9 ")
    #expect(log.lines == ["make 1", "write 1", "make 2", "write 2", "make 3", "write 3"])
  }

  @Test func markupThatASectionAsksForIsMadeOnce() {
    struct Picture: TemplateRecord {
      let log: Log

      static let fields: [TemplateField<Picture>] = [
        .optionalMarkup(
          "drawing", if: { _ in true },
          writing: { picture, output in
            picture.log.note("draw")
            output.append("<svg></svg>")
          })
      ]
    }
    let log = Log()
    var problems: [TemplateError] = []
    let template = library([
      "page": "{{#drawing}}[{{{drawing}}}]{{/drawing}}{{^drawing}}none{{/drawing}}"
    ])
    .template("page", for: Picture.self, problems: &problems)
    var output = ByteBuffer()
    template?.render(Picture(log: log), into: &output)
    #expect(output.text == "[<svg></svg>]")
    #expect(log.lines == ["draw"])
  }

  @Test func aRecordMayOfferNothing() throws {
    struct Dot: TemplateRecord {
      static let fields: [TemplateField<Dot>] = []
    }
    struct Dots: TemplateRecord {
      static let fields: [TemplateField<Dots>] = [.list("dots") { _ in [Dot(), Dot()] }]
    }
    var problems: [TemplateError] = []
    let template = library(["page": "{{#dots}}.{{/dots}}{{^dots}}none{{/dots}}"])
      .template("page", for: Dots.self, problems: &problems)
    var output = ByteBuffer()
    try #require(template).render(Dots(), into: &output)
    #expect(output.text == "..")
  }

  @Test func laterTemplatesReplaceEarlierOnesOfTheSameName() {
    #expect(rendered(["page": "{{>row}}", "row": "built in", "row": "own"]) == "own")
  }

  @Test func outputIsAppended() throws {
    var problems: [TemplateError] = []
    let template = library(["page": "{{title}}"])
      .template("page", for: Page.self, problems: &problems)
    var output = ByteBuffer()
    output.append("before ")
    try #require(template).render(Page(title: "after"), into: &output)
    #expect(output.text == "before after")
  }

  @Test func oneTemplateIsRenderedByManyThreads() async throws {
    var problems: [TemplateError] = []
    let template = try #require(
      library(["page": "{{#rows}}{{label}},{{/rows}}"])
        .template("page", for: Page.self, problems: &problems))
    let pages = await withTaskGroup(of: (Int, String).self) { group in
      for number in 0..<64 {
        group.addTask {
          var output = ByteBuffer()
          let rows = (0..<number).map { Row(label: "\($0)") }
          template.render(Page(rows: rows), into: &output)
          return (number, output.text)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<64 {
      #expect(pages[number] == (0..<number).map { "\($0)," }.joined())
    }
  }
}

/// What happened, in order.
final class Log: Sendable {
  private let store = Mutex<[String]>([])

  var lines: [String] { store.withLock { $0 } }

  func note(_ line: String) {
    store.withLock { $0.append(line) }
  }
}
