/// One problem of a template: what, where, and on which way the page came there.
public struct TemplateError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: TemplateProblem
  /// The tag that is wrong.
  public let location: TemplateLocation
  /// The tags that led there, the page template's own first; empty where the page template itself
  /// is wrong.
  public let inclusions: [TemplateLocation]
  /// The page template that was being compiled; nil for a problem that any page would meet.
  public let page: String?

  /// Creates a problem with a place.
  public init(
    _ problem: TemplateProblem, at location: TemplateLocation,
    inclusions: [TemplateLocation] = [], page: String? = nil
  ) {
    self.problem = problem
    self.location = location
    self.inclusions = inclusions
    self.page = page
  }

  /// The problem and its place alone.
  var withoutWay: TemplateError { TemplateError(problem, at: location) }

  /// The way from the page template to the problem: `page.mustache:12:3 -> row.mustache:4:1`.
  public var trail: String {
    (inclusions + [location]).map(\.description).joined(separator: " -> ")
  }
}

extension TemplateError: CustomStringConvertible {
  /// The trail and the problem, in one line.
  public var description: String { "\(trail): \(problem.summary)" }
}
