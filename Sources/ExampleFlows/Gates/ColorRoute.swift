import Waymark

/// The second level: its value is a colour.
enum ColorRoute: Route {
  case color(Accent)

  var screen: Screen {
    switch self {
    case .color(let color):
      Screen(color.rawValue) {
        Image(color.rawValue, shape: .banner).foregroundStyle(color)
        Text(color.rawValue).font(.largeTitle).foregroundStyle(color)
        When("iOS 16 or later") {
          NavigationLink("다음 문으로", value: NameRoute.name(color.rawValue))
        }
        When("before iOS 16") {
          NavigationLink("다음 문으로", destination: NameRoute.name(color.rawValue))
        }
      }
      .navigationBarBackButtonHidden()
      .toolbarLeading { Button("돌아가기", .dismiss) }
    }
  }
}
