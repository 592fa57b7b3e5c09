import Foundation
import RouteGraph
import SwiftUIScan
import WaymarkCommands

/// Reads apps with the toolchain's Swift parser.
struct AppScanner: SourceScanner {
  func scan(_ request: ScanRequest) -> ScannedSource {
    let options = SourceScan.Options(
      root: request.root, title: request.title,
      workers: request.workers ?? ProcessInfo.processInfo.activeProcessorCount)
    let result = SourceScan(options)(paths: request.paths)
    return ScannedSource(
      graphs: result.graph.map { [$0] } ?? [], diagnostics: result.diagnostics,
      fileCount: result.readCount, isComplete: result.isComplete)
  }
}
