import Waymark

/// The first level: the list of gates.
enum GateRoute: Route {
  case gates

  var screen: Screen {
    Screen("사대문") {
      Image("성벽과 네 개의 문", shape: .banner)
      TextField("파발", value: Courier.message, placeholder: "전할 말")
      When("iOS 16 or later") {
        List {
          for gate in Gate.allCases {
            NavigationLink(gate.rawValue, value: ColorRoute.color(gate.color))
          }
        }
      }
      When("before iOS 16") {
        List {
          for gate in Gate.allCases {
            NavigationLink(gate.rawValue, destination: ColorRoute.color(gate.color))
          }
        }
      }
    }
    .largeTitle()
  }
}

extension Flow {
  /// Two types of values on one stack, and a message that all levels share.
  static var gates: Flow {
    Flow("사대문", id: "gates") { NavigationStack { GateRoute.gates } }
      .accent(.teal)
      .language("ko")
  }
}
