/// A page taken apart by rules of this file alone: much stricter than a browser's, so that a page
/// that a browser would have to mend is found out.
struct HTMLPage {
  /// One start tag.
  struct Tag {
    let name: String
    var attributes: [(name: String, value: String)] = []
    /// The text inside, without tags.
    var text = ""

    /// The value of an attribute.
    subscript(_ name: String) -> String? {
      attributes.first { $0.name == name }?.value
    }

    /// The tag with its hooks, as a selector would name them: `a[data-action=push][href=b.html]`.
    var hooks: String {
      attributes.filter { $0.name == "href" || $0.name.hasPrefix("data-") || $0.name == "role" }
        .reduce(name) { "\($0)[\($1.name)=\($1.value)]" }
    }
  }

  /// The start tags in the order of the page.
  let tags: [Tag]
  /// What isn't well formed.
  let problems: [String]

  init(_ text: String) {
    var reader = HTMLReader(Array(text.utf8))
    reader.read()
    tags = reader.tags
    problems = reader.problems
  }
}

extension HTMLPage {
  /// The tags of a name that carry an attribute.
  func all(_ name: String, with attribute: String) -> [Tag] {
    tags.filter { $0.name == name && $0[attribute] != nil }
  }

  /// The hooks of `body`.
  var body: String { tags.first { $0.name == "body" }?.hooks ?? "" }

  /// The text of the `title` element.
  var title: String { tags.first { $0.name == "title" }?.text ?? "" }

  /// The back stack, root first: id, whether it is on the path, and `*` on the current one.
  var backStack: [String] {
    all("li", with: "data-destination").map { entry in
      let mark = entry["aria-current"] == "page" ? "*" : ""
      return "\(entry["data-destination"] ?? "") \(entry["data-on-path"] ?? "")\(mark)"
    }
  }

  /// Every control with its hooks, in the order of the page.
  var controls: [String] { tags.filter { $0["data-action"] != nil }.map(\.hooks) }

  /// The hooks of the controls with a text.
  func controls(_ text: String) -> [String] {
    tags.filter { $0["data-action"] != nil && $0.text.trimmed == text }.map(\.hooks)
  }

  /// The addresses of the links with a text.
  func hrefs(_ text: String) -> [String] {
    tags.filter { $0.name == "a" && $0.text.trimmed == text }.compactMap { $0["href"] }
  }

  /// What the page remarks on its controls.
  var remarks: [String] {
    tags.filter { $0["hidden"] == nil }.compactMap { $0["data-note"] }
  }

  /// The ids of the page's elements.
  var ids: [String] { tags.compactMap { $0["id"] } }

  /// Every address of a file or a page that the page names.
  var addresses: [String] {
    tags.flatMap { [$0["href"], $0["src"]] }.compactMap(\.self).filter { !$0.hasPrefix("data:") }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
