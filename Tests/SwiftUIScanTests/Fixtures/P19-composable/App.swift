import ComposableArchitecture
import SwiftUI

@Reducer struct AppFeature {
  @Reducer enum Path { case detail(DetailFeature), history(HistoryFeature) }
  @ObservableState struct State {
    var path = StackState<Path.State>()
    var list = ListFeature.State()
  }
  enum Action { case path(StackActionOf<Path>), list(ListFeature.Action), historyTapped }
  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { ListFeature() }
    Reduce { state, action in
      switch action {
      case .historyTapped:
        state.path.append(.history(HistoryFeature.State()))
        return .none
      case .list(.rowTapped):
        state.path.append(.detail(DetailFeature.State()))
        return .none
      case .path(.element(id: _, action: .detail(.doneTapped))):
        state.path.removeAll()
        return .none
      case .list, .path: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
@Reducer struct ListFeature {
  @Reducer enum Destination { case add(AddFeature) }
  @ObservableState struct State { @Presents var destination: Destination.State? }
  enum Action { case rowTapped, addTapped, destination(PresentationAction<Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .add(AddFeature.State())
        return .none
      case .rowTapped, .destination: return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
@Reducer struct DetailFeature {
  @ObservableState struct State {}
  enum Action { case doneTapped }
}
@Reducer struct HistoryFeature {
  @ObservableState struct State {}
  enum Action {}
}
@Reducer struct AddFeature {
  @ObservableState struct State {}
  enum Action { case cancelTapped }
}
@main struct ComposableApp: App {
  var body: some Scene {
    WindowGroup { AppView(store: Store(initialState: AppFeature.State()) { AppFeature() }) }
  }
}
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      ItemList(store: store.scope(state: \.list, action: \.list))
        .toolbar { Button("History") { store.send(.historyTapped) } }
    } destination: { store in
      switch store.case {
      case .detail(let store): Detail(store: store)
      case .history(let store): History(store: store)
      }
    }
  }
}
struct ItemList: View {
  @Bindable var store: StoreOf<ListFeature>
  var body: some View {
    List {
      Button("Row") { store.send(.rowTapped) }
      Button("Add") { store.send(.addTapped) }
      NavigationLink(state: AppFeature.Path.State.history(HistoryFeature.State())) {
        Text("All of it")
      }
    }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
      Add(store: store)
    }
  }
}
struct Detail: View {
  let store: StoreOf<DetailFeature>
  var body: some View { Button("Done") { store.send(.doneTapped) } }
}
struct History: View {
  let store: StoreOf<HistoryFeature>
  var body: some View { Text("h") }
}
struct Add: View {
  let store: StoreOf<AddFeature>
  @Environment(\.dismiss) var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}
