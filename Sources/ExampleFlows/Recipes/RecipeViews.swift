import Waymark

/// A recipe as a card of a grid.
struct RecipeCard: ScreenContent {
  let recipe: Recipe

  var parts: ScreenParts {
    Image(recipe.name, shape: .banner)
    Text(recipe.name).font(.headline)
    Text("\(recipe.minutes) minutes").font(.footnote).secondary()
  }
}

/// All of a recipe; each container says how a related one is shown.
struct RecipeDetail: ScreenContent {
  let recipe: Recipe
  let showRelated: (Recipe) -> NavigationAction

  var parts: ScreenParts {
    Image(recipe.name, shape: .banner)
    List {
      Section("Ingredients") {
        for ingredient in recipe.ingredients { Text(ingredient) }
      }
      Section("Related recipes") {
        for related in recipe.related {
          Button(related.name, style: .link, showRelated(related))
        }
      }
    }
  }
}
