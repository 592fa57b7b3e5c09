import Foundation
import RouteGraph

@testable import SiteGenerator

/// A folder of its own for one test, with an output folder in it; removed with the last reference.
final class PublishingFolder: Sendable {
  /// The folder.
  let path: String
  /// The output folder in it, which does not exist at first.
  var output: String { "\(path)/Output" }

  init() throws {
    // In memory where the system has such a place: these tests make thousands of files.
    let memory = "/dev/shm/"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    let parent = isThere ? memory : NSTemporaryDirectory()
    path = parent + "waymark-publishing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Opens the output folder.
  func open(inputs: [String] = []) throws(PublishingFailure) -> Publisher {
    try Publisher(to: output, inputs: inputs)
  }

  /// Publishes a whole site by one worker.
  @discardableResult
  func publish(_ site: [String: String]) throws(PublishingFailure) -> PublishingReport {
    let publisher = try open()
    return try publisher.commit([worker(of: publisher, for: site)])
  }

  /// A worker that took a whole site.
  func worker(of publisher: Publisher, for site: [String: String]) -> PublishingWorker {
    var worker = publisher.worker()
    for (path, text) in site { worker.add(path, text) }
    return worker
  }

  /// What publishing a site reports as wrong, with the folder's own path left out.
  func problems(publishing site: [String: String]) -> [String] {
    problems { () throws(PublishingFailure) in try publish(site) }
  }

  /// What an attempt reports as wrong, with the folder's own path left out.
  func problems(_ attempt: () throws(PublishingFailure) -> some Any) -> [String] {
    do throws(PublishingFailure) {
      _ = try attempt()
      return []
    } catch {
      return error.diagnostics.map { $0.summary.replacing(path + "/", with: "") + " [\($0.id)]" }
    }
  }

  /// Writes a file, and the folders above it, by other means than the publisher.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Removes a file or a folder with all that is in it.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// All files of the output folder with their text, those of Waymark's own folder left out.
  func site() -> [String: String] {
    entries().filter { !$0.key.hasPrefix(".waymark") && $0.value != "<folder>" }
  }

  /// Everything in the output folder: files with their text, folders marked so.
  func entries() -> [String: String] {
    var entries: [String: String] = [:]
    for name in FileManager.default.enumerator(atPath: output)?.allObjects ?? [] {
      guard let name = name as? String else { continue }
      let data = FileManager.default.contents(atPath: "\(output)/\(name)")
      entries[name] = data.map { String(decoding: $0, as: UTF8.self) } ?? "<folder>"
    }
    return entries
  }

  /// When everything in the output folder was last written, and which file it is.
  func marks() throws -> [String: String] {
    var marks: [String: String] = [:]
    for name in entries().keys.map({ "Output/\($0)" }) + ["Output"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      let date = attributes[.modificationDate] as? Date
      marks[name] =
        "\(date?.timeIntervalSinceReferenceDate ?? 0) \(attributes[.systemFileNumber] ?? "")"
    }
    return marks
  }
}

extension PublishingWorker {
  /// Takes a file by its text.
  mutating func add(_ path: String, _ text: String) {
    var text = text
    text.withUTF8 { add(path, $0) }
  }
}
