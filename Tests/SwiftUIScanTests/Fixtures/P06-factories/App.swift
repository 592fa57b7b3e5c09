import SwiftUI

enum A: Hashable { case one, two }
enum B: Hashable { case red, blue }
enum C: Hashable { case up, down }
enum D: Hashable, View {
  case left, right
  var body: some View {
    switch self {
    case .left: Left();
    case .right: Right()
    }
  }
}
extension A {
  @ViewBuilder func view() -> some View {
    switch self {
    case .one: One();
    case .two: Two()
    }
  }
}
final class Flow: ObservableObject {
  @Published var path = NavigationPath()
  @ViewBuilder func build(_ b: B) -> some View {
    switch b {
    case .red: Red();
    case .blue: Group { Blue() }
    }
  }
}
struct RouteView: View {
  let route: C
  var body: some View {
    switch route {
    case .up: Up();
    case .down: AnyView(Down())
    }
  }
}
struct Routes: ViewModifier {
  let flow: Flow
  func body(content: Content) -> some View {
    content
      .navigationDestination(for: A.self) { $0.view() }
      .navigationDestination(for: B.self) { b in flow.build(b) }
      .navigationDestination(for: C.self) { RouteView(route: $0) }
      .navigationDestination(for: D.self) { $0 }
  }
}
@main struct FactoryApp: App {
  @StateObject var flow = Flow()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $flow.path) { Start(flow: flow).modifier(Routes(flow: flow)) }
    }
  }
}
struct Start: View {
  let flow: Flow
  var body: some View {
    Button("1") { flow.path.append(A.one) }
    Button("blue") { flow.path.append(B.blue) }
    Button("down") { flow.path.append(C.down) }
    Button("left") { flow.path.append(D.left) }
  }
}
struct One: View { var body: some View { Text("1") } }
struct Two: View { var body: some View { Text("2") } }
struct Red: View { var body: some View { Text("r") } }
struct Blue: View { var body: some View { Text("b") } }
struct Up: View { var body: some View { Text("u") } }
struct Down: View { var body: some View { Text("d") } }
struct Left: View { var body: some View { Text("l") } }
struct Right: View { var body: some View { Text("r") } }
