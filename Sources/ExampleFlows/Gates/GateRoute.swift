import Waymark

/// A gate of the old city wall and the colour behind it.
enum Gate: String, CaseIterable {
  case east = "동대문"
  case west = "서대문"
  case south = "남대문"
  case north = "북대문"

  var color: Accent {
    switch self {
    case .east: .mint
    case .west: .pink
    case .south: .cyan
    case .north: .teal
    }
  }
}

/// The first level: the list of gates.
enum GateRoute: Route {
  case gates

  /// The message that a rider carries through the gates: one value for all three levels.
  static let message = SharedValue("message", initial: "해 뜨기 전에 출발하라")

  var screen: Screen {
    Screen("사대문") {
      Image("성벽과 네 개의 문", shape: .banner)
      TextField("파발", value: GateRoute.message, placeholder: "전할 말")
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
