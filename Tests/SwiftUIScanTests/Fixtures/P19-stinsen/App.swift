import Stinsen
import SwiftUI

@main struct StinsenApp: App {
  var body: some Scene { WindowGroup { NavigationViewCoordinator(TabsCoordinator()).view() } }
}
final class TabsCoordinator: TabCoordinatable {
  var child = TabChild(startingItems: [\TabsCoordinator.todos, \TabsCoordinator.profile])
  @Route(tabItem: makeTodosTab) var todos = makeTodos
  @Route(tabItem: makeProfileTab) var profile = makeProfile
  func makeTodos() -> NavigationViewCoordinator<TodosCoordinator> {
    NavigationViewCoordinator(TodosCoordinator())
  }
  @ViewBuilder func makeTodosTab(isActive: Bool) -> some View {
    Label("Todos", systemImage: "list.bullet")
  }
  @ViewBuilder func makeProfile() -> some View { Profile() }
  @ViewBuilder func makeProfileTab(isActive: Bool) -> some View {
    Label("Profile", systemImage: "person")
  }
}
final class TodosCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \TodosCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var todo = makeTodo
  @Route(.modal) var create = makeCreate
  @Route(.fullScreen) var tour = makeTour
}
extension TodosCoordinator {
  @ViewBuilder func makeStart() -> some View { TodoList() }
  @ViewBuilder func makeTodo(id: Int) -> some View { Todo(id: id) }
  func makeCreate() -> NavigationViewCoordinator<CreateCoordinator> {
    NavigationViewCoordinator(CreateCoordinator())
  }
  @ViewBuilder func makeTour() -> some View { Tour() }
}
final class CreateCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \CreateCoordinator.start)
  @Root var start = makeStart
  @ViewBuilder func makeStart() -> some View { Create() }
}
struct TodoList: View {
  @EnvironmentObject var router: TodosCoordinator.Router
  var body: some View {
    List {
      Button("First") { router.route(to: \.todo, 1) }
      Button("New") { router.route(to: \.create) }
      Button("Tour") { router.route(to: \TodosCoordinator.tour) }
    }
  }
}
struct Todo: View {
  let id: Int
  @EnvironmentObject var router: TodosCoordinator.Router
  var body: some View {
    Button("Back") { router.popLast() }
    Button("All") { router.popToRoot() }
  }
}
struct Create: View {
  @EnvironmentObject var router: CreateCoordinator.Router
  var body: some View { Button("Cancel") { router.dismissCoordinator() } }
}
struct Tour: View { var body: some View { Text("t") } }
struct Profile: View { var body: some View { Text("p") } }
