import Foundation
import RouteGraph

/// Reads the source of a SwiftUI app and gives its flow.
///
/// The source is parsed, never built. The result is the same for the same files, whatever the
/// number of workers. Takes time linear in the source.
package struct SourceScan: Sendable {
  /// How a scan is done.
  package struct Options: Sendable {
    /// The folder that paths in the result are relative to; nil for the scanned folder itself.
    package var root: String?
    /// The flow's name; nil for the name of the app.
    package var title: String?
    /// How many files are parsed at once.
    package var workers: Int

    /// Creates the usual options.
    package init(root: String? = nil, title: String? = nil, workers: Int = 2) {
      self.root = root
      self.title = title
      self.workers = workers
    }
  }

  private let options: Options

  /// Creates a scan.
  package init(_ options: Options = Options()) {
    self.options = options
  }

  /// Scans files and folders.
  package func callAsFunction(paths: [String]) -> ScanResult {
    let reading = SourceReader.read(paths, root: options.root)
    return scan(reading)
  }

  /// Scans texts, for tests and previews.
  ///
  /// - Parameter files: Paths and their text.
  package func callAsFunction(files: [String: String]) -> ScanResult {
    var reading = SourceReading()
    for path in files.keys.sorted() {
      reading.files.append(SourceFile(path: path, text: files[path] ?? ""))
    }
    return scan(reading)
  }

  private func scan(_ reading: SourceReading) -> ScanResult {
    let title = options.title
    let workers = options.workers
    let result = DeepStack.run { () -> ScanResult in
      let files = reading.files
      let facts = DeepStack.map(count: files.count, workers: workers) { index in
        FileParser.facts(of: files[index].text, file: index)
      }
      return ScanResult.make(reading, facts: facts, title: title)
    }
    return result ?? ScanResult(graph: nil, reading: reading, partlyRead: [])
  }
}
