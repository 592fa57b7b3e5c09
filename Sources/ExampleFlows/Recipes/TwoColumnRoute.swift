import Waymark

/// The recipes in two columns: categories, and a grid that pushes.
enum TwoColumnRoute: Route {
  case categories
  case nothingSelected
  case grid(Category)
  case recipe(Recipe)

  var screen: Screen {
    switch self {
    case .categories:
      Screen("Categories") {
        List {
          for category in Category.allCases {
            Button(category.title, style: .link, .select(column: 2, TwoColumnRoute.grid(category)))
          }
        }
      }
      .largeTitle()
    case .nothingSelected:
      Screen { Text("Choose a category").secondary() }
    case .grid(let category):
      Screen(category.title) {
        Grid {
          for recipe in category.recipes {
            NavigationLink(value: TwoColumnRoute.recipe(recipe)) { RecipeCard(recipe: recipe) }
          }
        }
      }
    case .recipe(let recipe):
      Screen(recipe.name, subtitle: "\(recipe.minutes) minutes") {
        RecipeDetail(recipe: recipe) { .push(TwoColumnRoute.recipe($0)) }
      }
      .deepLink("recipes://recipe/\(recipe.id)")
    }
  }
}

extension Flow {
  /// The recipes in two columns.
  static var recipesTwoColumns: Flow {
    Flow("Recipes: two columns", id: "recipes-two-columns") {
      NavigationSplitView {
        TwoColumnRoute.categories
      } detail: {
        NavigationStack { TwoColumnRoute.nothingSelected }
      }
    }
    .accent(.red)
    .defaultTitle("Recipes")
  }
}
