/// Templates in the Mustache language, parsed once, from which page templates are made.
///
/// A page template is made for the record that it is rendered from. Everything that could go wrong
/// is found then, and returned; afterwards there is nothing left to look up or to fail:
///
///     let library = TemplateLibrary([
///       TemplateSource(name: "page", file: "Templates/page.mustache", text: "<h1>{{title}}</h1>")
///     ])
///     var problems = library.problems
///     let template = library.template("page", for: Page.self, problems: &problems)
///     guard let template, problems.isEmpty else { return report(problems) }
///
///     var output = ByteBuffer()
///     template.render(Page(title: "Milk & honey"), into: &output)  // <h1>Milk &amp; honey</h1>
///
/// A library is a value that never changes; page templates may be rendered by any number of threads
/// at once.
public struct TemplateLibrary: Sendable {
  private let templates: ParsedTemplates

  /// What is wrong with the text of templates, whether or not a page uses them; in the order of
  /// their names.
  public var problems: [TemplateError] { templates.faults }

  /// The names of all templates that another one includes. O(tags).
  public var includedNames: Set<String> { templates.includedNames }

  /// Parses templates. Where two have the same name the later one counts, so a site's own follow
  /// the built-in ones. O(bytes).
  public init(_ sources: [TemplateSource]) {
    templates = ParsedTemplates(sources)
  }

  /// Makes a page template of the template with a name and all that it includes.
  ///
  /// Strict: unknown names, templates and blocks, sections over what is no section, escaping that
  /// doesn't fit, and templates that include themselves are problems.
  ///
  /// - Parameters:
  ///   - name: The name of the page's own template.
  ///   - type: The record that pages are rendered from.
  ///   - problems: Gets every problem that is found, with the way from the page to it. One of the
  ///     library's own `problems` in it is replaced, since now it is known who meets it.
  /// - Returns: nil where the template, or anything that it includes, has a problem.
  public func template<Root: TemplateRecord>(
    _ name: String, for type: Root.Type, problems: inout [TemplateError]
  ) -> Template<Root>? {
    guard let page = templates.place(of: name) else {
      let problem = TemplateProblem.unknownTemplate(name, candidates: templates.names)
      let location = TemplateLocation(file: name, line: 1, column: 1)
      problems.append(TemplateError(problem, at: location, page: name))
      return nil
    }
    var linker = TemplateLinker(templates, page: page, shape: .record(type))
    let program = linker.link()
    let found = Set(linker.errors.map(\.withoutWay))
    problems.removeAll { found.contains($0) }
    problems += linker.errors
    return linker.isComplete ? Template(program) : nil
  }

  /// Makes a page template for data whose names nobody knows before, as the specification has it:
  /// what is unknown is nothing, and a template may include itself.
  ///
  /// - Returns: nil where there is no such template, or where its text or that of one that it
  ///   includes has problems.
  public func template(_ name: String) -> Template<TemplateData>? {
    guard let page = templates.place(of: name) else { return nil }
    var linker = TemplateLinker(templates, page: page, shape: nil)
    let program = linker.link()
    return linker.isComplete ? Template(program) : nil
  }
}
