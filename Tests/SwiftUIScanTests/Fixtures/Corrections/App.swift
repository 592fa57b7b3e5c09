import LinkNavigator
import SwiftUI

enum Step: Hashable { case cart, checkout, legacy }
@main struct ShopApp: App {
  @State private var path: [Step] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Home(path: $path).navigationDestination(for: Step.self) { step in
          switch step {
          case .cart: Cart(path: $path)
          case .checkout: Checkout()
          case .legacy: Legacy()
          }
        }
      }
    }
  }
}
struct Home: View {
  @Binding var path: [Step]
  @State private var asks = false
  var body: some View {
    VStack {
      Button("Cart") { path.append(.cart) }
      // waymark: ignore
      Button("Old") { path.append(.legacy) }
      Button("Help") {
        asks = true
      }
    }
    .sheet(isPresented: $asks) { Help() }
  }
}
struct Cart: View {
  @Binding var path: [Step]
  var body: some View {
    Button("Pay") { path.append(next()) }  // waymark: -> .checkout
    Row()
    Tips()
    Button("Again") { path.append(.checkout) }  // waymark: -> .checkout
  }
  func next() -> Step { Step.decode() }
}
struct Row: View {
  let navigator: LinkNavigatorType
  var body: some View {
    Button("More") {
      // waymark: -> sheet Details
      navigator.next(paths: ["details"])
    }
  }
}
struct Details: View { var body: some View { Button("Close") { print() } } }
struct Checkout: View { var body: some View { Text("c") } }
struct Legacy: View { var body: some View { Text("l") } }
struct Help: View { var body: some View { Text("h") } }
// waymark: ignore
struct Banner: View { var body: some View { Text("b") } }
struct Tips: View {
  @State private var tip = false
  var body: some View {
    VStack {
      Button("Tip") { tip = true }
      NavigationLink("Banner") { Banner() }
    }
    .sheet(isPresented: $tip) { Help() }  // waymark: ignore
  }
}
// waymark: ignore
