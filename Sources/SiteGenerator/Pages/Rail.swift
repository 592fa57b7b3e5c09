import Mustache
import RouteGraph

/// A flow in the rail, with its routes where it is the page's own.
struct RailFlow: TemplateRecord {
  let frame: PageFrame
  let number: Int

  private var flow: FlowPlan { frame.plan.flows[number] }
  private var isCurrent: Bool { frame.place.flow == number }

  static let fields: [TemplateField<RailFlow>] = [
    .text("title") { $0.flow.graph.title },
    .text("href", writing: { $0.frame.links.write(to: $0.flow, into: &$1) }),
    .text("tint") { $0.flow.graph.accent.rawValue },
    .optionalText("current") { row in
      if row.frame.place == .flow(row.number) { return "page" }
      return row.isCurrent ? "true" : nil
    },
    .list("groups") { row in
      row.isCurrent
        ? RailGroup.groups(of: row.flow, in: row.frame, number: row.number) : []
    },
  ]
}

/// The routes of one type in the rail.
struct RailGroup: TemplateRecord {
  /// The most routes that the rail lists; of more it shows the current one's neighbours.
  static let limit = 40

  let frame: PageFrame
  let flow: FlowPlan
  /// The type's name, where the flow has several.
  let type: String?
  let routes: [RailRoute]

  static let fields: [TemplateField<RailGroup>] = [
    .optionalText("type", \.type),
    .list("routes", \.routes),
  ]

  /// The flow's routes by type, in the order in which one reaches them.
  static func groups(of flow: FlowPlan, in frame: PageFrame, number: Int) -> [RailGroup] {
    let current: Int? =
      switch frame.place {
      case .group(_, let group): group
      case .destination(_, let destination): flow.group(of: destination)
      default: nil
      }
    let shown = flow.railOrder(around: current, limit: limit)
    let types = shown.groups.reduce(into: [String]()) { types, group in
      let type = flow.groups[group].type
      if !types.contains(type) { types.append(type) }
    }
    var groups = types.map { type in
      RailGroup(
        frame: frame, flow: flow, type: types.count > 1 ? type : nil,
        routes: shown.groups.filter { flow.groups[$0].type == type }
          .map { RailRoute(frame: frame, flow: flow, group: $0, current: current, more: 0) })
    }
    if shown.leftOut > 0 {
      let more = RailRoute(frame: frame, flow: flow, group: 0, current: nil, more: shown.leftOut)
      groups.append(RailGroup(frame: frame, flow: flow, type: nil, routes: [more]))
    }
    return groups
  }
}

/// A route in the rail, or what leads to the ones left out.
struct RailRoute: TemplateRecord {
  let frame: PageFrame
  let flow: FlowPlan
  let group: Int
  let current: Int?
  /// How many routes are left out, where this stands for them.
  let more: Int

  static let fields: [TemplateField<RailRoute>] = [
    .text("title") { row in
      row.more > 0 ? row.frame.words.leftOut(row.more) : row.flow.groups[row.group].name
    },
    .text(
      "href",
      writing: { row, out in
        if row.more > 0 {
          row.frame.links.write(to: row.flow, into: &out)
        } else {
          row.frame.links.write(toEntryOf: row.flow.groups[row.group], of: row.flow, into: &out)
        }
      }),
    .optionalText("count") { row in
      let count = row.flow.groups[row.group].destinations.count
      return row.more > 0 || count == 1 ? nil : String(count)
    },
    .optionalText("current") { row in
      guard row.more == 0, row.current == row.group else { return nil }
      if case .destination = row.frame.place, row.flow.groups[row.group].hasPage { return "true" }
      return "page"
    },
  ]
}

extension FlowPlan {
  /// Which cases a rail lists: all, or those around the current one.
  func railOrder(around current: Int?, limit: Int) -> (groups: ArraySlice<Int>, leftOut: Int) {
    guard groupOrder.count > limit else { return (groupOrder[...], 0) }
    let place = current.map { groupPlaces[$0] } ?? 0
    let start = max(0, min(place - limit / 2, groupOrder.count - limit))
    return (groupOrder[start..<(start + limit)], groupOrder.count - limit)
  }
}
