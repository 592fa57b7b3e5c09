import Bytes
import Mustache

/// A page that offers every kind of field.
struct Page: TemplateRecord {
  var title = "Milk & <honey>"
  var subtitle: String?
  var isHome = false
  var rows: [Row] = []
  var owner = Person(name: "Ahri")
  var guest: Person?
  var tags: [String] = []

  static let fields: [TemplateField<Page>] = [
    .text("title", \.title),
    .optionalText("subtitle", \.subtitle),
    .number("count") { $0.rows.count },
    .flag("isHome", \.isHome),
    .markup("note") { page, output in output.append("<p>\(page.title.utf8.count)</p>") },
    .list("rows", \.rows),
    .record("owner", \.owner),
    .optionalRecord("guest", \.guest),
    .texts("tags", \.tags),
  ]
}

struct Row: TemplateRecord {
  let label: String

  static let fields: [TemplateField<Row>] = [
    .text("label", \.label),
    .record("owner") { Person(name: "owner of \($0.label)") },
  ]
}

struct Person: TemplateRecord {
  let name: String

  static let fields: [TemplateField<Person>] = [.text("name", \.name)]
}

/// A library of templates whose files are named after them.
func library(_ templates: KeyValuePairs<String, String>) -> TemplateLibrary {
  TemplateLibrary(
    templates.map { TemplateSource(name: $0, file: "\($0).mustache", text: $1) })
}

/// What a page template writes for a page, or its problems.
func rendered(
  _ templates: KeyValuePairs<String, String>, _ page: Page = Page()
) -> String {
  let library = library(templates)
  var problems = library.problems
  let template = library.template("page", for: Page.self, problems: &problems)
  guard let template, problems.isEmpty else {
    return problems.map(\.description).joined(separator: "\n")
  }
  var output = ByteBuffer()
  template.render(page, into: &output)
  return output.text
}
