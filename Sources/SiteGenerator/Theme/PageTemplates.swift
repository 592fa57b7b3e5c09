import Mustache
import RouteGraph

/// The templates of the kinds of pages, compiled against what the pages offer.
struct PageTemplates: Sendable {
  let overview: Template<OverviewPage>
  let flow: Template<FlowPage>
  let accuracy: Template<AccuracyPage>
  let route: Template<RoutePage>
  let destination: Template<DestinationPage>
  let search: Template<SearchPage>
  let review: Template<ReviewPage>
  let notFound: Template<NotFoundPage>
  let moved: Template<MovedPage>

  /// Compiles the page templates of a library.
  ///
  /// - Parameter diagnostics: Gets every problem of every template.
  /// - Returns: nil where one of them can't be used.
  init?(_ library: TemplateLibrary, diagnostics: inout [Diagnostic]) {
    var problems = library.problems
    let overview = library.template("site", for: OverviewPage.self, problems: &problems)
    let flow = library.template("flow", for: FlowPage.self, problems: &problems)
    let accuracy = library.template("accuracy", for: AccuracyPage.self, problems: &problems)
    let route = library.template("route", for: RoutePage.self, problems: &problems)
    let destination = library.template(
      "destination", for: DestinationPage.self, problems: &problems)
    let search = library.template("search", for: SearchPage.self, problems: &problems)
    let review = library.template("review", for: ReviewPage.self, problems: &problems)
    let notFound = library.template("not-found", for: NotFoundPage.self, problems: &problems)
    let moved = library.template("moved", for: MovedPage.self, problems: &problems)
    diagnostics += Self.distinct(problems.map(Diagnostic.init))
    guard let overview, let flow, let accuracy, let route, let destination, let search, let review,
      let notFound, let moved, problems.isEmpty
    else { return nil }
    self.overview = overview
    self.flow = flow
    self.accuracy = accuracy
    self.route = route
    self.destination = destination
    self.search = search
    self.review = review
    self.notFound = notFound
    self.moved = moved
  }

  /// A problem of a partial that several pages include is reported once.
  private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return diagnostics.filter { diagnostic in
      seen.insert("\(diagnostic.location?.description ?? "") \(diagnostic.id)").inserted
    }
  }
}

extension Diagnostic {
  /// A template's problem, with the way from the page to it.
  init(_ error: TemplateError) {
    let location = SourceLocation(
      file: error.location.file, line: error.location.line, column: error.location.column)
    let trail = error.inclusions.isEmpty ? "" : " (\(error.trail))"
    let fix = error.problem.misspelling.flatMap { name, candidates in
      NearestName.question(for: name, among: candidates)
    }
    self.init(
      .error, error.problem.id, at: location, error.problem.summary + trail, fix: fix)
  }
}
