import Bytes
import Foundation
import RouteGraph

/// The graphs that a build was given, checked.
struct GraphFiles {
  /// The graphs of the files that are right, in the order of the arguments.
  private(set) var graphs: [FlowGraph] = []
  /// What is wrong with the files.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a file, or all of an app's source, could not be read at all.
  private(set) var isUnreadable = false

  /// Reads files.
  init(_ paths: [String]) {
    for path in paths { read(path) }
  }

  /// Takes the graphs of a scan as if they had been written to files, so that they meet the same
  /// checks.
  init(of scanned: ScannedSource) {
    diagnostics = scanned.diagnostics + [scanned.absence].compactMap(\.self)
    isUnreadable = scanned.fileCount == 0
    for graph in scanned.graphs {
      var buffer = ByteBuffer()
      graph.write(into: &buffer)
      let (graph, problems) = FlowGraph.read(buffer.bytes, file: "flow.json")
      diagnostics += problems
      if let graph { self.graphs.append(graph) }
    }
  }

  private mutating func read(_ path: String) {
    do {
      // A handle reads what is no file as well: a pipe, say, that a scan writes to.
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      let bytes = try [UInt8](file.readToEnd() ?? Data())
      let (graph, problems) = FlowGraph.read(bytes, file: path)
      diagnostics += problems
      if let graph { graphs.append(graph) }
    } catch {
      isUnreadable = true
      diagnostics.append(Self.unreadable(path))
    }
  }

  /// The problem of a file that can't be read, with the reason.
  static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(.error, "unreadable-file", "'\(path)' can't be read: \(reason(of: path))")
  }

  /// Why a file can't be read, in a few words.
  private static func reason(of path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "there is no such file"
    }
    return isFolder.boolValue ? "it is a folder" : "access is not allowed"
  }
}
