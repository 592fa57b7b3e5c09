import SwiftUI
import SwiftUINavigation

@Observable final class ListModel {
  @CasePathable enum Destination { case add(ItemModel), edit(ItemModel), help, alert(AlertState) }
  var destination: Destination?
  var path: [Path] = []
  @CasePathable enum Path: Hashable { case item(Int), history }
  func addTapped() { destination = .add(ItemModel()) }
  func rowTapped() { path.append(.item(1)) }
}
@Observable final class ItemModel {}
struct AlertState {}

@main struct ItemsApp: App { var body: some Scene { WindowGroup { ItemList(model: ListModel()) } } }
struct ItemList: View {
  @Bindable var model: ListModel
  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        Button("Add") { model.addTapped() }
        Button("Edit") { model.destination = .edit(ItemModel()) }
        Button("Help") { model.destination = .help }
        Button("Row") { model.rowTapped() }
        NavigationLink("History", value: ListModel.Path.history)
      }
      .navigationDestination(for: ListModel.Path.self) { path in
        switch path {
        case .item(let id): ItemPage(id: id)
        case .history: History()
        }
      }
      .sheet(item: $model.destination.add, id: \.self) { item in
        NavigationStack { AddItem(item: item, model: model) }
      }
      .navigationDestination(item: $model.destination.edit) { $item in EditItem(item: item) }
      .fullScreenCover(isPresented: Binding($model.destination.help)) { Help() }
    }
  }
}
struct AddItem: View {
  let item: ItemModel
  let model: ListModel
  var body: some View { Button("Cancel") { model.destination = nil } }
}
struct EditItem: View {
  let item: ItemModel; var body: some View { Text("e") }
}
struct ItemPage: View {
  let id: Int; var body: some View { Text("i") }
}
struct History: View { var body: some View { Text("h") } }
struct Help: View { var body: some View { Text("?") } }
