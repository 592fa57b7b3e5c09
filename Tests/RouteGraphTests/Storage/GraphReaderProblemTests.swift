import RouteGraph
import Testing

/// Exact wording of everything that can be wrong with a graph file.
struct GraphReaderProblemTests {
  @Test(arguments: [
    ("", "flow.json:1:1: error: the file ends where a value is expected [json-syntax]"),
    ("[]", "flow.json:1:1: error: the file must be an object, but is a list [wrong-kind]"),
    ("{\n  \"id\" 1}", "flow.json:2:8: error: '1' stands where ':' is expected [json-syntax]"),
    (
      "{\"id\": \"a\"",
      "flow.json:1:11: error: the file ends where ',' or '}' is expected [json-syntax]"
    ),
    (
      "{\"id\": \"a\",}",
      "flow.json:1:12: error: '}' stands where a key in double quotes is expected [json-syntax]"
    ),
    ("{\"id\": nul}", "flow.json:1:8: error: 'n' stands where a value is expected [json-syntax]"),
    (
      "{'id': 1}",
      "flow.json:1:2: error: ''' stands where a key in double quotes is expected [json-syntax]"
    ),
    ("{\"id\": \"a", "flow.json:1:10: error: the file ends in the middle of a text [json-syntax]"),
    (
      "{\"id\": \"a\n\"}",
      """
      flow.json:1:10: error: a text ends with its line, without '"' [json-syntax]
        help: write a line break as \\n
      """
    ),
    (
      "{\"id\": \"\\x\"}",
      """
      flow.json:1:9: error: a backslash in a text begins no escape of JSON [json-syntax]
        help: write a backslash as \\\\ and other characters as \\uXXXX
      """
    ),
    (
      "{\"id\": \"\\ud800\"}",
      """
      flow.json:1:9: error: a text holds one half of a surrogate pair [json-syntax]
        help: write the character itself, or both halves
      """
    ),
    (
      "{\"id\": 01}",
      """
      flow.json:1:8: error: a number is not written as JSON wants it [json-syntax]
        help: write it like -1, 0 or 25
      """
    ),
  ])
  func faultsOfTheSyntax(_ text: String, _ problem: String) {
    #expect(
      GraphFile.problems(in: text).first {
        $0.contains("json-syntax") || $0.contains("the file must")
      } == problem)
  }

  private static let column = #"{"id": "detail", "content": {"screen": "shop/home"}}"#

  /// A tab view with others in its tabs.
  private static func tabViews(count: Int) -> String {
    let tabs = (1..<count).map { number in
      #"{"id": "t\#(number)", "content": {"tabs": [{"id": "a", "content": {"screen": "shop/home"}}]}}"#
    }
    return #"{"tabs": [\#(tabs.joined(separator: ", "))]}"#
  }

  /// A tab view of some tabs.
  private static func tabs(count: Int) -> String {
    let tabs = (0..<count).map { #"{"id": "t\#($0)", "content": {"screen": "shop/home"}}"# }
    return #"{"tabs": [\#(tabs.joined(separator: ", "))]}"#
  }

  @Test(arguments: [tabViews(count: 100), tabs(count: 500)])
  func asManyTabsAsThereMayBeAreRead(_ container: String) {
    #expect(GraphFile.problems(in: GraphFile.text(container: container)).isEmpty)
  }

  @Test func aMisspeltNameIsFoundAmongThousands() {
    let items = (1_000..<6_000).map { #"{"id": "shop/item-\#($0)", "type": "Shop"}"# }
    let problems = GraphFile.problems(
      in: GraphFile.text(
        container: #"{"screen": "shop/item-59x99"}"#,
        destinations: items.joined(separator: ", ")))
    #expect(
      problems == [
        """
        flow.json:2:25: error: 'container' names 'shop/item-59x99', which is no destination of the \
        file [unknown-destination]
          help: did you mean 'shop/item-5999'?
        """
      ])
  }

  @Test func aNameMayBeWrittenInEscapes() {
    let text = GraphFile.text().replacing(#""title""#, with: #""\u0074itle""#)
    let (graph, diagnostics) = FlowGraph.read(Array(text.utf8), file: "flow.json")
    #expect(diagnostics == [])
    #expect(graph?.title == "Shop")
    #expect(
      GraphFile.problems(in: text.replacing("u0074itle", with: "u0074itel")) == [
        "flow.json:1:1: error: the file has no 'title' [missing-key]",
        """
        flow.json:1:44: error: the file has the unknown key 'titel' [unknown-key]
          help: did you mean 'title'?
        """,
      ])
  }

  @Test func aFileFullOfUnknownNamesIsReadInLittleTime() {
    let uses = (0..<5_000).map { #"{"kind": "toggle", "label": "x", "state": "use-\#($0)"}"# }
    let states = (0..<5_000).map { #"{"id": "state-\#($0)", "initial": true}"# }
    let home = #"{"id": "shop/home", "type": "Shop", "elements": ["#
    let problems = GraphFile.problems(
      in: GraphFile.text(
        destinations: home + uses.joined(separator: ", ") + "]}",
        more: #", "states": [\#(states.joined(separator: ", "))]"#))
    #expect(problems.count == 5_000)
  }

  @Test func aSharedValueIsDeclaredOnce() {
    let states = #", "states": [{"id": "a", "initial": 1}, {"id": "a", "initial": "b"}]"#
    #expect(
      GraphFile.problems(in: GraphFile.text(more: states)) == [
        """
        flow.json:4:65: error: there are two shared values 'a' [duplicate-state]
          help: declare it once: every screen that names it shares it
        """
      ])
  }

  @Test func somethingAfterTheEnd() {
    #expect(
      GraphFile.problems(in: GraphFile.text() + "\nx") == [
        "flow.json:5:1: error: 'x' stands where the end of the file is expected [json-syntax]"
      ])
  }

  @Test(arguments: [
    (
      #"{"id": "shop/home", "type": "Shop", "titel": "Home"}, {"id": "shop/item", "type": "Shop"}"#,
      """
      flow.json:3:54: error: 'destinations[0]' has the unknown key 'titel' [unknown-key]
        help: did you mean 'title'?
      """
    ),
    (
      #"{"id": "shop/home", "type": 4}, {"id": "shop/item", "type": "Shop"}"#,
      "flow.json:3:46: error: 'destinations[0].type' must be a text, but is a number [wrong-kind]"
    ),
    (
      #"{"id": "shop/home", "type": "Shop", "type": "Shop"}"#,
      "flow.json:3:54: error: 'destinations[0]' has the key 'type' twice [duplicate-key]"
    ),
    (
      #"{"id": "shop/home", "type": "Shop"}, {"type": "Shop"}"#,
      "flow.json:3:55: error: 'destinations[1]' has no 'id' [missing-key]"
    ),
    (
      #"{"id": "shop/home", "type": "Shop"}, {"id": "shop/home", "type": "Shop"}"#,
      """
      flow.json:3:55: error: there are two destinations 'shop/home' [duplicate-destination]
        help: give each its own id
      """
    ),
    (
      #"{"id": "shop/home", "type": "Shop"}, {"id": "../Shop", "type": "Shop"}"#,
      """
      flow.json:3:62: error: 'destinations[1].id' is '../Shop', which can't name a page [unusable-id]
        help: write 'x-PLACEHOLDER/shop'
      """
    ),
    (
      #"{"id": "shop/home", "type": "Shop"}, {"id": "shop/abc---b", "type": "Shop"}"#,
      """
      flow.json:3:62: error: 'destinations[1].id' is 'shop/abc---b', which can't name a page \
      [unusable-id]
        help: write 'shop/abc-b'
      """
    ),
    (
      #"{"id": "shop/home", "type": "Shop"}, {"id": "index", "type": "Shop"}"#,
      """
      flow.json:3:62: error: 'destinations[1].id' is 'index', a page that every flow has [unusable-id]
        help: write the type before it: 'route/index'
      """
    ),
    (
      #"{"id": "shop/home", "type": "Shop", "elements": [{"kind": "txt"}]}"#,
      """
      flow.json:3:76: error: 'destinations[0].elements[0].kind' is 'txt', which is no kind of element [unknown-value]
        help: did you mean 'text'?
      """
    ),
    (
      #"{"id": "shop/home", "type": "Shop", "elements": [{"kind": "text", "text": "a", "header": "b"}]}"#,
      "flow.json:3:67: error: 'destinations[0].elements[0]' has the key 'header', which 'text' has no use for [unknown-key]"
    ),
    (
      #"{"id": "shop/home", "type": "Shop", "elements": [{"kind": "control", "transition": 2}]}"#,
      """
      flow.json:3:101: error: a control of 'shop/home' is its transition 2, but it has 0 [unknown-transition]
        help: the transitions of a screen count from 0
      """
    ),
    (
      #"{"id": "shop/home", "type": "Shop", "elements": [{"kind": "toggle", "state": "isOn"}]}"#,
      "flow.json:3:95: error: 'destinations[0].elements[0].state' names the shared value 'isOn', which is not in 'states' [unknown-state]"
    ),
    (
      #"{"id": "shop/home", "type": "Shop", "elements": [{"kind": "stepper", "minimum": 3, "maximum": 1}]}"#,
      "flow.json:3:67: error: 'destinations[0].elements[0]' has a minimum of 3 above its maximum of 1 [unknown-value]"
    ),
    (
      #"{"id": "shop/home", "type": "Shop", "source": {"file": "A.swift", "line": 1.5}}"#,
      "flow.json:3:92: error: 'destinations[0].source.line' must be a whole number of at least 0, but is 1.5 [wrong-kind]"
    ),
  ])
  func faultsOfDestinations(_ destinations: String, _ problem: String) {
    let expected = problem.replacing("x-PLACEHOLDER", with: Slug("..").text)
    #expect(GraphFile.problems(in: GraphFile.text(destinations: destinations)) == [expected])
  }

  @Test(arguments: [
    (
      #"{"from": "shop/home", "to": "shop/itm", "action": "push"}"#,
      """
      flow.json:4:45: error: 'transitions[0].to' names 'shop/itm', which is no destination of the file \
      [unknown-destination]
        help: did you mean 'shop/item'?
      """
    ),
    (
      #"{"from": "shop/home", "to": "shop/item", "action": "psuh"}"#,
      """
      flow.json:4:68: error: 'transitions[0].action' is 'psuh', which is no action [unknown-value]
        help: did you mean 'push'?
      """
    ),
    (
      #"{"from": "shop/home", "to": "shop/item", "action": "present", "style": "modal"}"#,
      """
      flow.json:4:88: error: 'transitions[0].style' is 'modal', which is no style of presentation \
      [unknown-value]
        help: it can be 'sheet', 'fullScreenCover', 'popover', 'inspector', 'alert', 'confirmationDialog'
      """
    ),
    (
      #"{"from": "shop/home", "action": "push"}"#,
      "flow.json:4:17: error: 'transitions[0]' has no 'to' [missing-key]"
    ),
    (
      #"{"from": "shop/home", "action": "back", "count": 2}"#,
      "flow.json:4:17: error: 'transitions[0]' has the key 'count', which 'back' has no use for [unknown-key]"
    ),
    (
      #"{"from": "shop/home", "to": "shop/item", "action": "push", "onPath": false}"#,
      """
      flow.json:4:17: error: 'transitions[0]' pushes a screen that is not on the path [wrong-path]
        help: the action of a screen off the path is 'show'
      """
    ),
    (
      #"{"from": "shop/home", "action": "pop", "count": -1}"#,
      "flow.json:4:65: error: 'transitions[0].count' must be a whole number of at least 0, but is -1 [wrong-kind]"
    ),
  ])
  func faultsOfTransitions(_ transitions: String, _ problem: String) {
    #expect(GraphFile.problems(in: GraphFile.text(transitions: transitions)) == [problem])
  }

  @Test(arguments: [
    (
      #"{"screen": "shop/hom"}"#,
      """
      flow.json:2:25: error: 'container' names 'shop/hom', which is no destination of the file \
      [unknown-destination]
        help: did you mean 'shop/home'?
      """
    ),
    (
      "{}",
      "flow.json:2:14: error: 'container' must hold exactly one of 'screen', 'stack', 'tabs', 'split' [wrong-container]"
    ),
    (
      #"{"tabs": [{"id": "a", "content": {"screen": "shop/home"}}, {"id": "a", "content": {"screen": "shop/item"}}]}"#,
      """
      flow.json:1:1: warning: two tabs beside each other have the id 'a' [duplicate-tab]
        help: give each its own id: a control can only name the first
      """
    ),
    (
      #"{"split": [\#(Array(repeating: column, count: 4).joined(separator: ", "))]}"#,
      "flow.json:2:24: error: 'container.split' has 4 columns, and 3 are the most [wrong-container]"
    ),
    (
      tabViews(count: 101),
      "flow.json:1:1: error: the container has 101 tab views, and 100 are the most "
        + "[too-many-tab-views]"
    ),
    (
      tabs(count: 501),
      "flow.json:1:1: error: the container has 501 tabs, and 500 are the most [too-many-tabs]"
    ),
    (
      #"{"tabs": [{"id": "a", "content": {"tabs": [{"id": "b", "content": {"screen": "shop/home"}}]}}, "#
        + #"{"id": "b", "content": {"screen": "shop/item"}}]}"#,
      """
      flow.json:1:1: warning: a tab view and one inside its tabs both have a tab 'b' [duplicate-tab]
        help: give each its own id: inside, bar and controls reach only the inner one
      """
    ),
  ])
  func faultsOfContainers(_ container: String, _ problem: String) {
    #expect(GraphFile.problems(in: GraphFile.text(container: container)) == [problem])
  }

  @Test func anotherVersionIsTheOnlyProblemOfAFile() {
    let text = GraphFile.text(destinations: "{}").replacing("flow/1", with: "flow/2")
    #expect(
      GraphFile.problems(in: text) == [
        """
        flow.json:1:12: error: the schema 'waymark.flow/2' is not one that this version reads \
        [wrong-schema]
          help: it reads 'waymark.flow/1'
        """
      ])
  }

  @Test func allProblemsAreReportedInTheOrderOfTheFile() {
    let text = GraphFile.text(
      destinations: #"{"id": "shop/home", "tpye": "Shop", "title": 1}"#,
      transitions: #"{"from": "shop/home", "action": "leap"}"#, more: #", "accent": "blu""#)
    let ids = FlowGraph.read(Array(text.utf8), file: "flow.json").diagnostics.map(\.id)
    #expect(
      ids == [
        "missing-key", "unknown-key", "wrong-kind", "unknown-value", "unknown-value",
      ])
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let (graph, diagnostics) = FlowGraph.read([0x7B, 0xFF, 0x7D], file: "flow.json")
    #expect(graph == nil)
    #expect(
      diagnostics.map(\.description) == [
        """
        flow.json:1: error: the byte 0xFF at offset 1 is not UTF-8 [invalid-utf-8]
          help: save the file as UTF-8
        """
      ])
  }

  @Test(arguments: ["[", "{\"elements\": ["]) func whatIsNestedTooDeepIsRefused(_ opening: String) {
    let text = GraphFile.text(more: ", \"x\": " + String(repeating: opening, count: 100_000))
    #expect(GraphFile.problems(in: text).contains { $0.contains("[nested-too-deep]") })
  }
}
