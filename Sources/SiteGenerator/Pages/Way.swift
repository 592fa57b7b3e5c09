import Bytes
import Mustache
import RouteGraph

/// One way out of a screen or into it.
struct Way: TemplateRecord {
  var kind: String
  var actionWord: String
  var title: String
  var target: Target?
  var label: String?
  var isOffPath = false
  var condition: String?
  var remark: String?
  var reason: String?
  /// What writes the action as attributes, for the script that follows the back stack.
  var hooks: ActionHooks?
  /// Why the way is believed to exist, where that is not certain.
  var evidence: String?

  static let fields: [TemplateField<Way>] = [
    .text("kind", \.kind),
    .text("actionWord", \.actionWord),
    .text("title", \.title),
    .optionalText("href", if: { $0.target != nil }, writing: { $0.target?.write(into: &$1) }),
    .optionalText("label", \.label),
    .flag("isOffPath", \.isOffPath),
    .optionalText("condition", \.condition),
    .optionalText("remark", \.remark),
    .optionalText("evidence", \.evidence),
    .flag("isDead") { $0.reason != nil },
    .optionalText("reason", \.reason),
    .markup("hooks") { $0.hooks?.write(into: &$1) },
  ]
}

extension Way {
  /// A control's action as attributes.
  struct ActionHooks {
    let control: ScreenControl
    let device: DeviceWriter

    func write(into out: inout ByteBuffer) {
      ControlWriter(device: device)
        .writeAction(control.transition.action, hook: "way", into: &out)
    }
  }

  /// What a way leads to.
  enum Target {
    /// A destination's page.
    case destination(Int, FlowPlan, PageLinks)
    /// A page of this site, by its address.
    case page(String)
    /// An address outside the site.
    case outside(String)

    /// Writes the address.
    func write(into out: inout ByteBuffer) {
      switch self {
      case .destination(let destination, let flow, let links):
        links.write(to: destination, of: flow, into: &out)
      case .page(let address), .outside(let address): out.append(escaping: address)
      }
    }
  }

  /// A control of a screen.
  init(out control: ScreenControl, of state: ScreenState, device: DeviceWriter) {
    let words = device.words
    let transition = control.transition
    kind = Way.edgeClass(of: transition.action.kind)
    actionWord = words.name(of: transition.action.kind)
    isOffPath = transition.action.kind == .show
    condition = transition.condition?.text
    evidence = words.evidence(for: transition.confidence)
    title = transition.label
    label = transition.label
    switch control.outcome {
    case .shows(let destination, let notes):
      title = Way.title(of: transition.action, landing: destination, in: state.flow)
      target = .destination(destination, state.flow, device.links)
      remark = notes.first.map { device.sentence(of: $0) }
    case .leaves(let url):
      title = url
      target = .outside(url)
    case .changes(let value): title = value.rawValue
    case .isUnsafe, .isDead: reason = device.reason(of: control.outcome)
    }
    if label == title || label?.isEmpty == true { label = nil }
    hooks = ActionHooks(control: control, device: device)
  }

  /// A way into a destination, from another screen.
  init(in transition: Transition, from origin: Int, of flow: FlowPlan, links: PageLinks) {
    kind = Way.edgeClass(of: transition.action.kind)
    actionWord = flow.words.name(of: transition.action.kind)
    title = flow.title(of: origin)
    target = .destination(origin, flow, links)
    label = transition.label.isEmpty ? nil : transition.label
    isOffPath = transition.action.kind == .show
    condition = transition.condition?.text
    evidence = flow.words.evidence(for: transition.confidence)
  }

  /// The titles that an action leaves on the stack, the one it shows last.
  private static func title(
    of action: Action, landing destination: Int, in flow: FlowPlan
  ) -> String {
    let targets = action.targets
    guard targets.count > 1 else { return flow.title(of: destination) }
    return targets.map { id in flow.place(of: id).map { flow.title(of: $0) } ?? id.rawValue }
      .joined(separator: " › ")
  }

  /// The class that draws an action's line.
  static func edgeClass(of kind: ActionKind) -> String {
    switch kind {
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

/// A bounded list of ways.
struct Ways: TemplateRecord {
  /// How many there are in all.
  let count: Int
  let items: [Way]
  let words: Words
  /// Where all of them are listed; nil where nowhere.
  var moreHref: String?

  static let fields: [TemplateField<Ways>] = [
    .text("count") { String($0.count) },
    .list("items", \.items),
    .optionalRecord("leftOut") { ways in
      ways.count > ways.items.count
        ? LeftOut(text: ways.words.leftOut(ways.count - ways.items.count), href: ways.moreHref)
        : nil
    },
  ]
}

/// What a bounded list says about the rest.
struct LeftOut: TemplateRecord {
  let text: String
  let href: String?

  static let fields: [TemplateField<LeftOut>] = [
    .text("text", \.text),
    .optionalText("href", \.href),
  ]
}

/// A row that leads to a page.
struct PageRow: TemplateRecord {
  let title: String
  let subtitle: String?
  let href: String
  var count: Int?

  static let fields: [TemplateField<PageRow>] = [
    .text("title", \.title),
    .optionalText("subtitle", \.subtitle),
    .text("href", \.href),
    .optionalText("count") { $0.count.map(String.init) },
  ]
}

/// A flow as its pages name it.
struct FlowHead: TemplateRecord {
  let flow: FlowPlan
  let links: PageLinks

  static let fields: [TemplateField<FlowHead>] = [
    .text("id") { $0.flow.id.rawValue },
    .text("title") { $0.flow.graph.title },
    .text("href", writing: { $0.links.write(to: $0.flow, into: &$1) }),
    .text("tint") { $0.flow.graph.accent.rawValue },
  ]
}
