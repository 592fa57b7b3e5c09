import Bytes
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
  let frame: PageFrame
  let state: ScreenState
  /// The entry's place in the top layer's back stack.
  let place: Int

  private var flow: FlowPlan { state.flow }
  private var destination: Int { state.trail[place].destination }
  private var isCurrent: Bool { place == state.trail.count - 1 }
  /// Whether the entry is on the path; the root is not, nor off it.
  private var isOnPath: Bool { place > 0 && state.trail[place].isOnPath }

  static let fields: [TemplateField<StackEntry>] = [
    .text("id", writing: { $0.flow.writeID(of: $0.destination, into: &$1) }),
    .text("title", writing: { $0.flow.writeTitle(of: $0.destination, into: &$1) }),
    .optionalText(
      "href", if: { !$0.isCurrent },
      writing: { $0.frame.links.write(to: $0.destination, of: $0.flow, into: &$1) }),
    .text("onPath") { $0.isOnPath ? "true" : "false" },
    .flag("isOffPath") { $0.place > 0 && !$0.isOnPath },
    .flag("isCurrent", \.isCurrent),
  ]
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
  /// The most of those that stand for ways in, which the page lists anyway.
  static let wayLimit = 3
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
    items = found.stacks.enumerated().map { place, stack in
      StackItem(page: page, stack: stack, isCanonical: place == 0)
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
      : stacks.waysIn(of: page.destination, limit: wayLimit)
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
  private let frame: PageFrame
  private let flow: FlowPlan
  private let destination: Int
  private let stack: BackStack
  /// The fragment of the app's state with the stack; nil where the app can't be in it.
  private let fragment: String?

  /// - Parameter isCanonical: Whether the page stands on the stack anyway.
  init(page: DestinationPage, stack: BackStack, isCanonical: Bool) {
    frame = page.frame
    flow = page.flow
    destination = page.destination
    self.stack = stack
    fragment =
      isCanonical
      ? page.fragment : flow.stacks.state(of: stack).map { StateFragment.text(of: $0) }
  }

  /// Writes what opens the page with this very stack.
  private func writeAddress(into out: inout ByteBuffer) {
    guard let fragment else { return }
    frame.links.write(to: destination, of: flow, into: &out)
    out.append("#")
    out.append(escaping: fragment)
  }

  static let fields: [TemplateField<StackItem>] = [
    .optionalText("href", if: { $0.fragment != nil }, writing: { $0.writeAddress(into: &$1) }),
    .optionalText("layer") { item in
      item.stack.presentation.map {
        "\(item.frame.words.name(of: $0.style)) \(item.flow.title(of: $0.presenter))"
      }
    },
    .list("entries") { item in
      item.stack.entries.lazy.map { StackItemEntry(flow: item.flow, entry: $0) }
    },
  ]
}

/// One entry of one back stack.
struct StackItemEntry: TemplateRecord {
  let flow: FlowPlan
  let entry: BackStack.Entry

  static let fields: [TemplateField<StackItemEntry>] = [
    .text("title", writing: { $0.flow.writeTitle(of: $0.entry.destination, into: &$1) }),
    .flag("isOffPath") { !$0.entry.isOnPath },
  ]
}
