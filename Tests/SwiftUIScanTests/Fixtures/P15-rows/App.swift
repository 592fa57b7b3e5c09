import SwiftUI

enum Area: String, CaseIterable, Identifiable { case library, tags, trash; var id: Self { self } }
@main struct RowsApp: App { var body: some Scene { WindowGroup { Columns() } } }
struct Columns: View {
  @State private var area: Area? = .library
  var body: some View {
    NavigationSplitView {
      List(Area.allCases, selection: $area) { area in Label(area.rawValue, systemImage: "book") }
    } detail: {
      switch area {
      case .library?: Library(area: $area)
      case .tags: Tags()
      case .trash: Trash()
      case nil: Text("Choose")
      }
    }
  }
}
struct Library: View {
  @Binding var area: Area?
  var body: some View { Button("Trash") { area = .trash } }
}
struct Tags: View { var body: some View { Text("t") } }
struct Trash: View { var body: some View { Text("t") } }
