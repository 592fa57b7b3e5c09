import Waymark

/// The recipes in one stack: `path: [Recipe]`.
enum StackRoute: Route {
  case recipes
  case recipe(Recipe)

  var screen: Screen {
    switch self {
    case .recipes:
      Screen("Recipes") {
        List {
          for category in Category.allCases {
            Section(category.title) {
              for recipe in category.recipes {
                NavigationLink(recipe.name, value: StackRoute.recipe(recipe))
              }
            }
          }
        }
        Button(
          "Jump to bibimbap by way of cold noodles",
          .setStack(StackRoute.recipe(.coldNoodles), StackRoute.recipe(.bibimbap)))
      }
      .largeTitle()
    case .recipe(let recipe):
      Screen(recipe.name, subtitle: "\(recipe.minutes) minutes") {
        RecipeDetail(recipe: recipe) { .push(StackRoute.recipe($0)) }
        Button("All recipes", .popToRoot)
      }
      .deepLink("recipes://recipe/\(recipe.id)")
    }
  }
}

extension Flow {
  /// The recipes in one stack.
  static var recipesStack: Flow {
    Flow("Recipes: stack", id: "recipes-stack") { NavigationStack { StackRoute.recipes } }
      .accent(.purple)
  }
}
