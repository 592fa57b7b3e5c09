package import RouteGraph

/// A graph as the Swift that defines it, for a team that wants to own the flow.
///
/// The source compiles as it stands and, walked, gives the graph's container, the destinations that
/// can be reached, and their transitions. What the definition language can't say is left out: places
/// in the source, names of views, how sure a scan was, and destinations that nothing leads to are
/// cases without a way to them. A control that no element draws comes last on its screen, and one that
/// selects a tab no longer names the tab's root.
package struct DefinitionSource {
  /// The first line of the source, by which a file is known to be written by Waymark.
  package static let mark = "// A definition of this flow, written by 'waymark scan --emit swift'."

  private let graph: FlowGraph
  private let routes: RouteTypes
  private let actions: ActionSource
  private let vocabulary: Vocabulary
  private let siteName: String

  /// - Parameter graph: The graph to define.
  package init(_ graph: FlowGraph) {
    self.graph = graph
    routes = RouteTypes(graph)
    actions = ActionSource(routes: routes, tabRoots: graph.container.tabRoots)
    var name = SwiftName.typeName(graph.title) + "Site"
    if name.hasPrefix("`") { name = "Site" }
    while routes.names.contains(name) { name += "Too" }
    siteName = name
    vocabulary = Vocabulary(leaving: routes.names.union([name]))
  }

  /// The source.
  package var text: String {
    var out = SourceText()
    out.line(Self.mark)
    out.line("")
    out.line("import Waymark")
    out.line("")
    writeSite(into: &out)
    for type in routes.types {
      out.line("")
      write(type, into: &out)
      if let alias = type.alias { out.line("typealias \(alias) = \(type.fullName)") }
    }
    for name in routes.valueTypes {
      out.line("")
      writeValue(name, into: &out)
    }
    writeUnresolved(into: &out)
    return out.text
  }

  private func writeSite(into out: inout SourceText) {
    out.block("@main struct \(siteName): \(vocabulary("FlowSite"))") { out in
      out.line(
        "var title: \(vocabulary.standard("String")) { \(SwiftName.literal(graph.title)) }")
      out.line("")
      out.block("var flows: [\(vocabulary("Flow"))]") { out in
        let container = ContainerSource(vocabulary: vocabulary, routes: routes)
        let title = SwiftName.literal(graph.title)
        let id =
          Slug(graph.title).text == graph.id.rawValue
          ? "" : ", id: \(SwiftName.literal(graph.id.rawValue))"
        out.block("\(vocabulary("Flow"))(\(title)\(id))") {
          container.write(graph.container, into: &$0)
        }
        for modifier in modifiers { out.line(modifier) }
      }
    }
  }

  private var modifiers: [String] {
    var modifiers: [String] = []
    if graph.accent != .blue { modifiers.append(".accent(.\(graph.accent.rawValue))") }
    if let tag = graph.language { modifiers.append(".language(\(SwiftName.literal(tag)))") }
    let title = graph.bar.defaultTitle.map { SwiftName.literal($0) }
    if let background = graph.bar.background {
      let more = title.map { ", defaultTitle: \($0)" } ?? ""
      modifiers.append(".navigationBar(background: .\(background.rawValue)\(more))")
    } else if let title {
      modifiers.append(".defaultTitle(\(title))")
    }
    if graph.bar.hasOwnTabBar { modifiers.append(".ownTabBar()") }
    return modifiers
  }

  private func write(_ type: RouteType, into out: inout SourceText) {
    let outer = type.path.dropLast().joined(separator: ".")
    guard !outer.isEmpty else { return writeEnum(type, into: &out) }
    if !routes.types.contains(where: { $0.fullName == outer }),
      routes.types.first(where: { $0.path.dropLast().elementsEqual(type.path.dropLast()) })?.path
        == type.path
    {
      writeOuter(type.path.dropLast(), into: &out)
    }
    out.block("extension \(outer)") { writeEnum(type, into: &$0) }
  }

  /// The types around a nested route, which hold nothing else.
  private func writeOuter(_ path: some Collection<String>, into out: inout SourceText) {
    guard let first = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      out.line("enum \(first) {}")
    } else {
      out.block("enum \(first)") { writeOuter(rest, into: &$0) }
    }
    out.line("")
  }

  private func writeEnum(_ type: RouteType, into out: inout SourceText) {
    out.block("enum \(type.path.last ?? "Routes"): \(vocabulary("Route"))") { out in
      for route in type.cases {
        let parameters = route.parameters.map { parameter in
          (parameter.label.map { SwiftName.identifier($0) + ": " } ?? "")
            + (RouteTypes.plainTypes.contains(parameter.type)
              ? vocabulary.standard(parameter.type) : parameter.type)
        }
        out.line(
          "case \(route.name)"
            + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"))
      }
      out.line("")
      out.block("var screen: \(vocabulary("Screen"))") { out in
        out.line("switch self {")
        for route in type.cases { write(route, into: &out) }
        if type.cases.contains(where: { !$0.parameters.isEmpty }) {
          out.line("default:")
          out.indented { $0.line("return \(vocabulary("Screen"))()") }
        }
        out.line("}")
      }
    }
  }

  private func write(_ route: RouteCase, into out: inout SourceText) {
    let screens = ScreenSource(vocabulary: vocabulary, actions: actions)
    for destination in route.destinations {
      guard let pattern = routes.pattern(of: destination.id) else { continue }
      out.line("case \(pattern):")
      out.indented { out in
        let places = [destination.view, destination.source?.description].compactMap(\.self)
        if !places.isEmpty { out.comment(places.joined(separator: ", ")) }
        screens.write(
          destination, graph.transitions.filter { $0.from == destination.id }, into: &out)
      }
    }
  }

  private func writeValue(_ name: String, into out: inout SourceText) {
    let text = vocabulary.standard("String")
    out.block("struct \(name): \(vocabulary("RouteValue")), Hashable, Sendable") { out in
      out.line("let routeSlug: \(text)")
      out.line("let routeLabel: \(text)")
      out.line("")
      out.block("init(_ label: \(text), slug: \(text))") { out in
        out.line("routeSlug = slug")
        out.line("routeLabel = label")
      }
    }
  }

  private func writeUnresolved(into out: inout SourceText) {
    guard !graph.unresolved.isEmpty else { return }
    out.line("")
    out.line("// What the scan could not follow:")
    for site in graph.unresolved {
      out.comment("- \(site.location): \(site.reason): \(site.text)")
    }
  }
}
