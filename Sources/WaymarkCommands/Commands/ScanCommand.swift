import Bytes
import DefinitionSource
import Foundation
import RouteGraph
import SiteGenerator

/// Reads an app's source and writes its flow.
struct ScanCommand {
  let arguments: Arguments
  let report: Report

  /// Scans, and writes what was found.
  func run(_ scanner: any SourceScanner) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let scanned = arguments.scan(with: scanner)
    let output = arguments.output ?? "-"
    let diagnostics = scanned.diagnostics + [scanned.absence].compactMap(\.self)
    guard let graph = scanned.graphs.first else {
      report.print(diagnostics.sorted())
      return scanned.fileCount > 0 ? .findings : .failure
    }
    if let problem = write(bytes(of: graph), to: output) {
      report.print((diagnostics + [problem]).sorted())
      return .failure
    }
    report.print(diagnostics.sorted())
    if output != "-" {
      report.success(
        "\(summary(of: graph, scanned)) in \(Report.seconds(clock.now - start)) s -> \(output)")
    }
    let worst = diagnostics.map(\.severity).max() ?? .note
    let isFine = scanned.isComplete && worst < (arguments.build.isStrict ? .warning : .error)
    return isFine ? .fine : .findings
  }

  private func summary(of graph: FlowGraph, _ scanned: ScannedSource) -> String {
    let found = [
      Report.count(graph.destinations.count, "screen"),
      Report.count(graph.transitions.count, "way"),
      "\(graph.unresolved.count) not followed",
    ]
    let excluded = scanned.excludedCount
    let read =
      Report.count(scanned.fileCount, "file") + (excluded > 0 ? ", \(excluded) left out" : "")
    return "Scanned \(read): \(found.joined(separator: ", "))"
  }

  /// The flow in the form that is asked for.
  private func bytes(of graph: FlowGraph) -> [UInt8] {
    switch arguments.form {
    case .swift: return Array(DefinitionSource(graph).text.utf8)
    case .json:
      var buffer = ByteBuffer()
      graph.write(into: &buffer)
      return buffer.bytes
    }
  }

  private func write(_ bytes: [UInt8], to output: String) -> Diagnostic? {
    guard output != "-" else { return Console.output(bytes) }
    if let problem = refusal(of: output) { return problem }
    do {
      // A file is written beside its place and renamed. A device, a pipe or a symbolic link would be
      // replaced by that: what one is written through stays.
      let isFile = Self.kind(of: output).map { $0 == .typeRegular } ?? true
      try Data(bytes).write(to: URL(filePath: output), options: isFile ? .atomic : [])
      return nil
    } catch {
      return Diagnostic(.error, "unwritable-file", "'\(output)' can't be written")
    }
  }

  /// What stands at a path, a symbolic link being itself; nil for nothing.
  private static func kind(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// Why a file is not written: a source that somebody else wrote is never written over.
  private func refusal(of output: String) -> Diagnostic? {
    switch arguments.form {
    case .json:
      guard output.hasSuffix(".swift") else { return nil }
      return Diagnostic(
        .error, "unwritable-file",
        "'\(output)' would be taken for Swift source, and a flow is JSON",
        fix: "write it to 'flow.json', or as Swift with '--emit swift'")
    case .swift:
      guard let kind = Self.kind(of: output), [.typeRegular, .typeSymbolicLink].contains(kind),
        let old = FileManager.default.contents(atPath: output)
      else { return nil }
      guard !old.starts(with: Data(DefinitionSource.mark.utf8)) else { return nil }
      return Diagnostic(
        .error, "unwritable-file", "'\(output)' was not written by Waymark, and stays as it is",
        fix: "name a file that is not there yet")
    }
  }
}

extension Arguments {
  /// Scans the operands, and corrects what was found.
  func scan(with scanner: any SourceScanner) -> ScannedSource {
    var scanned = scanner.scan(
      ScanRequest(paths: operands, root: build.root, title: title, workers: build.workers))
    guard let graph = scanned.graphs.first else { return scanned }
    let corrected = graph.corrected(by: corrections)
    scanned.graphs[0] = corrected.graph
    scanned.diagnostics += corrected.diagnostics
    return scanned
  }
}
