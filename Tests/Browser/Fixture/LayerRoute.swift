import Waymark

/// Every style of presentation, with a stack of its own and without.
enum LayerRoute: Route {
  case home
  case layer(PresentationStyle, inStack: Bool)
  case pushed
  case question, choice
  case second

  var screen: Screen {
    switch self {
    case .home:
      Screen("Layers") {
        List {
          for style in [PresentationStyle.sheet, .fullScreenCover, .popover, .inspector] {
            Button("\(style.rawValue) with a stack", .present(style, stacked(style), inStack: true))
            Button("\(style.rawValue) alone", .present(style, alone(style)))
          }
          Button("Ask", .present(.alert, LayerRoute.question))
          Button("Choose", .present(.confirmationDialog, LayerRoute.choice))
          NavigationLink("Pushed", value: LayerRoute.pushed)
        }
      }
      .largeTitle()
    case .layer(let style, let inStack):
      Screen("\(style.rawValue), \(inStack ? "stack" : "alone")") {
        List {
          NavigationLink("Pushed", value: LayerRoute.pushed)
          Button("Another sheet", .sheet(LayerRoute.second, inStack: true))
          Button("Ask", .present(.alert, LayerRoute.question))
          Button("Dismiss", .dismiss)
          Button("Dismiss all", .dismissAll)
        }
      }
      .toolbarTrailing { Button("Done", style: .prominent, .dismiss) }
    case .pushed:
      Screen("Pushed") {
        List {
          Button("Dismiss", .dismiss)
          Button("Dismiss all", .dismissAll)
          Button("Sheet", .sheet(LayerRoute.second, inStack: true))
        }
      }
    case .second:
      Screen("Second sheet") {
        List {
          NavigationLink("Pushed", value: LayerRoute.pushed)
          Button("Dismiss", .dismiss)
          Button("Dismiss all", .dismissAll)
        }
      }
    case .question:
      Screen("Delete the draft?") {
        Text("It can't be brought back.")
        Button("Delete", style: .destructive, .dismiss)
        Button("Keep", style: .cancel, .dismiss)
      }
    case .choice:
      Screen("Share the draft") {
        Button("Copy", .dismiss)
        Button("Close everything", .dismissAll)
        Button("Cancel", style: .cancel, .dismiss)
      }
    }
  }

  private func stacked(_ style: PresentationStyle) -> LayerRoute { .layer(style, inStack: true) }
  private func alone(_ style: PresentationStyle) -> LayerRoute { .layer(style, inStack: false) }
}
