import SwiftUI

enum Side: Hashable { case inbox, sent, folder(Int) }
@main struct MailApp: App { var body: some Scene { WindowGroup { Columns() } } }
struct Columns: View {
  @State private var side: Side? = .inbox
  @State private var path = NavigationPath()
  var body: some View {
    NavigationSplitView {
      Sidebar(side: $side)
    } detail: {
      NavigationStack(path: $path) { Detail(side: $side) }
    }
    .onChange(of: side) { path.removeLast(path.count) }
  }
}
struct Sidebar: View {
  @Binding var side: Side?
  var body: some View {
    List(selection: $side) {
      NavigationLink("Inbox", value: Side.inbox)
      Text("Sent").tag(Side.sent)
      NavigationLink(value: Side.folder(1)) { Text("Folder") }
    }
  }
}
struct Detail: View {
  @Binding var side: Side?
  var body: some View {
    switch side ?? .inbox {
    case .inbox: Inbox(side: $side)
    case .sent: Sent()
    case .folder(let id): Folder(id: id)
    }
  }
}
struct Inbox: View {
  @Binding var side: Side?
  var body: some View { Button("To sent") { side = .sent } }
}
struct Sent: View { var body: some View { Text("s") } }
struct Folder: View { let id: Int; var body: some View { Text("f") } }
