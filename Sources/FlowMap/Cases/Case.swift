public import RouteGraph

extension CaseGraph {
  /// One case, for those who say where its node leads and what it is called.
  public struct Case: Sendable {
    /// The name of the route's type.
    public var type: String
    /// The case's name; nil where a plain value type is registered.
    public var caseName: String?
    /// The view's name, where a scan found one.
    public var view: String?
    /// How many destinations it has.
    public var count: Int
    /// Its destination with the shortest way, the first of several.
    public var destination: DestinationID

    init(_ destination: Destination, count: Int) {
      type = destination.type
      caseName = destination.caseName
      view = destination.view
      self.count = count
      self.destination = destination.id
    }

    /// The case's node, without what others decide.
    func node(column: Int) -> MapNode {
      let detail = caseName ?? view ?? type
      let name = caseName == nil ? detail : "\(type).\(detail)"
      var node = MapNode(name: name, title: "", count: count, column: column)
      node.detail = detail
      return node
    }
  }
}
