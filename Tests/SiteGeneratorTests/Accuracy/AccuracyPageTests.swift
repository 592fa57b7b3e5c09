import RouteGraph
import SiteGenerator
import Testing

@Suite struct AccuracyPageTests {
  private func build(
    _ graph: FlowGraph, change: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> SiteFolder {
    let folder = try SiteFolder()
    var options = BuildOptions()
    options.root = folder.path
    change(&options)
    let outcome = await SiteBuild(
      SiteDefinition(title: "Site", graphs: [graph]), options: options)()
    #expect(outcome.diagnostics == [])
    return folder
  }

  @Test func aGraphBecomesASite() async throws {
    let folder = try await build(ScannedGraph.declared)
    #expect(
      folder.pages == [
        "404.html", "index.html", "notes-app/index.html", "notes-app/route/home.html",
        "notes-app/route/item.html", "notes-app/route/note.html", "review.html",
        "search/index.html",
      ])
    #expect(
      folder.page("notes-app/route/note.html").backStack == [
        "route/home false", "route/note true*",
      ])
  }

  @Test func aDeclaredFlowHasNoAccuracyPage() async throws {
    let folder = try await build(ScannedGraph.declared)
    #expect(!folder.pages.contains("notes-app/accuracy.html"))
    #expect(folder.page("notes-app/index.html").hrefs("Accuracy") == [])
  }

  @Test func aScannedFlowLinksToItsAccuracyPage() async throws {
    let folder = try await build(ScannedGraph.graph)
    #expect(folder.page("notes-app/index.html").hrefs("Accuracy") == ["../notes-app/accuracy.html"])
    #expect(
      folder.text("notes-app/index.html").contains(
        "<span>2 without doubt, 1 inferred, 1 not followed, 2 out of reach</span>"))
    let page = folder.page("notes-app/accuracy.html")
    #expect(page.problems == [])
    #expect(page.body == "body[data-page=accuracy][data-flow=notes-app]")
    #expect(page.title == "Accuracy · Notes app")
  }

  @Test func thePageTellsWhatIsInDoubt() async throws {
    let folder = try await build(ScannedGraph.graph)
    let text = folder.text("notes-app/accuracy.html")
    for part in [
      "<dt>Resolved</dt><dd><b>2</b><span>read from source without doubt</span></dd>",
      "<dt>Inferred</dt><dd><b>1</b><span>read by a rule that may err</span></dd>",
      "<dt>Not followed</dt><dd><b>1</b><span>seen, but leading nobody knows where</span></dd>",
      "<h3>A callback of what is presented. <span class=\"count\">1</span></h3>",
      "<h3>The destination comes from a variable. <span class=\"count\">1</span></h3>",
      "<code class=\"place-text\">path.append(next)</code>",
      "<code class=\"place\">App/Home &lt;View&gt;.swift:9</code>",
    ] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("<dt>Declared</dt>"))
    let page = folder.page("notes-app/accuracy.html")
    #expect(page.hrefs("Note") == ["route/note.html"])
    #expect(
      page.tags.filter { $0.name == "h2" }.map { $0.text.trimmed }.suffix(3).map(firstWords) == [
        "Dead cases", "Unreachable screens", "Cases without a view",
      ])
  }

  @Test func correctionsThatNoLongerApplyHaveAListOfTheirOwn() async throws {
    var graph = ScannedGraph.graph
    graph.unresolved.append(
      UnresolvedSite(
        location: SourceLocation(file: "waymark.yaml", line: 4, column: 7),
        reason: "stale-correction", text: "drop Route.gone"))
    let text = try await build(graph).text("notes-app/accuracy.html")
    #expect(
      text.contains(
        "<h2 id=\"corrections\">Corrections that no longer apply <span class=\"count\">1</span></h2>"
      ))
    #expect(text.contains("<code class=\"place-text\">drop Route.gone</code>"))
    #expect(text.contains("<dt>Not followed</dt><dd><b>1</b>"))
    let plain = try await build(ScannedGraph.graph).text("notes-app/accuracy.html")
    #expect(!plain.contains("id=\"corrections\""))
  }

  private func firstWords(_ text: String) -> String {
    text.split { $0.isNumber }.first.map { String($0).trimmed } ?? ""
  }

  @Test func anInferredWaySaysWhyItIsBelieved() async throws {
    let folder = try await build(ScannedGraph.graph)
    let reason = "<span class=\"way-note\">Inferred: a callback of what is presented</span>"
    #expect(folder.text("notes-app/route/home.html").contains(reason))
    #expect(folder.text("notes-app/route/note.html").contains(reason))
    #expect(!folder.text("notes-app/route/item.html").contains("Inferred"))
  }

  @Test func aDeclaredFlowWithAScreenOutOfReachHasAnAccuracyPage() async throws {
    var graph = ScannedGraph.graph
    graph.unresolved = []
    for place in graph.transitions.indices { graph.transitions[place].confidence = .declared }
    let text = try await build(graph).text("notes-app/accuracy.html")
    #expect(text.contains("<dt>Declared</dt><dd><b>3</b>"))
    #expect(text.contains("Route.dead"))
    #expect(!text.contains("Cases without a view"))
  }

  @Test func placesInTheSourceAreLinksWhereItCanBeRead() async throws {
    let folder = try await build(ScannedGraph.graph) {
      $0.sourceURL = SourceURL("https://example.org/r/blob/main/{file}#L{line}")
    }
    #expect(
      folder.page("notes-app/route/home.html").hrefs("App/home.swift:3")
        == ["https://example.org/r/blob/main/App/home.swift#L3"])
    #expect(
      folder.text("notes-app/accuracy.html").contains(
        "<a href=\"https://example.org/r/blob/main/App/Home%20%3CView%3E.swift#L9\">"))
  }

  @Test func thePageIsInTheLanguageOfItsFlow() async throws {
    var graph = ScannedGraph.graph
    graph.language = "ko"
    let text = try await build(graph).text("notes-app/accuracy.html")
    #expect(text.contains("<h1>정확도</h1>"))
    #expect(text.contains("<h3>목적지가 변수에서 옵니다. <span class=\"count\">1</span></h3>"))
  }
}
