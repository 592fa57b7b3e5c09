import SwiftUI

enum Page: Hashable { case literal, text, variable, korean, interpolated(Int) }
@main struct TitleApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Start().navigationDestination(for: Page.self) { page in
          switch page {
          case .literal: Text("a").navigationTitle("Settings")
          case .text: Second()
          case .variable: Third(name: load())
          case .korean: Fourth()
          case .interpolated(let count): Fifth(count: count)
          }
        }
      }
    }
  }
}
struct Start: View {
  var body: some View {
    List { Text("Hello") }.navigationTitle("Start").navigationBarBackButtonHidden(true).toolbar(
      .hidden, for: .navigationBar)
  }
}
struct Second: View { var body: some View { Text("b").navigationTitle(Text("Second page")) } }
struct Third: View { let name: String; var body: some View { Text("c").navigationTitle(name) } }
struct Fourth: View { var body: some View { Text("d").navigationBarTitle("나의 시집") } }
struct Fifth: View {
  let count: Int; var body: some View { Text("e").navigationTitle("\(count) items") }
}
