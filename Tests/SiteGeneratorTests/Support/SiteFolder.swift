import Foundation
import RouteGraph
import SiteGenerator

/// A project folder of its own for one test, removed with the last reference.
final class SiteFolder: Sendable {
  /// The folder.
  let path: String

  init() throws {
    // In memory where the system has such a place.
    let memory = "/dev/shm/"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    let parent = isThere ? memory : NSTemporaryDirectory()
    path = parent + "waymark-site-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files with the folders above them.
  func write(_ files: KeyValuePairs<String, String>) throws {
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  /// Writes one file with the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  /// Removes a file or a folder with all that is in it.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Builds a site of some flows in the folder.
  @discardableResult
  func build(
    _ flows: Flow..., title: String = "Test site",
    change: (inout BuildOptions) -> Void = { _ in }
  ) async -> BuildOutcome {
    var options = BuildOptions()
    options.root = path
    change(&options)
    return await SiteBuild(SiteDefinition(title: title, flows: flows), options: options)()
  }

  /// Builds a site of some graphs in the folder.
  @discardableResult
  func build(graphs: [FlowGraph]) async -> BuildOutcome {
    var options = BuildOptions()
    options.root = path
    return await SiteBuild(SiteDefinition(title: "Test site", graphs: graphs), options: options)()
  }

  /// The lines that a build prints about its problems.
  func problems(
    _ flows: Flow..., change: (inout BuildOptions) -> Void = { _ in }
  ) async -> [String] {
    var options = BuildOptions()
    options.root = path
    change(&options)
    let definition = SiteDefinition(title: "Test site", flows: flows)
    return await SiteBuild(definition, options: options)().diagnostics.map(\.description)
  }

  /// The bytes of a published file; empty where there is none.
  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(path)/Output/\(name)").map(Array.init) ?? []
  }

  /// The text of a published file; empty where there is none.
  func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

  /// A published page, taken apart.
  func page(_ name: String) -> HTMLPage { HTMLPage(text(name)) }

  /// The published files' paths, sorted; Waymark's own folder is left out.
  var files: [String] {
    (FileManager.default.enumerator(atPath: "\(path)/Output")?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { name in
        var isFolder = false as ObjCBool
        _ = FileManager.default.fileExists(
          atPath: "\(path)/Output/\(name)", isDirectory: &isFolder)
        return !isFolder.boolValue && !name.hasPrefix(".waymark")
      }
      .sorted()
  }

  /// The published pages' paths, sorted.
  var pages: [String] { files.filter { $0.hasSuffix(".html") } }

  /// The destinations' pages, sorted.
  var destinationPages: [String] {
    pages.filter { text($0).contains("<body data-page=\"destination\"") }
  }

  /// Every published file with what it holds.
  var site: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0, bytes($0)) })
  }
}
