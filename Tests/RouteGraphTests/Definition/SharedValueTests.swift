import RouteGraph
import Testing

struct SharedValueTests {
  private enum Form: Route {
    case fields, clash

    static let message = SharedValue("message", initial: "hello")
    static let isLoud = SharedValue("isLoud", initial: true)
    static let count = SharedValue("count", initial: 1)

    var screen: Screen {
      switch self {
      case .fields:
        Screen("Fields") {
          TextField("Message", value: Form.message, placeholder: "write")
          Toggle("Loud", value: Form.isLoud)
          Stepper("Count", value: Form.count, in: 0...9)
          Picker("Choice", options: ["one", "two"])
          Text(Form.message, prefix: "Says: ")
        }
      case .clash:
        Screen("Clash") {
          Text(Form.message)
          Text(SharedValue("message", initial: "other"))
          Text(SharedValue("message", initial: 7))
        }
      }
    }
  }

  @Test func fieldsNameTheValueTheyChange() {
    let graph = stackGraph(Form.fields)
    let message = StateID(rawValue: "message")
    #expect(
      graph.destinations[0].elements == [
        .input(.textField(placeholder: "write"), label: "Message", message),
        .input(.toggle, label: "Loud", StateID(rawValue: "isLoud")),
        .input(.stepper(0...9), label: "Count", StateID(rawValue: "count")),
        .input(.picker(["one", "two"]), label: "Choice", nil),
        .text(.state(message, prefix: "Says: "), TextStyle()),
      ])
    #expect(graph.sharedStates.map(\.id.rawValue) == ["message", "isLoud", "count"])
  }

  @Test func twoStartsOfOneSharedValueAreReported() {
    let (graph, diagnostics) = stackWalk(Form.clash)
    #expect(diagnostics.map(\.id) == ["shared-value-conflict", "shared-value-conflict"])
    #expect(
      diagnostics.map(\.summary) == [
        "the shared value 'message' starts as '7' here and as 'hello' elsewhere",
        "the shared value 'message' starts as 'other' here and as 'hello' elsewhere",
      ])
    #expect(diagnostics[0].fix == "declare it once and use that declaration everywhere")
    #expect(diagnostics[0].severity == .error)
    #expect(
      graph.sharedStates == [
        SharedState(id: StateID(rawValue: "message"), initial: .text("hello"))
      ])
  }
}
