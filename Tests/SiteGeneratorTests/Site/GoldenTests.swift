import Foundation
import RouteGraph
import SiteGenerator
import Testing

/// A small site, byte for byte: one page of each kind.
///
/// After a wanted change, `WAYMARK_RECORD=1 swift test --filter GoldenTests` writes the files anew
/// and fails, so that nobody records by accident; look at the difference before you commit it.
@Suite struct GoldenTests {
  private enum Tea: Route {
    case menu, cup(of: String), order

    var screen: Screen {
      switch self {
      case .menu:
        Screen("Tea", subtitle: "Open until six") {
          List {
            Section("Today") {
              NavigationLink("Green", value: Tea.cup(of: "Green"))
              NavigationLink("Oolong", destination: Tea.cup(of: "Oolong"))
            }
          }
          When("iOS 26 or later") { Text("Steaming").secondary() }
        }
        .toolbarTrailing { Button("Order", .sheet(Tea.order, inStack: true)) }
      case .cup(let name): Screen(name) { Button("Another", .popToRoot) }
      case .order: Screen("Order") { Button("Pay", .openURL("https://example.org/?a=1&b=2")) }
      }
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Site/golden").standardizedFileURL
  private static let isRecording = ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1"

  private static func site() async throws -> SiteFolder {
    let folder = try SiteFolder()
    try folder.write([
      "Content/index.md": "---\nsummary: A tea room.\n---\nWelcome.\n",
      "Content/tea/index.md": "The [menu](route:menu).\n",
      "Content/tea/cup.md": """
      ---
      tags: [hot]
      status: draft
      screenshot: cup.gif
      aliases: [mug]
      ---
      # Leaves

      Two *grams*.

      """,
    ])
    try folder.write(Array("GIF89a".utf8) + [2, 0, 1, 0], to: "Content/tea/cup.gif")
    let flow = Flow("Tea room", id: "tea") {
      TabView {
        Tab("Tea", icon: "cup") { NavigationStack { Tea.menu } }
        Tab("Order") { Tea.order }
      }
    }
    .accent(.green)
    let outcome = await folder.build(flow) { $0.baseURL = BaseURL("https://example.org/tea room") }
    #expect(outcome.diagnostics == [])
    return folder
  }

  /// A file without what changes for reasons that are no page's: names of assets, lines of code.
  private static func steadyText(_ text: String) -> String {
    text.replacing(/\.[0-9a-z]{8}\.(css|js|svg|gif)/, with: { ".00000000.\($0.1)" })
      .replacing(/GoldenTests\.swift:[0-9]+/, with: "GoldenTests.swift:0")
      .replacing(/"line": ?[0-9]+/, with: "\"line\": 0")
  }

  @Test(arguments: [
    "index.html", "404.html", "search/index.html", "sitemap.xml", "tea/index.html",
    "tea/flow.json", "tea/tea/menu.html", "tea/tea/cup.html", "tea/tea/cup/green.html",
    "tea/tea/cup/oolong.html", "tea/tea/order.html", "tea/mug.html",
  ])
  func everyByteIsAsRecorded(name: String) async throws {
    let text = try await Self.steadyText(Self.site().text(name))
    let file = Self.folder.appending(path: name.replacing("/", with: "-"))
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    guard text != recorded else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let recordedLines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let place = zip(lines, recordedLines).enumerated().first { $1.0 != $1.1 }?.offset
    let line = place ?? min(lines.count, recordedLines.count)
    func shown(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "the end" }
    Issue.record(
      "\(name):\(line + 1)\n  recorded: \(shown(recordedLines))\n  now:      \(shown(lines))")
  }
}
