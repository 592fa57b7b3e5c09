import RouteGraph
import SwiftUIScan
import Testing

/// Screens that the source gives no title get one from their names, in words.
@Suite struct TitleTests {
  @Test(arguments: [
    ("editProfile", "Edit profile"), ("editProfileView", "Edit profile"),
    ("pdfDetail", "Pdf detail"),
    ("showURLList", "Show URL list"), ("home", "Home"), ("view", "View"), ("step2View", "Step2"),
    ("user_settings", "User settings"), ("홈", "홈"), ("idCardOCR", "Id card OCR"),
  ])
  func caseWithoutTitleIsNamedInWords(_ name: String, _ title: String) throws {
    let graph = try #require(
      SourceScan()(files: [
        "App.swift": """
        enum Route: Hashable { case \(name) }
        @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Root() } } } }
        struct Root: View {
          var body: some View {
            NavigationLink("Go", value: Route.\(name))
              .navigationDestination(for: Route.self) { route in
                switch route { case .\(name): Text("x") }
              }
          }
        }
        """
      ]).graph)
    #expect(graph.destinations.map(\.title).sorted() == [title, "Root"].sorted())
  }
}
