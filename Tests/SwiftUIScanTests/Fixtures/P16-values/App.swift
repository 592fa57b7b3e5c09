import SwiftUI

struct Item: Identifiable, Hashable { let id: UUID; var owner: Owner }
struct Owner: Hashable { var name = "" }
@main struct ValueApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Items(items: []) } } }
}
struct Items: View {
  let items: [Item]
  var body: some View {
    List(items) { item in
      NavigationLink(value: item.id) { Text("Item") }
      NavigationLink("Owner", value: item.owner)
    }
    .navigationDestination(for: Item.ID.self) { id in ItemPage(id: id) }
    .navigationDestination(for: Owner.self) { owner in OwnerPage(owner: owner) }
    .navigationDestination(for: String.self) { NewPage(kind: $0) }
    .toolbar { NavigationLink(value: "new") { Text("New") } }
  }
}
struct ItemPage: View { let id: UUID; var body: some View { Text("i") } }
struct OwnerPage: View {
  let owner: Owner
  var body: some View { NavigationLink("Count", value: 3) }
}
struct NewPage: View { let kind: String; var body: some View { Text("n") } }
