import Bytes
import Mustache
import RouteGraph

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

  /// The back stacks of a page's destination; nil where it has only one.
  ///
  /// - Parameters:
  ///   - state: The page's screen, on the canonical one.
  ///   - fragment: The fragment of that state.
  ///   - frame: What stands around the page's own content.
  init?(of state: ScreenState, fragment: String, frame: PageFrame) {
    let flow = state.flow
    let found = Self.stacks(of: state.destination, in: flow)
    guard found.stacks.count > 1 else { return nil }
    items = found.stacks.enumerated().map { place, stack in
      StackItem(
        frame: frame, state: state, stack: stack,
        fragment: place == 0
          ? fragment : flow.stacks.state(of: stack).map { StateFragment.text(of: $0) })
    }
    let previous = found.stacks.compactMap { $0.entries.dropLast().last?.destination }
    let titles = previous.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
      .map { flow.title(of: $0) }
    differs = titles.count > 1 ? frame.words.backDiffers(titles) : nil
    leftOut =
      found.leftOutCount > 0
      ? LeftOut(text: frame.words.leftOut(found.leftOutCount, isExact: found.isExact), href: nil)
      : nil
  }

  private static func stacks(of destination: Int, in flow: FlowPlan) -> BackStackAlternatives {
    flow.graph.destinations.count <= searchedDestinations
      ? flow.stacks.alternatives(of: destination, limit: limit)
      : flow.stacks.waysIn(of: destination, limit: wayLimit)
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
  let frame: PageFrame
  /// The page's screen.
  let state: ScreenState
  let stack: BackStack
  /// The fragment of the app's state with the stack; nil where the app can't be in it.
  let fragment: String?

  /// Writes what opens the page with this very stack.
  private func writeAddress(into out: inout ByteBuffer) {
    guard let fragment else { return }
    frame.links.write(to: state.destination, of: state.flow, into: &out)
    out.append("#")
    out.append(escaping: fragment)
  }

  static let fields: [TemplateField<StackItem>] = [
    .optionalText("href", if: { $0.fragment != nil }, writing: { $0.writeAddress(into: &$1) }),
    .optionalText("layer") { item in
      item.stack.presentation.map {
        "\(item.frame.words.name(of: $0.style)) \(item.state.flow.title(of: $0.presenter))"
      }
    },
    .list("entries") { item in
      item.stack.entries.lazy.map { StackItemEntry(flow: item.state.flow, entry: $0) }
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
