import SwiftUI
import UIKit

enum ChatNavigationDestination { case opened(Int), closed }
enum Kind: String, CaseIterable, Identifiable {
  case small, large
  var id: String { rawValue }
  var title: String {
    switch self {
    case .small: "Small"
    case .large: "Large"
    }
  }
}
@main struct KitApp: App { var body: some Scene { WindowGroup { NavigationStack { Start() } } } }
struct Start: View {
  @State private var kind: Kind = .small
  @State private var message: ChatNavigationDestination?
  @State private var shape = UIBezierPath()
  @State private var isShown = false
  @State private var stack: [Int] = []
  var body: some View {
    VStack {
      Text(kind.title)
      Button("Draw") {
        shape.append(UIBezierPath())
        shape.removeAllPoints()
        stack.append(1)
        stack = []
      }
      Button("Open") { message = .opened(1) }
      Button("Large") { kind = .large }
      Button("Alert") { isShown = true }
      Camera()
      NavigationLink("Real") { Real() }
    }
    .overlay { if isShown { CustomAlert(isShown: $isShown) } }
    .presentationDetents([.medium])
  }
}
struct CustomAlert: View {
  @Binding var isShown: Bool
  var body: some View { Button("OK") { isShown = false } }
}
struct Camera: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    context.coordinator.controller = controller
    return controller
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject {
    var controller: UIViewController?
    func tapped() {
      controller?.present(UIViewController(), animated: true)
      controller?.navigationController?.pushViewController(UIViewController(), animated: true)
      controller?.dismiss(animated: true)
    }
  }
}
struct Real: View { var body: some View { Text("r") } }
