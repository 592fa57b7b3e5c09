import Foundation
import RouteGraph
import Testing

/// How associated values become names and texts.
struct ValueReadingTests {
  enum Size: String, Sendable { case small = "S", extraLarge = "XL" }
  enum Grade: Int, Sendable { case first = 1 }
  enum Color: CaseIterable, Sendable { case red, darkBlue }
  enum Filter: Hashable, Sendable {
    case all, named(String), range(from: Int, to: Int), color(Color)
  }
  struct Champion: Hashable, Sendable { let id: String, name: String }
  struct Recipe: Hashable, Sendable, Identifiable { let id: Int, title: String }
  struct Tag: Hashable, Sendable { let name: String }
  struct Token: Hashable, Sendable, Identifiable { let id: UUID }
  struct Money: Hashable, Sendable, RouteValue {
    let cents: Int
    var routeSlug: String { "\(cents) cents" }
    var routeLabel: String { "$\(cents / 100)" }
  }
  struct Named: Hashable, Sendable, RouteValue {
    var routeSlug: String { "Only Slug" }
  }
  struct Described: Hashable, Sendable, CustomStringConvertible {
    var description: String { "As described" }
  }

  private static let uuid = UUID(
    uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  enum One: Route {
    case string(String), int(Int), byte(UInt8), bool(Bool), double(Double), uuid(UUID)
    case maybe(String?), maybeInt(Int?), maybeDate(Date?)
    case size(Size), grade(Grade), color(Color), filter(Filter)
    case champion(Champion), recipe(Recipe), tag(Tag), token(Token), money(Money), named(Named)
    case described(Described), character(Character), list([Int]), url(URL)

    var screen: Screen { Screen() }
  }

  struct Reading: Sendable, CustomTestStringConvertible {
    let route: One
    let id: String
    let text: String
    let type: String

    init(_ route: One, _ id: String, _ text: String, _ type: String) {
      (self.route, self.id, self.text, self.type) = (route, id, text, type)
    }

    var testDescription: String { id }
  }

  @Test(arguments: [
    Reading(.string("Ahri the Fox"), "string/ahri-the-fox", "Ahri the Fox", "String"),
    Reading(.int(42), "int/42", "42", "Int"),
    Reading(.byte(255), "byte/255", "255", "UInt8"),
    Reading(.bool(true), "bool/true", "true", "Bool"),
    Reading(.double(1.5), "double/1-5", "1.5", "Double"),
    Reading(
      .uuid(uuid), "uuid/01020304-0506-0708-090a-0b0c0d0e0f10",
      "01020304-0506-0708-090A-0B0C0D0E0F10", "UUID"),
    Reading(.maybe("Milk"), "maybe/milk", "Milk", "Optional<String>"),
    Reading(.maybe(nil), "maybe/none", "nil", "Optional<String>"),
    Reading(.maybeInt(3), "maybe-int/3", "3", "Optional<Int>"),
    Reading(.maybeDate(nil), "maybe-date/none", "nil", "Optional<Date>"),
    Reading(
      .maybeDate(Date(timeIntervalSince1970: 0)), "maybe-date/1970-01-01-00-00-00-0000",
      "1970-01-01 00:00:00 +0000", "Optional<Date>"),
    Reading(.size(.extraLarge), "size/xl", "XL", "Size"),
    Reading(.grade(.first), "grade/1", "1", "Grade"),
    Reading(.color(.darkBlue), "color/dark-blue", "darkBlue", "Color"),
    Reading(.filter(.all), "filter/all", "all", "Filter"),
    Reading(.filter(.named("Hot pot")), "filter/named-hot-pot", "named Hot pot", "Filter"),
    Reading(.filter(.range(from: 1, to: 9)), "filter/range-1-9", "range 1 9", "Filter"),
    Reading(.filter(.color(.red)), "filter/color-red", "color red", "Filter"),
    Reading(.champion(Champion(id: "266", name: "Aatrox")), "champion/266", "Aatrox", "Champion"),
    Reading(.recipe(Recipe(id: 7, title: "Apple pie")), "recipe/7", "Apple pie", "Recipe"),
    Reading(.tag(Tag(name: "Sour")), "tag/sour", "Sour", "Tag"),
    Reading(
      .token(Token(id: uuid)), "token/01020304-0506-0708-090a-0b0c0d0e0f10",
      "01020304-0506-0708-090A-0B0C0D0E0F10", "Token"),
    Reading(.money(Money(cents: 500)), "money/500-cents", "$5", "Money"),
    Reading(.named(Named()), "named/only-slug", "Only Slug", "Named"),
    Reading(.described(Described()), "described/as-described", "As described", "Described"),
    Reading(.character("é"), "character/é", "é", "Character"),
    Reading(.list([1, 2]), "list/1-2", "[1, 2]", "Array<Int>"),
  ])
  func aValueIsNamedByWhatItSays(reading: Reading) {
    let (graph, diagnostics) = stackWalk(reading.route)
    #expect(graph.ids == ["one/\(reading.id)"])
    #expect(graph.destinations[0].values.map(\.text) == [reading.text])
    #expect(graph.destinations[0].values.map(\.type) == [reading.type])
    #expect(graph.destinations[0].values.map(\.label) == [nil])
    #expect(diagnostics.isEmpty)
  }

  @Test func severalValuesAreJoinedByTwoDashes() {
    enum Many: Route {
      case mixed(Int, name: String, Color), labelled(id: Int), pair((first: Int, second: Int))

      var screen: Screen { Screen() }

      static func == (left: Many, right: Many) -> Bool { "\(left)" == "\(right)" }
      func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
    }
    let mixed = stackGraph(Many.mixed(1, name: "Hot pot", .red)).destinations[0]
    #expect(mixed.id.rawValue == "many/mixed/1--hot-pot--red")
    #expect(mixed.values.map(\.label) == [nil, "name", nil])
    #expect(mixed.values.map(\.text) == ["1", "Hot pot", "red"])
    let labelled = stackGraph(Many.labelled(id: 5)).destinations[0]
    #expect(labelled.id.rawValue == "many/labelled/5")
    #expect(labelled.values.map(\.label) == ["id"])
    let pair = stackGraph(Many.pair((1, 2))).destinations[0]
    #expect(pair.id.rawValue == "many/pair/1--2")
  }

  @Test func valuesWithoutANameAreReportedOnceAType() {
    struct Point: Hashable { let x: Int, y: Int }
    enum Map: Route {
      case root, point(Point)

      var screen: Screen {
        guard self == .root else { return Screen() }
        return Screen("Map") {
          for x in 1...2 { NavigationLink("Point", value: Map.point(Point(x: x, y: 0))) }
        }
      }
    }
    let (graph, diagnostics) = stackWalk(Map.root)
    #expect(
      diagnostics.map(\.description) == [
        "warning: values of the type 'Point' have no name of their own [value-without-name]\n"
          + "  help: give 'Point' an 'id' and a 'name', or conform it to RouteValue"
      ])
    #expect(graph.ids == ["map/point/point-x-1-y-0", "map/point/point-x-2-y-0", "map/root"])
  }

  @Test func aRouteThatIsNoEnumIsItsOwnValue() {
    struct Item: Route {
      let id: Int
      let name: String
      var screen: Screen { Screen(name) }
    }
    let item = stackGraph(Item(id: 3, name: "Pear")).destinations[0]
    #expect(item.id.rawValue == "item/value/3")
    #expect(item.type == "Item")
    #expect(item.caseName == nil)
    #expect(item.values == [RouteArgument(label: nil, type: "Item", text: "Pear", slug: "3")])
  }

  @Test func caseNamesAreReadAsTheyAreWritten() {
    enum Odd: Route {
      case `default`, `init`, 한글, openURLNow, `first screen`, `a.b/c`, step1Of2

      var screen: Screen { Screen() }
    }
    func read(_ route: Odd) -> [String] {
      let destination = stackGraph(route).destinations[0]
      return [destination.caseName ?? "", destination.id.rawValue]
    }
    #expect(read(.default) == ["default", "odd/default"])
    #expect(read(.`init`) == ["init", "odd/init"])
    #expect(read(.한글) == ["한글", "odd/한글"])
    #expect(read(.openURLNow) == ["openURLNow", "odd/open-url-now"])
    #expect(read(.`first screen`) == ["first screen", "odd/first-screen"])
    #expect(read(.`a.b/c`) == ["a.b/c", "odd/a-b-c"])
    #expect(read(.step1Of2) == ["step1Of2", "odd/step1-of2"])
  }
}
