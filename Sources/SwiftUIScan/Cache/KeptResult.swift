import Bytes
import RouteGraph

/// What a scan gave, as it is kept until one of its files changes.
struct KeptResult {
  let result: ScanResult
  private let graph: String?

  /// - Returns: nil where the flow would not read back as it is.
  init?(_ result: ScanResult) {
    self.result = result
    guard let graph = result.graph else {
      self.graph = nil
      return
    }
    var buffer = ByteBuffer()
    graph.write(into: &buffer)
    guard FlowGraph.read(buffer.bytes, file: "").graph == graph else { return nil }
    self.graph = buffer.text
  }

  /// What a result is told by: all that it is made from.
  static func key(
    _ reading: SourceReading, _ files: [FactPack.Key], title: String?
  ) -> FactPack.Key {
    var text = "\(title ?? "")\n\(title == nil) \(reading.excludedCount)\n"
    for file in reading.broken { text += "\(file.path)\n\(file.reason)\n" }
    for (file, key) in zip(reading.files, files) {
      text += "\(key.hash) \(key.length) \(file.path)\n"
    }
    return FactPack.Key(of: text)
  }
}

extension KeptResult: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(graph, result.diagnostics, result.readCount, result.excludedCount)
    writer.write(result.isComplete)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    graph = try reader.read()
    let read = graph.map { FlowGraph.read(Array($0.utf8), file: "").graph }
    if case .some(.none) = read { throw FactReader.Broken() }
    result = ScanResult(
      graph: read ?? nil, diagnostics: try reader.read(), readCount: try reader.read(),
      excludedCount: try reader.read(), isComplete: try reader.read())
  }
}

extension Diagnostic: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(severity.rawValue, id, location, summary, fix)
  }

  init(from reader: inout FactReader) throws(FactReader.Broken) {
    guard let severity = Severity(rawValue: try reader.read()) else { throw FactReader.Broken() }
    let id: String = try reader.read()
    let location: SourceLocation? = try reader.read()
    self.init(severity, id, at: location, try reader.read(), fix: try reader.read())
  }
}

extension SourceLocation: Storable {
  func write(to writer: inout FactWriter) { writer.write(file, line, column) }
  init(from reader: inout FactReader) throws(FactReader.Broken) {
    self.init(file: try reader.read(), line: try reader.read(), column: try reader.read())
  }
}
