import Waymark

/// The recipes in three columns: categories, the recipes of one, and a recipe.
enum ThreeColumnRoute: Route {
  case categories
  case noCategory
  case list(Category)
  case noRecipe
  case recipe(Recipe)

  var screen: Screen {
    switch self {
    case .categories:
      Screen("Categories") {
        List {
          for category in Category.allCases {
            Button(
              category.title, style: .link, .select(column: 2, ThreeColumnRoute.list(category)))
          }
        }
      }
      .largeTitle()
    case .noCategory:
      Screen { Text("Choose a category").secondary() }
    case .list(let category):
      Screen(category.title) {
        List {
          for recipe in category.recipes {
            Button(recipe.name, style: .link, .select(column: 3, ThreeColumnRoute.recipe(recipe)))
          }
        }
      }
    case .noRecipe:
      Screen { Text("Choose a recipe").secondary() }
    case .recipe(let recipe):
      Screen(recipe.name, subtitle: "\(recipe.minutes) minutes") {
        RecipeDetail(recipe: recipe) { .select(column: 3, ThreeColumnRoute.recipe($0)) }
      }
      .deepLink("recipes://recipe/\(recipe.id)")
    }
  }
}

extension Flow {
  /// The recipes in three columns.
  static var recipesThreeColumns: Flow {
    Flow("Recipes: three columns", id: "recipes-three-columns") {
      NavigationSplitView {
        ThreeColumnRoute.categories
      } content: {
        ThreeColumnRoute.noCategory
      } detail: {
        ThreeColumnRoute.noRecipe
      }
    }
    .accent(.pink)
    .defaultTitle("Recipes")
  }
}
