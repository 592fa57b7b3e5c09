import Bytes
import Notes
import RouteGraph

/// Tells which page a note belongs to, by its path below the content folder.
///
/// `<flow>/<case>.md` belongs to a case, `<flow>/<case>/<values>.md` to one destination,
/// `<flow>/index.md` to a flow, `index.md` to the overview. Where two types of a flow share a case
/// name, `<Type>.<case>` stands in its place.
struct NoteBinding: Sendable {
  /// The flows' names, as they stand in paths.
  let flowNames: [String]
  /// What the flows' graphs say about cases.
  let outlines: [FlowOutline]

  /// Binds notes to the pages of flows. O(destinations + transitions).
  init(_ graphs: [NamedGraph]) {
    flowNames = graphs.map(\.name)
    outlines = graphs.map { FlowOutline($0.graph) }
  }

  /// The page of a note, or what is wrong with its path.
  ///
  /// - Parameter path: The note's path below the content folder.
  func place(of path: String) -> NotePlaceResult {
    if let place = path.withUTF8Bytes({ place(spelledPath: $0) }) { return .found(place) }
    // By bytes: a slash is never part of a longer letter.
    let parts = path.utf8.dropLast(3).split(separator: UInt8(ascii: "/"))
      .map { String(Substring($0)) }
    guard parts != ["index"] else { return .found(.site) }
    guard parts.count > 1, let name = parts.first else {
      return .missing(
        LinkFault(
          "note-without-flow", "no page shows a note that lies outside the flows' folders",
          fix: "move it to 'index.md' or into the folder of a flow: \(Self.quoted(flowNames))"))
    }
    guard let flow = flowNames.firstIndex(of: name) else {
      let question = NearestName.question(for: name, among: flowNames)
      return .missing(
        LinkFault(
          "unknown-flow", "there is no flow '\(name)'",
          fix: question ?? "the flows are \(Self.quoted(flowNames))")
      )
    }
    guard parts.count > 2 || parts[1] != "index" else { return .found(.flow(flow)) }
    let values = parts.count > 2 ? parts[2...].joined(separator: "/") : nil
    return place(case: parts[1], values: values, in: flow)
  }

  /// The destination whose note's path is spelled as its flow does: most notes'.
  private func place(spelledPath path: UnsafeBufferPointer<UInt8>) -> NotePlace? {
    guard let slash = path.firstIndex(of: UInt8(ascii: "/")), slash + 4 < path.count else {
      return nil
    }
    let name = UnsafeBufferPointer(rebasing: path[..<slash])
    let route = UnsafeBufferPointer(rebasing: path[(slash + 1)..<(path.count - 3)])
    let flow = flowNames.firstIndex { $0.withUTF8Bytes { $0.isEqual(to: name) } }
    guard let flow, let destination = outlines[flow].spelledRoutes.find(route)?.destination
    else { return nil }
    return .destination(flow: flow, destination)
  }

  /// The page of a case or a destination, or why there is none.
  ///
  /// - Parameters:
  ///   - name: The case's name, after its type's and a dot where need be.
  ///   - values: The destination's last part; nil for the case itself.
  ///   - flow: The number of the flow.
  func place(case name: String, values: String?, in flow: Int) -> NotePlaceResult {
    let outline = outlines[flow]
    let found = outline.groupsByName[name] ?? []
    guard let number = found.first else {
      let names =
        name.contains(".")
        ? outline.groups.map { "\($0.type).\($0.name)" } : Set(outline.groups.map(\.name)).sorted()
      return .missing(
        LinkFault(
          "unknown-route", "the flow '\(flowNames[flow])' has no route '\(name)'",
          fix: NearestName.question(for: name, among: names)
            ?? "its routes are \(Self.quoted(names))"))
    }
    guard found.count == 1 else {
      let names = found.map { "\(outline.groups[$0].type).\(name)" }
      return .missing(
        LinkFault(
          "ambiguous-route", "the flow '\(flowNames[flow])' has several routes '\(name)'",
          fix: "name the type too: \(Self.quoted(names))"))
    }
    guard let values else { return .found(.group(flow: flow, number)) }
    return place(values: values, of: outline.groups[number], in: flow)
  }

  private func place(
    values: String, of group: RouteGroup, in flow: Int
  ) -> NotePlaceResult {
    let outline = outlines[flow]
    func place(named name: String) -> Int? {
      outline.index.position(of: DestinationID(rawValue: "\(group.path)/\(name)"))
        .flatMap { group.destinations.contains($0) ? $0 : nil }
    }
    if let place = place(named: values) ?? place(named: Slug(values).text) {
      return .found(.destination(flow: flow, place))
    }
    let known = group.destinations.lazy.map { place in
      let id = outlines[flow].destinations[place].id.rawValue
      return String(id[(id.lastIndex(of: "/") ?? id.startIndex)...].dropFirst())
    }
    let fix =
      outlines[flow].destinations[group.destinations.lowerBound].values.isEmpty
      ? "it has no values: name it '\(group.name)' alone"
      : NearestName.question(for: values, amongSorted: known)
        ?? "its destinations are \(Self.quoted(known))"
    return .missing(
      LinkFault(
        "unknown-destination", "the route '\(group.name)' has no destination '\(values)'", fix: fix)
    )
  }

  /// A few names in quotes.
  private static func quoted(_ names: some Collection<String>) -> String {
    let some = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 8 ? "\(some), …" : some
  }
}

/// The page of a note or a link, or why there is none.
enum NotePlaceResult {
  case found(NotePlace)
  case missing(LinkFault)
}
