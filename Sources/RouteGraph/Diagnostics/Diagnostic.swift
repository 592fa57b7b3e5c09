/// One problem, as a value: a stage returns its problems and goes on, and only the command line
/// prints them.
public struct Diagnostic: Hashable, Sendable {
  /// How much a problem weighs.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Something worth knowing; changes no exit status.
    case note
    /// Something that is probably wrong; the site is still published.
    case warning
    /// Something that is wrong; the last good site stays.
    case error

    /// Orders from note to error.
    public static func < (left: Severity, right: Severity) -> Bool {
      func rank(_ severity: Severity) -> Int { allCases.firstIndex(of: severity) ?? 0 }
      return rank(left) < rank(right)
    }
  }

  /// How much it weighs.
  public let severity: Severity
  /// A stable name in kebab-case, the same in every release: `unknown-route`.
  public let id: String
  /// Where it is, when it has a place.
  public let location: SourceLocation?
  /// What is wrong, in one sentence without a full stop; user text in 'single quotes'.
  public let summary: String
  /// What to do about it, in one sentence without a full stop.
  public let fix: String?

  /// Creates a problem.
  public init(
    _ severity: Severity, _ id: String, at location: SourceLocation? = nil, _ summary: String,
    fix: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.location = location
    self.summary = summary
    self.fix = fix
  }
}

extension Diagnostic: Comparable {
  /// Orders by place (those without one first), then severity (errors first), id and summary.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    switch (left.location, right.location) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (let first?, let second?) where first != second: return first < second
    default: break
    }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.id, left.summary) < (right.id, right.summary)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: severity: sentence [id]`, and a help line where there is a fix.
  ///
  /// Names and texts of users may hold anything: a line end in them ends no line, and a terminal gets
  /// no control character.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let line = "\(place)\(severity.rawValue): \(summary) [\(id)]".onOneLine
    return line + (fix.map { "\n  help: \($0.onOneLine)" } ?? "")
  }
}

extension String {
  /// The text with control characters and line separators as Swift escapes them: `\n`, `\u{1b}`.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.endsLineOrControls) else { return self }
    return unicodeScalars.map { $0.endsLineOrControls ? $0.escaped(asASCII: true) : String($0) }
      .joined()
  }
}

extension Unicode.Scalar {
  fileprivate var endsLineOrControls: Bool {
    value < 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
  }
}
