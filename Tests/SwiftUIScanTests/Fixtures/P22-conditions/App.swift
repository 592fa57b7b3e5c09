import SwiftUI

enum Page: Hashable {
  case home
  #if DEBUG
    case log
  #endif
  #if os(iOS)
    case camera
  #else
    case importer
  #endif
}
@main struct ConditionApp: App {
  @State private var path: [Page] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Start(path: $path)
          .padding()
          #if os(iOS)
            .navigationBarTitle("x")
          #endif
          .navigationDestination(for: Page.self) { page in
            switch page {
            case .home: Home()
            #if DEBUG
              case .log: LogPage()
            #endif
            #if os(iOS)
              case .camera: Camera()
            #else
              case .importer: Importer()
            #endif
            }
          }
      }
    }
  }
}
struct Start: View {
  @Binding var path: [Page]
  var body: some View {
    Button("Home") { path.append(.home) }
    #if DEBUG
      Button("Log") { path.append(.log) }
    #endif
    if #available(iOS 17, *) { Button("Camera") { path.append(.camera) } }
  }
}
struct Home: View { var body: some View { Text("h") } }
struct LogPage: View { var body: some View { Text("l") } }
struct Camera: View { var body: some View { Text("c") } }
struct Importer: View { var body: some View { Text("i") } }
