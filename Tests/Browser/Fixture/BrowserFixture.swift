import Bytes
import Foundation
import RouteGraph
import SiteGenerator
import Waymark

/// What the browser tests need from Swift: a site of everything that the worked examples don't
/// show, and cases that hold the script's machine against Swift's.
///
///     browser-fixture build [options]   the site
///     browser-fixture cases FILE        the cases, as JSON
@main enum BrowserFixture {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == "cases", let path = arguments.dropFirst().first else {
      return await FixtureSite.main()
    }
    let cases = MachineCases.all(seed: 20_240_607)
    try Data(cases.bytes).write(to: URL(filePath: path))
  }
}

/// Presentations, inputs and surprises.
struct FixtureSite: FlowSite {
  var title: String { "Fixture" }

  var flows: [Flow] {
    Flow("Presentations") { NavigationStack { LayerRoute.home } }
    Flow("Inputs") { NavigationStack { InputRoute.form } }.accent(.green)
    Flow("Surprises") { NavigationStack { SurpriseRoute.start } }.accent(.orange)
    Flow("Places") {
      TabView {
        Tab("First") { NavigationStack { PlaceRoute.first } }
        Tab("Bare") { PlaceRoute.bare }
        Tab("Split") {
          NavigationSplitView {
            PlaceRoute.side
          } detail: {
            PlaceRoute.nothing
          }
        }
      }
    }
    .accent(.purple)
    Flow("이름", id: "names") { NavigationStack { NameRoute.list } }.language("ko")
    Flow("Many") { NavigationStack { ManyRoute.numbers } }
    LongRoute.flow
  }
}
