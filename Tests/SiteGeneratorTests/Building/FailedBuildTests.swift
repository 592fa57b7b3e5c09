import RouteGraph
import SiteGenerator
import Testing

/// Builds that can't publish.
@Suite struct FailedBuildTests {
  @Test func anOutputThatCannotBeUsedHidesNoOtherProblem() async throws {
    let folder = try SiteFolder()
    try folder.write([
      "Content/shop/nowhere.md": "Text.\n", "Content/shop/about.md": "---\ntitel: A\n---\n",
      "Templates/unused.mustache": "x",
    ])
    let outcome = await folder.build(Shop.flow, Shop.flow) {
      $0.output = "Content"
    }
    #expect(outcome.status == .failed)
    #expect(
      outcome.diagnostics.map { "\($0.severity) \($0.id)" } == [
        "error duplicate-flow", "error output-overlaps-input", "error unknown-front-matter-key",
        "error unknown-route", "warning unused-template",
      ])
  }
}
