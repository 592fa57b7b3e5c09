import Foundation
import RouteGraph
import SwiftUIScan
import WaymarkCommands

/// Reads apps with the toolchain's Swift parser.
struct AppScanner: SourceScanner {
  func scan(_ request: ScanRequest) -> ScannedSource {
    let options = SourceScan.Options(
      root: holdsAll(request) ? request.root : nil, title: request.title,
      workers: request.workers ?? ProcessInfo.processInfo.activeProcessorCount,
      cache: FactCache.standard(ProcessInfo.processInfo.environment))
    let result = SourceScan(options)(paths: request.paths)
    return ScannedSource(
      graphs: result.graph.map { [$0] } ?? [], diagnostics: result.diagnostics,
      fileCount: result.readCount, excludedCount: result.excludedCount,
      isComplete: result.isComplete)
  }

  /// Whether all that is scanned lies in the project; elsewhere places are named from the scanned
  /// folder, so that no page holds the path of somebody's machine.
  private func holdsAll(_ request: ScanRequest) -> Bool {
    func real(_ path: String) -> String {
      URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    let root = real(request.root)
    return request.paths.allSatisfy { path in
      let path = real(path)
      return path == root || path.hasPrefix(root + "/")
    }
  }
}
