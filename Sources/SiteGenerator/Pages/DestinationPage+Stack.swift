import Mustache
import RouteGraph

/// The screen under a presented one.
struct PresenterRecord: TemplateRecord {
  let styleWord: String
  let title: String
  let href: String

  init?(_ page: DestinationPage) {
    guard let style = page.state.machine.presentationStyle,
      let presenter = page.state.machine.presenter.flatMap({ page.flow.place(of: $0) })
    else { return nil }
    styleWord = page.words.name(of: style)
    title = page.flow.title(of: presenter)
    href = page.links.href(to: presenter, of: page.flow)
  }

  static let fields: [TemplateField<PresenterRecord>] = [
    .text("styleWord", \.styleWord),
    .text("title", \.title),
    .text("href", \.href),
  ]
}

/// One entry of the back stack over the device.
struct StackEntry: TemplateRecord {
  let id: String
  let title: String
  let href: String?
  let isOnPath: Bool
  let isRoot: Bool

  static let fields: [TemplateField<StackEntry>] = [
    .text("id", \.id),
    .text("title", \.title),
    .optionalText("href", \.href),
    .text("onPath") { $0.isOnPath && !$0.isRoot ? "true" : "false" },
    .flag("isOffPath") { !$0.isOnPath && !$0.isRoot },
    .flag("isCurrent") { $0.href == nil },
  ]

  /// The top layer's back stack, root first.
  static func entries(of page: DestinationPage) -> [StackEntry] {
    let trail = page.state.machine.trail
    return trail.enumerated().map { place, entry in
      let destination = page.flow.place(of: entry.destination) ?? page.destination
      return StackEntry(
        id: entry.destination.rawValue, title: page.flow.title(of: destination),
        href: place == trail.count - 1 ? nil : page.links.href(to: destination, of: page.flow),
        isOnPath: entry.isOnPath, isRoot: place == 0)
    }
  }
}

/// The switch between phone and tablet.
struct DeviceWidths: TemplateRecord {
  static let fields: [TemplateField<DeviceWidths>] = [
    .flag("isPhone") { _ in false },
    .flag("isPad") { _ in true },
  ]
}

/// The distinct back stacks of a destination that has several.
struct StackList: TemplateRecord {
  /// The most back stacks that a page lists.
  static let limit = 6
  /// Up to this many destinations every back stack of a flow is searched for. The number of stacks
  /// grows much faster than the flow; beyond, each way in stands for the shortest one through it.
  static let searchedDestinations = 500

  let items: [StackItem]
  let differs: String?
  let leftOut: LeftOut?

  init?(_ page: DestinationPage) {
    let found = Self.stacks(of: page)
    guard found.stacks.count > 1 else { return nil }
    let flow = page.flow
    items = found.stacks.map { stack in
      StackItem(
        href: flow.stacks.state(of: stack).map { state in
          page.links.href(to: page.destination, of: flow) + "#" + StateFragment.text(of: state)
        },
        entries: stack.entries.map { entry in
          StackItemEntry(title: flow.title(of: entry.destination), isOffPath: !entry.isOnPath)
        })
    }
    let previous = found.stacks.compactMap { $0.entries.dropLast().last?.destination }
    let titles = previous.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
      .map { flow.title(of: $0) }
    differs = titles.count > 1 ? page.words.backDiffers(titles) : nil
    leftOut =
      found.leftOutCount > 0
      ? LeftOut(text: page.words.leftOut(found.leftOutCount, isExact: found.isExact), href: nil)
      : nil
  }

  private static func stacks(of page: DestinationPage) -> BackStackAlternatives {
    let stacks = page.flow.stacks
    return page.flow.graph.destinations.count <= searchedDestinations
      ? stacks.alternatives(of: page.destination, limit: limit)
      : stacks.waysIn(of: page.destination, limit: limit)
  }

  static let fields: [TemplateField<StackList>] = [
    .text("count") { String($0.items.count) },
    .optionalText("differs", \.differs),
    .list("items", \.items),
    .optionalRecord("leftOut", \.leftOut),
  ]
}

/// One back stack.
struct StackItem: TemplateRecord {
  /// What opens the page with this very stack.
  let href: String?
  let entries: [StackItemEntry]

  static let fields: [TemplateField<StackItem>] = [
    .optionalText("href", \.href),
    .list("entries", \.entries),
  ]
}

/// One entry of one back stack.
struct StackItemEntry: TemplateRecord {
  let title: String
  let isOffPath: Bool

  static let fields: [TemplateField<StackItemEntry>] = [
    .text("title", \.title),
    .flag("isOffPath", \.isOffPath),
  ]
}
