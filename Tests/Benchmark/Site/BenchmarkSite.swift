import Foundation
import Waymark

/// A site of as many destinations as `WAYMARK_BENCHMARK_DESTINATIONS` says.
///
/// `benchmark-site corpus FOLDER` writes its notes, and the same app as a table for the floor.
@main struct BenchmarkSite: FlowSite {
  static let corpus = Corpus(count: count)

  var title: String { "Benchmark" }

  var flows: [Flow] {
    Flow("Bench") { NavigationStack { BenchmarkRoute.screen(BenchmarkScreen(number: 0)) } }
  }

  static func main() async {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "corpus" {
      do {
        try CorpusFiles(corpus).write(to: URL(filePath: arguments[2], directoryHint: .isDirectory))
      } catch {
        print("The corpus can't be written: \(error)")
        exit(2)
      }
    } else {
      await run()
    }
  }

  private static var count: Int {
    ProcessInfo.processInfo.environment["WAYMARK_BENCHMARK_DESTINATIONS"].flatMap(Int.init) ?? 1_000
  }
}

/// The app's only kind of screen.
enum BenchmarkRoute: Route {
  case screen(BenchmarkScreen)

  var screen: Screen {
    switch self {
    case .screen(let screen):
      let corpus = BenchmarkSite.corpus
      return Screen(corpus.title(of: screen.number)) {
        List {
          for target in corpus.links[screen.number] {
            NavigationLink(
              corpus.title(of: target),
              value: BenchmarkRoute.screen(BenchmarkScreen(number: target)))
          }
        }
      }
    }
  }
}

/// The value that tells one screen from another.
struct BenchmarkScreen: Hashable, Sendable, RouteValue {
  let number: Int

  var routeSlug: String { BenchmarkSite.corpus.name(of: number) }
}
