@testable import RouteGraph

/// Containers and actions as short texts, so that a test reads as a row of a table.
enum BackStackScript {
  /// A container by the name that tests give it.
  static func container(_ name: String) -> Container {
    switch name {
    case "screen": .screen(id("home"))
    case "stack": .stack(.screen(id("home")))
    case "stacks in tabs":
      .tabs([tab("A", .stack(.screen(id("a")))), tab("B", .stack(.screen(id("b"))))])
    case "tabs in stack": .stack(.tabs([tab("A", .screen(id("a"))), tab("B", .screen(id("b")))]))
    case "mixed tabs": .tabs([tab("A", .stack(.screen(id("a")))), tab("B", .screen(id("b")))])
    case "stack around mixed tabs":
      .stack(.tabs([tab("A", .screen(id("a"))), tab("B", .stack(.screen(id("b"))))]))
    case "two columns":
      .split([
        column("sidebar", .stack(.screen(id("side")))), column("detail", .screen(id("none"))),
      ])
    case "three columns":
      .split([
        column("sidebar", .screen(id("side"))), column("content", .screen(id("list"))),
        column("detail", .stack(.screen(id("none")))),
      ])
    case "split in tab":
      .tabs([tab("A", container("two columns")), tab("B", .stack(.screen(id("b"))))])
    case "tabs in tabs":
      .tabs([tab("A", container("inner tabs")), tab("B", .stack(.screen(id("b"))))])
    case "one tab in two views":
      .tabs([
        tab("A", .tabs([tab("C", .stack(.screen(id("c")))), tab("B", .stack(.screen(id("d"))))])),
        tab("B", .stack(.screen(id("b")))),
      ])
    case "inner tabs":
      .tabs([tab("C", .stack(.screen(id("c")))), tab("D", .stack(.screen(id("d"))))])
    default: .stack(.stack(.screen(id("home"))))
    }
  }

  /// The names of all containers above.
  static let containerNames = [
    "screen", "stack", "stacks in tabs", "tabs in stack", "mixed tabs", "stack around mixed tabs",
    "two columns", "three columns", "split in tab", "tabs in tabs", "nested stacks",
  ]

  /// The machine that an app with a container starts in, after some actions: `push x y; pop 1`.
  static func machine(_ name: String, _ actions: String = "") throws -> BackStackMachine {
    guard var machine = BackStackMachine(container: container(name)) else { throw Unreadable(name) }
    for text in actions.split(separator: ";") { try machine.apply(action(String(text))) }
    return machine
  }

  /// An action: `push x y`, `pop 2`, `present sheet x stack`, `tab B x`, `select 2 x`.
  static func action(_ text: String) throws -> Action {
    let words = text.split(separator: " ").map(String.init)
    let targets = words.dropFirst().map(id)
    switch (words.first, words.dropFirst().first) {
    case ("push", _): return .push(targets)
    case ("setStack", _): return .setStack(targets)
    case ("back", _): return .back
    case ("dismiss", _): return .dismiss
    case ("dismissAll", _): return .dismissAll
    case ("popToRoot", _): return .popToRoot
    case ("show", let name?): return .show(id(name))
    case ("popTo", let name?): return .popTo(id(name))
    case ("replaceTop", let name?): return .replaceTop(id(name))
    case ("pop", let count?): return .pop(Int(count) ?? 0)
    case ("tab", let name?):
      return .selectTab(TabID(rawValue: name), stack: Array(targets.dropFirst()))
    case ("select", let column?): return .select(column: Int(column) ?? 0, targets[1])
    case ("present", let style?):
      guard let style = PresentationStyle(rawValue: style) else { break }
      return .present(style, targets[1], inStack: words.last == "stack")
    case ("openURL", let url?): return .openURL(url)
    case ("set", let state?): return .set(StateID(rawValue: state), .toggle)
    default: break
    }
    throw Unreadable(text)
  }

  /// A text that no action or container has.
  struct Unreadable: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private static func id(_ name: String) -> DestinationID { DestinationID(rawValue: name) }

  private static func tab(_ name: String, _ content: Container) -> Container.Tab {
    Container.Tab(id: TabID(rawValue: name), title: name, icon: nil, content: content)
  }

  private static func column(_ name: String, _ content: Container) -> Container.Column {
    Container.Column(id: name, content: content)
  }
}

extension BackStackMachine {
  /// The layers as text: `[A] a > x > (y) | sheet s > t`, where `(y)` is off the path and `2:y`
  /// selected in column 2.
  var text: String {
    layers.enumerated().map { position, layer in
      let tabs = position == 0 ? selectedTabs.map { "[\($0.rawValue)] " }.joined() : ""
      let style = layer.style.map { "\($0.rawValue) " } ?? ""
      return tabs + style + layer.content.trail.map(\.text).joined(separator: " > ")
    }.joined(separator: " | ")
  }
}

extension BackStackEntry {
  /// The entry as ``BackStackMachine/text`` shows it.
  var text: String {
    let column = column.map { "\($0):" } ?? ""
    return isOnPath ? "\(column)\(destination)" : "(\(destination))"
  }
}
