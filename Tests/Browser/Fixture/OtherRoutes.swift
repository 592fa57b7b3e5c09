import Waymark

/// Every kind of input, and buttons that set values.
enum InputRoute: Route {
  case form, summary

  static let name = SharedValue("name", initial: "Mina")
  static let count = SharedValue("count", initial: 2)
  static let isReady = SharedValue("ready", initial: false)
  static let color = SharedValue("color", initial: "Red")

  var screen: Screen {
    switch self {
    case .form:
      Screen("Form") {
        List {
          TextField("Name", value: InputRoute.name, placeholder: "Your name")
          Toggle("Ready", value: InputRoute.isReady)
          Stepper("Count", value: InputRoute.count, in: 1...3)
          Picker("Colour", value: InputRoute.color, options: ["Red", "Green", "Blue"])
        }
        Button("Call her Ada", .set(InputRoute.name, to: "Ada"))
        Button("Any name", .set(InputRoute.name, random: 8))
        Button("Turn over", .toggle(InputRoute.isReady))
        NavigationLink("Summary", value: InputRoute.summary)
      }
    case .summary:
      Screen("Summary") {
        Text(InputRoute.name, prefix: "Name: ")
        Text(InputRoute.count, prefix: "Count: ")
        Text(InputRoute.isReady, prefix: "Ready: ")
        Text(InputRoute.color, prefix: "Colour: ")
        Button("Turn over", .toggle(InputRoute.isReady))
      }
    }
  }
}

/// Screens off the path, dead controls, hidden bars.
enum SurpriseRoute: Route {
  case start, flagged, onPath, stuck, bare

  var screen: Screen {
    switch self {
    case .start:
      Screen("Start") {
        NavigationLink("On the path", value: SurpriseRoute.onPath)
        NavigationLink("By a flag", destination: SurpriseRoute.flagged)
        Button("Pop two", .pop(2))
        NavigationLink("Stuck", value: SurpriseRoute.stuck)
        NavigationLink("No bar", value: SurpriseRoute.bare)
      }
    case .onPath:
      Screen("On the path") {
        NavigationLink("By a flag", destination: SurpriseRoute.flagged)
        Button("To the root", .popToRoot)
        Button("Back to this one", .popTo(SurpriseRoute.onPath))
      }
    case .flagged:
      Screen("By a flag") {
        Button("Pop", .pop())
        Button("Dismiss", .dismiss)
        Button("To the root", .popToRoot)
        Button("Back to the path", .popTo(SurpriseRoute.onPath))
        NavigationLink("On the path", value: SurpriseRoute.onPath)
        Button("Replace", .replaceTop(SurpriseRoute.onPath))
        Button("Both", .setStack(SurpriseRoute.onPath, SurpriseRoute.stuck))
      }
    case .stuck:
      Screen("Stuck") { Text("Nothing leads on from here.") }.navigationBarBackButtonHidden()
    case .bare:
      Screen("No bar") { Button("Out", .dismiss) }.navigationBarHidden()
    }
  }
}

/// A tab with a stack, one without, one with a split view.
enum PlaceRoute: Route {
  case first, bare, side, nothing
  case item(String)

  var screen: Screen {
    switch self {
    case .first:
      Screen("First") {
        NavigationLink("Item", value: PlaceRoute.item("One"))
        Button("Second, over there", .selectTab("split"))
        Button("First with a stack", .selectTab("first", stack: PlaceRoute.item("One")))
      }
    case .bare:
      Screen("Bare") {
        NavigationLink("Item", value: PlaceRoute.item("One"))
        Button("First with a stack", .selectTab("first", stack: PlaceRoute.item("One")))
      }
    case .side:
      Screen("Side") {
        List {
          for name in ["One", "Two"] {
            Button(name, style: .link, .select(column: 2, PlaceRoute.item(name)))
          }
        }
      }
    case .nothing:
      Screen("Nothing") { Text("Choose an item") }
    case .item(let name):
      Screen("Item \(name)") {
        Button("The other", .push(PlaceRoute.item(name == "One" ? "Two" : "One")))
        Button("Sheet", .sheet(PlaceRoute.item("Three")))
      }
    }
  }
}

/// Values whose names need care in an address.
enum NameRoute: Route {
  case list
  case name(String)

  var screen: Screen {
    switch self {
    case .list:
      Screen("이름") {
        List {
          for name in ["김하나", "A & B + C", "100% (all)!", "a/b;c:d"] {
            NavigationLink(name, value: NameRoute.name(name))
          }
        }
      }
    case .name(let name):
      Screen(name) { NavigationLink("다시", value: NameRoute.name("김하나")) }
    }
  }
}

/// So many long titles that they need several shards.
enum ManyRoute: Route {
  case numbers
  case number(Int)

  var screen: Screen {
    switch self {
    case .numbers:
      Screen("Numbers") {
        List {
          for number in 0..<600 { NavigationLink("\(number)", value: ManyRoute.number(number)) }
        }
      }
    case .number(let number):
      Screen("\(number) " + String(repeating: "and a long title ", count: 12)) {
        NavigationLink("Next", value: ManyRoute.number((number + 1) % 600))
      }
    }
  }
}

/// A sidebar that is too long to stand whole beside each of its items.
enum LongRoute: Route {
  case home, boxes, nothing
  case box(Int)

  static var flow: Flow {
    Flow("Long") {
      TabView {
        Tab("Mail") {
          NavigationSplitView {
            LongRoute.boxes
          } detail: {
            LongRoute.nothing
          }
        }
        Tab("Home") { NavigationStack { LongRoute.home } }
      }
    }
  }

  var screen: Screen {
    switch self {
    case .home: Screen("Home") { NavigationLink("Box", value: LongRoute.box(0)) }
    case .boxes:
      Screen("Boxes") {
        List {
          for number in 0..<100 {
            Button("Box \(number)", style: .link, .select(column: 2, LongRoute.box(number)))
          }
        }
      }
    case .nothing: Screen("Nothing") { Text("Choose a box") }
    case .box(let number): Screen("Box \(number)") { Text("It is empty.") }
    }
  }
}
