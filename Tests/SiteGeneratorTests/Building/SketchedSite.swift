import Foundation
import RouteGraph

@testable import SiteGenerator

/// A site that is built again and again while a test changes it.
final class SketchedSite {
  /// The app.
  var root: Sketch
  /// The notes by their paths below the content folder.
  var notes: [String: String] = [:]
  private let folder: PublishingFolder

  init(_ root: Sketch) throws {
    self.root = root
    folder = try PublishingFolder()
  }

  /// Builds the site into a folder of a name.
  func build(into output: String = "Output") async throws -> BuildOutcome {
    try? folder.remove("Content")
    for (path, text) in notes { try folder.write(text, to: "Content/\(path)") }
    var options = BuildOptions()
    options.root = folder.path
    options.output = "\(folder.path)/\(output)"
    let flow = Flow("Sketch") { NavigationStack { SketchRoute.screen(root) } }
    return await SiteBuild(SiteDefinition(title: "Sketches", flows: [flow]), options: options)()
  }

  /// Every file that was built into a folder, Waymark's own records among them.
  func files(in output: String = "Output") throws -> [String: Data] {
    let base = "\(folder.path)/\(output)"
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: base) {
      files[path] = FileManager.default.contents(atPath: "\(base)/\(path)")
    }
    return files
  }

  /// Writes something else to a file that was built.
  func replace(_ path: String, with text: String) throws {
    try folder.write(text, to: "Output/\(path)")
  }

  /// Removes what was built into a folder.
  func remove(_ output: String) throws { try folder.remove(output) }
}

/// A screen that leads to others.
struct Sketch: Hashable, Sendable, RouteValue {
  var name: String
  var title: String
  var links: [Sketch] = []

  var routeSlug: String { name }
}

/// The only kind of screen of a sketched site.
enum SketchRoute: Route {
  case screen(Sketch)

  var screen: Screen {
    switch self {
    case .screen(let sketch):
      Screen(sketch.title) {
        List {
          for link in sketch.links { NavigationLink(link.title, value: SketchRoute.screen(link)) }
        }
      }
    }
  }
}
