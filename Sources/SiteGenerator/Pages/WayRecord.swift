import Bytes
import Mustache
import RouteGraph

/// One way out of a screen or into it: what a row in a list of ways says.
protocol WayRecord: TemplateRecord {
  /// The texts in the page's language.
  var words: Words { get }
  /// What the control does.
  var kind: ActionKind { get }
  /// Writes what the way leads to, or what it does, escaped.
  func writeTitle(into out: inout ByteBuffer)
  /// Whether the way leads to a page or an address.
  var hasTarget: Bool { get }
  /// Writes the page or the address, escaped.
  func writeTarget(into out: inout ByteBuffer)
  /// Whether the control has a text that the title doesn't say.
  var hasLabel: Bool { get }
  /// Writes that text, escaped.
  func writeLabel(into out: inout ByteBuffer)
  /// What must hold for the control to exist.
  var condition: Condition? { get }
  /// How sure it is that the way exists.
  var confidence: Confidence { get }
  /// What may surprise about the control.
  var remark: String? { get }
  /// Why the control is dead.
  var reason: String? { get }
  /// Writes the action as attributes, for the script that follows the back stack.
  func writeHooks(into out: inout ByteBuffer)
}

extension WayRecord {
  var condition: Condition? { nil }
  var confidence: Confidence { .declared }
  var remark: String? { nil }
  var reason: String? { nil }

  func writeHooks(into out: inout ByteBuffer) {}

  /// What templates name of a way.
  static var wayFields: [TemplateField<Self>] {
    [
      .text("kind", writing: { $1.append($0.kind.edgeClass) }),
      .text("actionWord") { $0.words.name(of: $0.kind) },
      .text("title", writing: { $0.writeTitle(into: &$1) }),
      .optionalText("href", if: { $0.hasTarget }, writing: { $0.writeTarget(into: &$1) }),
      .optionalText("label", if: { $0.hasLabel }, writing: { $0.writeLabel(into: &$1) }),
      .flag("isOffPath") { $0.kind == .show },
      .optionalText("condition") { $0.condition?.text },
      .optionalText("remark") { $0.remark },
      .optionalText("evidence") { $0.words.evidence(for: $0.confidence) },
      .flag("isDead") { $0.reason != nil },
      .optionalText("reason") { $0.reason },
      .markup("hooks") { $0.writeHooks(into: &$1) },
    ]
  }
}

extension ActionKind {
  /// The class that draws an action's line.
  var edgeClass: StaticString {
    switch self {
    case .push: "push"
    case .show: "show"
    case .present: "present"
    case .pop, .popTo, .popToRoot, .back, .dismiss, .dismissAll: "pop"
    case .replaceTop, .setStack: "set-stack"
    case .selectTab: "tab"
    case .select: "select"
    case .openURL: "open-url"
    case .set: "set"
    }
  }
}
