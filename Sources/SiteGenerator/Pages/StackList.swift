import Bytes
import Mustache
import RouteGraph

/// The distinct back stacks of a destination that has several.
///
/// A class because each of its rows refers to it; nothing in it changes.
final class StackList: TemplateRecord {
  /// The most back stacks that a page lists.
  static let limit = 6
  /// The most of those that stand for ways in, which the page lists anyway.
  static let wayLimit = 3
  /// Up to this many destinations every back stack of a flow is searched for. The number of stacks
  /// grows much faster than the flow; beyond, each way in stands for the shortest one through it.
  static let searchedDestinations = 500

  fileprivate let frame: PageFrame
  /// The page's screen.
  fileprivate let state: ScreenState
  /// The stacks, the page's own first.
  fileprivate let found: BackStackAlternatives
  /// The screens that Back leads to, each once.
  private let previous: [Int]

  /// The back stacks of a page's destination; nil where it has only one.
  ///
  /// - Parameters:
  ///   - state: The page's screen, on the canonical one.
  ///   - frame: What stands around the page's own content.
  init?(of state: ScreenState, frame: PageFrame) {
    let (flow, destination) = (state.flow, state.destination)
    found =
      flow.graph.destinations.count <= Self.searchedDestinations
      ? flow.stacks.alternatives(of: destination, limit: Self.limit)
      : flow.stacks.waysIn(of: destination, canonical: state.stack, limit: Self.wayLimit)
    guard found.stacks.count > 1 else { return nil }
    self.frame = frame
    self.state = state
    var previous: [Int] = []
    previous.reserveCapacity(found.stacks.count)
    for stack in found.stacks where stack.entries.count > 1 {
      let screen = stack.entries[stack.entries.count - 2].destination
      if !previous.contains(screen) { previous.append(screen) }
    }
    self.previous = previous
  }

  static let fields: [TemplateField<StackList>] = [
    .number("count") { $0.found.stacks.count },
    .optionalText(
      "differs", if: { $0.previous.count > 1 }, writing: { $0.writeDifference(into: &$1) }),
    .list("items") { list in
      list.found.stacks.indices.lazy.map { StackItem($0, of: list) }
    },
    .optionalRecord("leftOut") { list in
      list.found.leftOutCount > 0
        ? LeftOut(
          text: list.frame.words.leftOut(list.found.leftOutCount, isExact: list.found.isExact),
          href: nil)
        : nil
    },
  ]

  /// Writes where Back leads to.
  private func writeDifference(into out: inout ByteBuffer) {
    let sentence = frame.words.backDiffers
    out.append(escaping: sentence.opening)
    for place in previous.indices {
      if place > 0 { out.append(escaping: sentence.or) }
      state.flow.writeTitle(of: previous[place], into: &out)
    }
    out.append(escaping: sentence.closing)
  }
}

/// One back stack.
struct StackItem: TemplateRecord {
  private let list: StackList
  private let number: Int
  /// Whether the app can be in its state.
  private let isPossible: Bool

  /// A stack of a list, by its place.
  init(_ number: Int, of list: StackList) {
    self.list = list
    self.number = number
    isPossible = number == 0 || list.state.flow.fragments.isPossible(list.found.stacks[number])
  }

  @inline(__always) private var stack: BackStack { list.found.stacks[number] }

  /// Writes what opens the page with this very stack.
  private func writeAddress(into out: inout ByteBuffer) {
    let (flow, destination) = (list.state.flow, list.state.destination)
    list.frame.links.write(to: destination, of: flow, into: &out)
    out.append("#")
    if number == 0 {
      flow.fragments.write(canonical: list.state.stack, of: destination, in: .html, into: &out)
    } else {
      flow.fragments.write(stack, in: .html, into: &out)
    }
  }

  /// Writes how the stack's layer is presented, and over what.
  private func writeLayer(into out: inout ByteBuffer) {
    guard let presentation = stack.presentation else { return }
    out.append(escaping: list.frame.words.name(of: presentation.style))
    out.append(" ")
    list.state.flow.writeTitle(of: presentation.presenter, into: &out)
  }

  static let fields: [TemplateField<StackItem>] = [
    .optionalText("href", if: \.isPossible, writing: { $0.writeAddress(into: &$1) }),
    .optionalText(
      "layer", if: { $0.stack.presentation != nil }, writing: { $0.writeLayer(into: &$1) }),
    .list("entries") { item in
      let flow = item.list.state.flow
      return item.stack.entries.lazy.map { StackItemEntry(flow: flow, entry: $0) }
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
