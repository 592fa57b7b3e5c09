/// A kind of dish.
enum Category: String, CaseIterable {
  case soup, rice, noodles, dessert

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The category's recipes, sorted by name.
  var recipes: [Recipe] {
    Recipe.all.filter { $0.category == self }.sorted { $0.name < $1.name }
  }
}

/// How to cook one dish.
struct Recipe: Hashable, Identifiable, Sendable {
  let id: String
  let name: String
  let category: Category
  let minutes: Int
  let ingredients: [String]
  /// The ids of the recipes that go with it; they lead back, so the recipes form cycles.
  let relatedIDs: [String]

  /// The recipes that go with it; an id that no longer exists is left out.
  var related: [Recipe] {
    relatedIDs.compactMap { id in Recipe.all.first { $0.id == id } }
  }
}
