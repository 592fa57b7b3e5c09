import Bytes
import Testing

struct SortedNamesTests {
  private static let names = SortedNames(["main", "edges", "edge", "한글", "Route.main", ""])

  @Test(arguments: ["main", "edges", "edge", "한글", "Route.main", ""])
  func aNameIsFoundWhereItStands(name: String) throws {
    let place = try #require(Self.names.place(of: name))
    #expect(Self.names.names[place] == name)
  }

  @Test(arguments: ["mai", "mains", "Main", "edg", "한", "z", "!"])
  func whatIsNoneOfThemIsNotFound(name: String) {
    #expect(Self.names.place(of: name) == nil)
  }

  @Test func fewNamesAreFoundToo() {
    #expect(SortedNames([]).place(of: "main") == nil)
    #expect(SortedNames(["main"]).place(of: "main") == 0)
    #expect(SortedNames(["main"]).place(of: "maim") == nil)
  }
}
