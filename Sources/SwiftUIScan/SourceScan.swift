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
    /// Where the facts of files are kept between two scans; nil where each file is parsed anew.
    package var cache: FactCache?

    /// Creates the usual options.
    package init(
      root: String? = nil, title: String? = nil, workers: Int = 2, cache: FactCache? = nil
    ) {
      self.root = root
      self.title = title
      self.workers = workers
      self.cache = cache
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
    return scan(reading, paths: paths)
  }

  /// Scans texts, for tests and previews.
  ///
  /// - Parameter files: Paths and their text.
  package func callAsFunction(files: [String: String]) -> ScanResult {
    var reading = SourceReading()
    for path in files.keys.sorted() {
      reading.files.append(SourceFile(path: path, text: files[path] ?? ""))
    }
    return scan(reading, paths: [])
  }

  private func scan(_ reading: SourceReading, paths: [String]) -> ScanResult {
    guard let cache = options.cache, !paths.isEmpty else {
      return result(of: reading) { parsed(reading.files) }
    }
    let keys = reading.files.map { FactPack.Key(of: $0.text) }
    let key = KeptResult.key(reading, keys, title: options.title)
    let results = cache.pack(.result, for: paths)
    if let kept: KeptResult = results.value(of: key, file: 0) { return kept.result }
    let result = result(of: reading) { facts(of: reading.files, keys, at: paths, in: cache) }
    if let kept = KeptResult(result) {
      cache.keep(.result, [kept], of: [key], for: paths, beside: results)
    }
    return result
  }

  private func result(
    of reading: SourceReading, from facts: @escaping @Sendable () -> [FileFacts]
  ) -> ScanResult {
    let title = options.title
    let result = DeepStack.run { ScanResult.make(reading, facts: facts(), title: title) }
    return result ?? ScanResult(graph: nil, reading: reading, partlyRead: [])
  }

  private func parsed(_ files: [SourceFile]) -> [FileFacts] {
    DeepStack.map(count: files.count, workers: options.workers) { index in
      FileParser.facts(of: files[index].text, file: index)
    }
  }

  /// What each file declares, as it was kept or else as its text is parsed.
  private func facts(
    of files: [SourceFile], _ keys: [FactPack.Key], at paths: [String], in cache: FactCache
  ) -> [FileFacts] {
    let pack = cache.pack(.facts, for: paths)
    let facts = DeepStack.map(count: files.count, workers: options.workers) { index in
      pack.value(of: keys[index], file: index)
        ?? FileParser.facts(of: files[index].text, file: index)
    }
    cache.keep(.facts, facts, of: keys, for: paths, beside: pack)
    return facts
  }
}
