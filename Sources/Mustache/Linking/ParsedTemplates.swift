/// The parsed templates of a library, by place and by name.
struct ParsedTemplates: Sendable {
  private let templates: [ParsedTemplate]
  private let places: [String: Int]

  /// Keeps the last of several templates with one name, in the order of the names.
  init(_ sources: [TemplateSource]) {
    let byName = Dictionary(sources.map { ($0.name, $0) }) { _, later in later }
    templates = byName.values.sorted { $0.name < $1.name }.map { ParsedTemplate($0) }
    places = Dictionary(
      uniqueKeysWithValues: templates.enumerated().map { ($1.source.name, $0) })
  }

  /// The names in alphabetical order.
  var names: [String] { templates.map(\.source.name) }

  /// The faults of all texts, in the order of the names.
  var faults: [TemplateError] {
    templates.flatMap { template in
      template.faults.map { fault in
        TemplateError(fault.problem, at: template.source.location(of: fault.offset))
      }
    }
  }

  /// The place of a template, nil where there is none of that name.
  func place(of name: String) -> Int? { places[name] }

  subscript(place: Int) -> ParsedTemplate { templates[place] }

  /// The names of all templates that one of these includes, whether they are there or not. O(n).
  var includedNames: Set<String> {
    var found: Set<String> = []
    var waiting = templates.flatMap(\.nodes)
    while let node = waiting.popLast() {
      switch node {
      case .text, .variable: break
      case .section(_, _, let content): waiting += content
      case .block(let block): waiting += block.content
      case .inclusion(let inclusion):
        found.insert(inclusion.name)
        for block in inclusion.blocks { waiting += block.content }
      }
    }
    return found
  }

  /// The names of the blocks that a template has, itself or through what it includes.
  func blockNames(of place: Int) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<Int> = [place]
    var waiting = templates[place].nodes
    while let node = waiting.popLast() {
      switch node {
      case .text, .variable: break
      case .section(_, _, let content): waiting += content
      case .block(let block):
        found.insert(block.name)
        waiting += block.content
      case .inclusion(let inclusion):
        for block in inclusion.blocks { waiting += block.content }
        if let next = places[inclusion.name], seen.insert(next).inserted {
          waiting += templates[next].nodes
        }
      }
    }
    return found
  }
}
