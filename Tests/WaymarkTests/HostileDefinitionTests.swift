import DefinitionSource
import Foundation
import RouteGraph
import Testing

/// A definition of a flow whose names and texts are as bad as they can be.
@Suite struct HostileDefinitionTests {
  private static func destination(
    _ id: String, _ type: String, _ name: String?, _ title: String
  ) -> Destination {
    Destination(id: DestinationID(rawValue: id), type: type, caseName: name, title: title)
  }

  /// A graph whose names and texts are as bad as they can be.
  static var hostile: FlowGraph {
    let names = [
      "default", "init", "Type", "self", "screen", "first screen", "홈", "Start#asks", "Screen",
      "a`b\\c", "+", "", "String",
    ]
    var destinations = names.enumerated().map { number, name in
      destination("screen/\(number)", "Screen", name, "\"\\(name)\"\n\u{202E}*/ \u{0}\(name)")
    }
    destinations.append(destination("list/self", "List", "Screen", "A"))
    destinations.append(destination("shop-route/a", "Shop.Route", "a", "A"))
    destinations.append(destination("list/again", "List", "Screen", "B"))
    destinations.append(destination("int/value", "[Int: String]", nil, "C"))
    var ahri = destination("shop-route/champion/ahri", "Shop.Route", "champion", "Ahri")
    ahri.values = [
      RouteArgument(label: "of", type: "Champion", text: "Ah\"ri", slug: "ahri"),
      RouteArgument(label: nil, type: "Int", text: "7", slug: "7"),
    ]
    destinations.append(ahri)
    destinations.sort { $0.id < $1.id }
    let start = DestinationID(rawValue: "screen/0")
    let transitions = destinations.map {
      Transition(from: start, action: .push([$0.id]), label: "\u{200B}\"")
    }
    for index in destinations.indices { destinations[index].view = "\n*/ }" }
    var graph = FlowGraph(
      id: FlowID(rawValue: "hostile"), title: "3 \"D\" \\(x)",
      container: .split([
        .init(id: "sidebar", content: .screen(start)),
        .init(
          id: "detail",
          content: .tabs([
            .init(id: TabID(rawValue: "`"), title: "\n", icon: "\"", content: .screen(start))
          ])),
      ]),
      destinations: destinations, transitions: transitions)
    graph.unresolved = [
      UnresolvedSite(
        location: SourceLocation(file: "A.swift", line: 1), reason: "x", text: "a\nstruct B {}")
    ]
    return graph
  }

  @Test func hostileNamesStayNames() throws {
    let text = DefinitionSource(Self.hostile).text
    for line in [
      "enum Screen: Waymark.Route {", "  case `Start#asks`", "  case `a_b_c`", "  case `default`",
      "  var screen: Waymark.Screen {", "extension Shop {", "  case ScreenToo",
      "// - A.swift:1: x: a struct B {}",
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    #expect(text.contains("\\u{202E}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(try DefinitionCompiler.accepts(text) != false)
  }
}
