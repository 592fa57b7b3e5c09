import Bytes
import Foundation
import RouteGraph
import SiteGenerator

/// Reads an app's source and writes its flow as JSON.
struct ScanCommand {
  let arguments: Arguments
  let report: Report

  /// What is said where a scan finds no flow.
  static let nothingFound = Diagnostic(
    .error, "no-flow", "the source holds no navigation of SwiftUI",
    fix: "name the folder that holds the app's own files")

  /// Scans, and writes what was found.
  func run(_ scanner: any SourceScanner) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let scanned = arguments.scan(with: scanner)
    let output = arguments.output ?? "-"
    var diagnostics = scanned.diagnostics
    if scanned.graphs.isEmpty { diagnostics.append(Self.nothingFound) }
    guard let graph = scanned.graphs.first else {
      report.print(diagnostics.sorted())
      return .findings
    }
    var buffer = ByteBuffer()
    graph.write(into: &buffer)
    if let problem = write(buffer.bytes, to: output) {
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
    return "Scanned \(Report.count(scanned.fileCount, "file")): \(found.joined(separator: ", "))"
  }

  private func write(_ bytes: [UInt8], to output: String) -> Diagnostic? {
    guard output != "-" else {
      Console.output(bytes)
      return nil
    }
    guard !output.hasSuffix(".swift") else {
      return Diagnostic(
        .error, "unwritable-file",
        "'\(output)' would be taken for Swift source, and a flow is JSON",
        fix: "write it to 'flow.json'")
    }
    do {
      try Data(bytes).write(to: URL(filePath: output), options: .atomic)
      return nil
    } catch {
      return Diagnostic(.error, "unwritable-file", "'\(output)' can't be written")
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
