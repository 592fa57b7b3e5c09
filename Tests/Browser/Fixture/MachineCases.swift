import Bytes
import RouteGraph
import SiteGenerator

/// Random walks of Swift's back-stack machine, written down step by step.
struct MachineCases {
  private var random: SplitMix
  private var out = ByteBuffer()
  private var isFirst = true

  /// Walks over every container, some steps each.
  static func all(seed: UInt64) -> ByteBuffer {
    var cases = MachineCases(random: SplitMix(state: seed))
    cases.out.append("[")
    for container in Self.containers {
      for _ in 0..<6 { cases.walk(container, steps: 60) }
    }
    cases.out.append("\n]\n")
    return cases.out
  }

  private static let ids = ["a/root", "b/list", "c/item/one", "c/item/두-번째", "d/last"]
    .map(DestinationID.init(rawValue:))
  private static let tabs = ["home", "More & more", "inner", "nowhere"].map(TabID.init(rawValue:))

  private static let containers: [Container] = {
    let screens = ids.map(Container.screen)
    let pages = Container.tabs([
      .init(id: tabs[0], title: "Home", icon: nil, content: .stack(screens[0])),
      .init(id: tabs[1], title: "More", icon: nil, content: .stack(screens[1])),
      .init(id: tabs[2], title: "Inner", icon: nil, content: screens[2]),
    ])
    let split = Container.split([
      .init(id: "sidebar", content: screens[0]), .init(id: "content", content: screens[1]),
      .init(id: "detail", content: .stack(screens[2])),
    ])
    return [
      .stack(screens[0]), screens[0], pages, .stack(pages), split, .stack(.stack(screens[0])),
      .tabs([
        .init(id: tabs[0], title: "Home", icon: nil, content: pages),
        .init(id: tabs[1], title: "More", icon: nil, content: split),
      ]),
    ]
  }()

  private mutating func walk(_ container: Container, steps: Int) {
    guard var machine = BackStackMachine(container: container) else { return }
    for _ in 0..<steps {
      let action = anyAction()
      let next = try? machine.applying(action)
      write(container, machine, action, next)
      // Layers that only grow hide everything else.
      if let next, next.layers.count < 4 { machine = next }
    }
  }

  private mutating func anyAction() -> Action {
    let id = pick(Self.ids)
    let other = pick(Self.ids)
    switch random.next() % 18 {
    case 0, 1: return .push([id])
    case 2: return .push([id, other])
    case 3: return .show(id)
    case 4: return .back
    case 5: return .dismiss
    case 6: return .dismissAll
    case 7: return .pop(Int(random.next() % 5) - 1)
    case 8: return .popTo(id)
    case 9: return .popToRoot
    case 10: return .setStack(random.next() % 3 == 0 ? [] : [id, other])
    case 11: return .replaceTop(id)
    case 12:
      return .present(pick(PresentationStyle.allCases), id, inStack: random.next() % 2 == 0)
    case 13: return .selectTab(pick(Self.tabs), stack: random.next() % 4 == 0 ? [id] : [])
    case 14: return .selectTab(pick(Self.tabs), stack: [])
    case 15: return .openURL("https://example.com")
    default: return .select(column: Int(random.next() % 5), id)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }
}

extension MachineCases {
  private mutating func write(
    _ container: Container, _ machine: BackStackMachine, _ action: Action,
    _ next: BackStackMachine?
  ) {
    out.append(isFirst ? "\n{\"container\":" : ",\n{\"container\":")
    isFirst = false
    container.writeStart(into: &out)
    field("before", StateFragment.text(of: machine))
    out.append(",\"action\":{\"kind\":")
    out.append(json: action.kind.rawValue)
    writeDetails(of: action)
    out.append("}")
    if let next {
      field("after", StateFragment.text(of: next))
      list("trail", next.trail.map { "\($0.isOnPath ? "+" : "!")\($0.destination)" })
      list("tabs", next.selectedTabs.map(\.rawValue))
      list(
        "columns",
        next.columns.map { "\($0.selection?.rawValue ?? "")>\($0.shown?.rawValue ?? "")" })
      out.append(next.coversTabBar ? ",\"covers\":true" : ",\"covers\":false")
      list("notes", machine.notes(of: action).map(Self.text(of:)))
    } else if let problem = machine.problem(of: action) {
      field("problem", Self.text(of: problem))
    }
    out.append("}")
  }

  private mutating func writeDetails(of action: Action) {
    list("to", action.targets.map(\.rawValue))
    switch action {
    case .pop(let count): number("count", count)
    case .present(let style, _, let inStack):
      field("style", style.rawValue)
      out.append(inStack ? ",\"own\":true" : ",\"own\":false")
    case .selectTab(let tab, _): field("tab", tab.rawValue)
    case .select(let column, _): number("column", column)
    default: break
    }
  }

  private static func text(of problem: BackStackProblem) -> String {
    switch problem {
    case .popPastRoot(let count, let pathCount): "\(problem.id) \(count) \(pathCount)"
    case .popTargetMissing(let id): "\(problem.id) \(id)"
    case .noSuchTab(let tab): "\(problem.id) \(tab.rawValue)"
    case .noSuchColumn(let column): "\(problem.id) \(column)"
    case .noStack, .nothingToDismiss: problem.id
    }
  }

  private static func text(of note: BackStackNote) -> String {
    switch note {
    case .flagStillSet(let ids): "\(note.id) \(ids.map(\.rawValue).joined(separator: " "))"
    case .popsMoreThanSeen(let count, let removed): "\(note.id) \(count) \(removed)"
    case .orderMayDiffer: note.id
    }
  }

  private mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    out.append(json: text)
  }

  private mutating func number(_ name: StaticString, _ number: Int) {
    key(name)
    out.append(decimal: number)
  }

  private mutating func list(_ name: StaticString, _ texts: [String]) {
    key(name)
    out.append("[")
    for (place, text) in texts.enumerated() {
      if place > 0 { out.append(",") }
      out.append(json: text)
    }
    out.append("]")
  }

  private mutating func key(_ name: StaticString) {
    out.append(",\"")
    out.append(name)
    out.append("\":")
  }
}

/// Random numbers that are the same on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
