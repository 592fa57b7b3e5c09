import Waymark

/// The worked examples: five well-known ways of doing navigation, each as a flow of its own.
@main struct ExampleSite: FlowSite {
  var title: String { "Waymark examples" }

  var flows: [Flow] {
    Flow.champions
    Flow.championsPerTab
    Flow.scrums
    Flow.application
    Flow.gates
    Flow.recipesStack
    Flow.recipesTwoColumns
    Flow.recipesThreeColumns
    Flow.customBar
  }
}
