import Waymark

/// A list, what it leads to, and two sheets.
enum ScrumRoute: Route {
  case scrums
  case detail(Scrum)
  case edit(Scrum)
  case newScrum

  var screen: Screen {
    switch self {
    case .scrums: Self.listScreen
    case .detail(let scrum):
      Screen(scrum.team) {
        List {
          Section("Meeting") {
            Text(scrum.title, prefix: "Title: ")
            Text("Length: \(scrum.minutes) minutes")
          }
          Section("People") { for person in scrum.people { Text(person) } }
        }
      }
      .toolbarTrailing { Button("Edit", .sheet(ScrumRoute.edit(scrum), inStack: true)) }
    case .edit(let scrum):
      Screen("Edit \(scrum.team)") {
        List { TextField("Title", value: scrum.title) }
      }
      .toolbarTrailing { Button("Done", .dismiss) }
    case .newScrum:
      Screen("New scrum") {
        List { TextField("Title", value: Scrum.newTitle) }
      }
      .toolbarTrailing { Button("Done", .dismiss) }
    }
  }

  private static var listScreen: Screen {
    Screen("Daily scrums") {
      List {
        for scrum in Scrum.all {
          NavigationLink(value: ScrumRoute.detail(scrum)) {
            VStack {
              Text(scrum.title).font(.headline)
              Text("\(scrum.team), \(scrum.minutes) minutes").font(.subheadline).secondary()
            }
          }
        }
        Section("New", footer: "Saved when its sheet is left.") { Text(Scrum.newTitle) }
      }
    }
    .largeTitle()
    .toolbarTrailing { Button("New", .sheet(ScrumRoute.newScrum, inStack: true)) }
  }
}

extension Flow {
  /// A list with two sheets that change what it shows.
  static var scrums: Flow {
    Flow("Scrums") { NavigationStack { ScrumRoute.scrums } }
      .accent(.green)
  }
}
