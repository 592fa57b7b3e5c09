import Bytes
import RouteGraph

/// Writes the fragments of a flow's back stacks, as ``StateFragment`` does of states.
///
/// Every page writes several. What stands around a stack's entries is the same for all stacks of one
/// root place: it is taken from a state once, and between it come ids that lie ready as bytes, so that
/// no page makes states only to name them.
///
/// A class because every address that is written refers to it; nothing in it changes.
final class StackFragments: Sendable {
  /// Where a fragment is written.
  enum Escaping {
    /// In an attribute, where `&` is escaped.
    case html
    /// In a JSON string.
    case json

    fileprivate var layerMark: StaticString { self == .html ? "&amp;" : "&" }
  }

  private let stacks: BackStackTree
  private let texts: DestinationTexts
  /// Whether no id has to be percent-encoded.
  private let hasPlainIDs: Bool
  /// What stands around the entries, by root place; nil where the app can't be there.
  private let frames: [StackFrame?]

  /// The fragments of a flow.
  ///
  /// - Parameters:
  ///   - stacks: The flow's back stacks.
  ///   - texts: What is said of its destinations.
  init(of stacks: BackStackTree, texts: DestinationTexts) {
    self.stacks = stacks
    self.texts = texts
    hasPlainIDs = texts.haveIDs(ofOnly: \.isPlainInPath)
    frames = stacks.starts.map { start in start.map { StackFrame(around: $0) } }
  }

  /// Whether the app can be in the state that a stack of a destination describes.
  func isPossible(_ stack: BackStack) -> Bool {
    isPossible(stack, over: stacks.layers(under: stack))
  }

  /// Whether the app can be in the state that a destination's canonical stack describes.
  func isPossible(canonical stack: BackStack, of destination: Int) -> Bool {
    isPossible(stack, over: stacks.layersUnderCanonicalStack(of: destination))
  }

  /// Writes the fragment of one of a destination's stacks, which must be possible.
  func write(_ stack: BackStack, in escaping: Escaping, into out: inout ByteBuffer) {
    write(stack, over: stacks.layers(under: stack), escaping, into: &out)
  }

  /// Writes the fragment of a destination's canonical stack, or of its screen alone where it has none.
  func write(
    canonical stack: BackStack?, of destination: Int, in escaping: Escaping,
    into out: inout ByteBuffer
  ) {
    guard let stack else {
      out.append("~=")
      return writeID(of: destination, into: &out)
    }
    let layers = stacks.layersUnderCanonicalStack(of: destination)
    write(stack, over: layers, escaping, into: &out)
  }

  private func isPossible(_ stack: BackStack, over layers: [BackStack]) -> Bool {
    if let bottom = layers.first, !isPossible(bottom, over: []) { return false }
    if let presentation = stack.presentation {
      return !layers.isEmpty
        && (stack.entries.count == 1 || presentation.isInStack && !stack.hasSelections)
    }
    return frame(of: stack)?.gap(for: stack) != nil
  }

  private func write(
    _ stack: BackStack, over layers: [BackStack], _ escaping: Escaping,
    into out: inout ByteBuffer
  ) {
    for layer in layers { write(layer, escaping, into: &out) }
    write(stack, escaping, into: &out)
  }

  /// Writes one layer.
  private func write(
    _ layer: BackStack, _ escaping: Escaping, into out: inout ByteBuffer
  ) {
    guard let presentation = layer.presentation else {
      guard let gap = frame(of: layer)?.gap(for: layer) else { return }
      out.append(contentsOf: gap.before)
      write(layer.entries, into: &out)
      return out.append(contentsOf: gap.after)
    }
    out.append(escaping.layerMark)
    out.append(presentation.style.rawValue)
    out.append(presentation.isInStack ? "*:" : ":")
    writeID(of: layer.entries[0].destination, into: &out)
    write(layer.entries, into: &out)
  }

  /// Writes what lies on a root.
  private func write(_ entries: [BackStack.Entry], into out: inout ByteBuffer) {
    for entry in entries.dropFirst() {
      out.append(entry.isOnPath ? UInt8(ascii: "+") : UInt8(ascii: "!"))
      if let column = entry.column {
        out.append(decimal: column)
        out.append(":")
      }
      writeID(of: entry.destination, into: &out)
    }
  }

  private func writeID(of destination: Int, into out: inout ByteBuffer) {
    guard !hasPlainIDs else { return texts.writeID(of: destination, into: &out) }
    texts.withID(of: destination) { path, ending in
      out.append(fragmentName: path)
      out.append(fragmentName: ending)
    }
  }

  private func frame(of stack: BackStack) -> StackFrame? {
    stacks.rootPlace(of: stack).flatMap { frames[$0] }
  }
}

/// What stands around the entries on a root where the app is as it starts.
///
/// Classes, because every fragment refers to them; nothing in them changes.
private final class StackFrame: Sendable {
  /// The bytes before the entries and after them.
  final class Gap: Sendable {
    let before: [UInt8]
    let after: [UInt8]

    init(before: some Sequence<UInt8>, after: some Sequence<UInt8>) {
      self.before = Array(before)
      self.after = Array(after)
    }
  }

  private let bare: Gap
  /// Around what was pushed; nil where no stack takes it.
  private let pushed: Gap?
  /// Around entries that a split view's columns selected; nil where there is none.
  private let selected: Gap?

  init(around start: BackStackMachine) {
    bare = Gap(before: Self.bytes(of: start), after: [])
    let screen = DestinationID(rawValue: "")
    pushed = Self.gap(for: BackStackEntry(screen), on: start, mark: "+")
    selected = Self.gap(for: BackStackEntry(screen, column: 1), on: start, mark: "+1:")
  }

  /// Where a stack's entries go; nil where they can't lie here.
  func gap(for stack: BackStack) -> Gap? {
    guard stack.entries.count > 1 else { return bare }
    return stack.hasSelections ? selected : pushed
  }

  /// Finds where an entry goes by an entry without a name. Its `+` is the only one: ids of tabs have
  /// theirs percent-encoded.
  private static func gap(
    for entry: BackStackEntry, on start: BackStackMachine, mark: StaticString
  ) -> Gap? {
    var state = start
    guard (try? state.place([entry])) != nil else { return nil }
    let fragment = bytes(of: state)
    guard let place = fragment.firstIndex(of: UInt8(ascii: "+")) else { return nil }
    return Gap(
      before: fragment[..<place], after: fragment[(place + mark.utf8CodeUnitCount)...])
  }

  private static func bytes(of state: BackStackMachine) -> [UInt8] {
    var out = ByteBuffer()
    StateFragment.write(state, into: &out)
    return out.bytes
  }
}
