import Waymark

/// Screens that leave the bar to their container and say only what stands in it.
enum BarRoute: Route {
  case first, second, third, nested

  var screen: Screen {
    switch self {
    case .first:
      Screen {
        Child(
          "FirstView", title: "First", subtitle: "Nothing to go back to", backButtonHidden: true
        ) {
          Text("The title, the subtitle and the missing back button are set down here.")
          NavigationLink("Second screen", value: BarRoute.second)
        }
      }
    case .second:
      Screen {
        Child("SecondView", title: "Second", subtitle: "With a way back") {
          Text("The same bar with another title, and its back button is there.")
          Text(
            "The system bar is hidden, so the swipe from the edge is off until it is enabled again."
          )
          .font(.footnote).secondary()
          NavigationLink("Third screen", value: BarRoute.third)
          NavigationLink("Nested children", value: BarRoute.nested)
        }
      }
    case .third:
      Screen {
        Child("ThirdView") { Text("This view sets nothing, so the bar shows its defaults.") }
      }
    case .nested:
      Screen {
        Child("OuterView", title: "Outer", subtitle: "From the outer view") {
          Text("The outer view sets a title and a subtitle.")
          Child("InnerView", title: "Inner") {
            Text("The inner view sets a title as well, and the bar shows this one.")
          }
        }
      }
    }
  }
}

extension Flow {
  /// A container with a bar of its own, blue with white text.
  static var customBar: Flow {
    Flow("Custom bar") { NavigationStack { BarRoute.first } }
      .accent(.blue)
      .navigationBar(background: .blue, defaultTitle: "Default title")
  }
}
