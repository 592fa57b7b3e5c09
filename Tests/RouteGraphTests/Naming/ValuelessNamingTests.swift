import Testing

@testable import RouteGraph

/// Screens that a scan finds registered for a plain value type, without a value to tell them by.
@Suite struct ValuelessNamingTests {
  @Test func noPartOfANameIsEmpty() {
    let screen = RouteDescription(typeName: "String", caseName: nil, arguments: [])
    let naming = DestinationNaming([screen, screen], typeNames: ["String": "String"])
    let parts = naming.ids.map {
      $0.rawValue.split(separator: "/", omittingEmptySubsequences: false)
    }
    #expect(parts.allSatisfy { $0.count == 3 && !$0.contains("") })
    #expect(Set(naming.ids).count == 2)
    #expect(naming.indistinct == [1])
  }
}
