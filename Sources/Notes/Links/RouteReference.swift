/// A destination as a note names it: `route:buySkin/ahri`.
///
/// The full form is `route:` [flow `:`] [type `.`] case [`/` values] [`#` heading]. The flow is
/// needed only for a destination of another flow, the type only where two types of a flow share a
/// case name. Each part may be percent-encoded.
public struct RouteReference: Hashable, Sendable {
  /// The id of another flow, or nil for the note's own.
  public let flow: String?
  /// The route type's name, `Outer.Route` for a nested one, or nil where the case name is enough.
  public let type: String?
  /// The route case's name.
  public let caseName: String
  /// The slugs of the associated values with `/` between them, or nil for the case itself.
  public let values: String?

  /// Creates a reference.
  public init(flow: String? = nil, type: String? = nil, caseName: String, values: String? = nil) {
    self.flow = flow
    self.type = type
    self.caseName = caseName
    self.values = values
  }

  /// Reads what follows `route:`, without the heading; nil where it names no case.
  init?(_ text: Substring) {
    var head = text
    var values: Substring?
    if let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) {
      head = text[..<slash]
      values = text[text.utf8.index(after: slash)...]
      while values?.utf8.last == UInt8(ascii: "/") { values?.removeLast() }
    }
    var flow: Substring?
    if let colon = head.utf8.firstIndex(of: UInt8(ascii: ":")) {
      flow = head[..<colon]
      head = head[head.utf8.index(after: colon)...]
    }
    var type: Substring?
    if let dot = head.utf8.lastIndex(of: UInt8(ascii: ".")) {
      type = head[..<dot]
      head = head[head.utf8.index(after: dot)...]
    }
    guard !head.isEmpty, flow?.isEmpty != true, type?.isEmpty != true else { return nil }
    self.flow = flow.map(PercentEncoding.decoded)
    self.type = type.map(PercentEncoding.decoded)
    caseName = PercentEncoding.decoded(head)
    self.values = values.flatMap { $0.isEmpty ? nil : PercentEncoding.decoded($0) }
  }
}
