import Bytes

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

  /// Reads what follows `route:`, without the heading; nil where it names no case. O(n), on bytes:
  /// notes hold more of these links than of anything else.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var head = 0..<text.count
    var values: Range<Int>?
    if let slash = ByteSearch.first(UInt8(ascii: "/"), in: text) {
      head = 0..<slash
      var end = text.count
      while end > slash + 1, text[end - 1] == UInt8(ascii: "/") { end -= 1 }
      if end > slash + 1 { values = slash + 1..<end }
    }
    var flow: Range<Int>?
    if let colon = head.first(where: { text[$0] == UInt8(ascii: ":") }) {
      flow = head.lowerBound..<colon
      head = colon + 1..<head.upperBound
    }
    var type: Range<Int>?
    if let dot = head.last(where: { text[$0] == UInt8(ascii: ".") }) {
      type = head.lowerBound..<dot
      head = dot + 1..<head.upperBound
    }
    guard !head.isEmpty, flow?.isEmpty != true, type?.isEmpty != true else { return nil }
    func decoded(_ part: Range<Int>) -> String {
      PercentEncoding.decoded(UnsafeBufferPointer(rebasing: text[part]))
    }
    self.flow = flow.map(decoded)
    self.type = type.map(decoded)
    caseName = decoded(head)
    self.values = values.map(decoded)
  }
}
