package import RouteGraph

extension YAMLFault {
  /// What is wrong and where, in words. O(n) in the length of the text before it.
  ///
  /// - Parameters:
  ///   - id: The problem's id.
  ///   - subject: What the YAML text is: `the front matter`.
  ///   - shape: What it may hold inside each other at most, for one that is nested too deep.
  ///   - positions: The text's places.
  package func problem(
    _ id: String, of subject: String, holding shape: String, at positions: inout YAMLPositions
  ) -> Diagnostic {
    var location = positions.location(ofScalar: offset)
    let summary: String
    let fix: String
    switch kind {
    case .syntax where positions.isTab(atScalar: offset):
      (summary, fix) = ("a tab cannot indent YAML", "indent with spaces")
    case .syntax(let problem):
      summary = "\(subject) is not valid YAML: \(problem)"
      fix = "put a text that holds ': ', '#' or quotes into \"double quotes\""
    case .character:
      location = positions.location(ofByte: offset)
      summary = "\(subject) holds a character that YAML refuses"
      fix = "remove the character"
    case .reference:
      summary = "\(subject) takes no anchors, aliases or tags"
      fix = "write the value itself"
    case .tooDeep:
      summary = "\(subject) is nested more than \(YAMLDocument.deepest) deep"
      fix = shape
    case .secondDocument:
      (summary, fix) = ("\(subject) holds a second YAML document", "keep one")
    }
    return Diagnostic(.error, id, at: location, summary, fix: fix)
  }
}
