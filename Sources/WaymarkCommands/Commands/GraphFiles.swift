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
      let fix = Self.isFolder(path) ? "where it is an app's source, write '--scan' too" : nil
      diagnostics.append(Self.unreadable(path, fix: fix))
    }
  }

  /// The problem of a file that can't be read, with the reason.
  static func unreadable(_ path: String, fix: String? = nil) -> Diagnostic {
    Diagnostic(.error, "unreadable-file", "'\(path)' can't be read: \(reason(of: path))", fix: fix)
  }

  /// Why a file can't be read, in a few words.
  private static func reason(of path: String) -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "there is no such file" }
    return isFolder(path) ? "it is a folder" : "access is not allowed"
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
