import SwiftUI
import UIKit

enum Path: Hashable { case real }
enum Route {
  case load(Int), save
  var url: URL {
    switch self {
    case .load: URL(filePath: "a");
    case .save: URL(filePath: "b")
    }
  }
}
enum Action { case tap, swipe }
enum FontOption: String, CaseIterable { case small, large }
enum NavigationDestinationMessage { case opened }
struct Stack1 { var items: [Int] = []; mutating func pop() -> Int? { items.popLast() } }

@main struct DecoyApp: App {
  @State private var path: [Path] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Start(path: $path).navigationDestination(for: Path.self) { path in
          switch path {
          case .real: Real()
          }
        }
      }
    }
  }
}
struct Start: View {
  @Binding var path: [Path]
  @State private var names: [String] = []
  @State private var font = FontOption.small
  @State private var stack = Stack1()
  @State private var detent = PresentationDetent.medium
  @State private var page = 0
  let player = Player()
  var body: some View {
    VStack {
      SwiftUI.Path { path in
        path.move(to: .zero); path.addLine(to: .zero)
      }
      Button("Clear") {
        names.removeAll(); names.append("x"); _ = stack.pop()
      }
      Button("Play") {
        player.present(); player.back()
      }
      Button("Real") { path.append(.real) }
      Picker("Font", selection: $font) {
        ForEach(FontOption.allCases, id: \.self) { Text($0.rawValue) }
      }
      TabView(selection: $page) {
        Image("a").tag(0); Image("b").tag(1)
      }.tabViewStyle(PageTabViewStyle())
    }
    .presentationDetents([.medium])
    .overlay { if names.isEmpty { Toast() } }
    .onAppear {
      let url = FileManager.default.temporaryDirectory; _ = url.path; send(.tap)
    }
  }
  func send(_ action: Action) {
    switch action {
    case .tap: names = [];
    case .swipe: break
    }
  }
}
struct Toast: View { var body: some View { Text("empty") } }
struct Real: View { var body: some View { Text("r") } }
final class Player { func present() {}; func back() {} }
final class OldScreen: UIViewController {
  func open() { present(OldScreen(), animated: true); dismiss(animated: true) }
}
struct Real_Previews: PreviewProvider {
  struct Preview: View {
    @State var path: [Path] = []; var body: some View { Button("x") { path.append(.real) } }
  }
  static var previews: some View { Preview() }
}
