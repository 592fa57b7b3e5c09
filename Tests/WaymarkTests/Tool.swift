import Foundation

/// One of the package's programs, run as a process in a folder of its own.
final class Tool: Sendable {
  /// What a run left.
  struct Run {
    let output: String
    let error: String
    let status: Int32

    /// The success line without its seconds and without the examples' number of pages, which
    /// changes with the examples.
    var successLine: String {
      output.replacing(/in [0-9]+\.[0-9][0-9] s/, with: "in … s")
        .replacing(/Built [0-9]+ pages/, with: "Built … pages")
        .replacing(/\([0-9]{2,} files/, with: "(… files")
    }
  }

  /// The folder that the program runs in.
  let path: String

  private let program: String

  /// Takes the example site's program, or another one.
  init(_ program: String = "example-flows") throws {
    self.program = program
    path = NSTemporaryDirectory() + "waymark-tool-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Where scans keep what they found: not where the user's own scans do.
  private var cache: String { "\(path)-cache" }

  deinit {
    for folder in [path, cache] { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// The folder of the programs, beside the bundle that holds these tests.
  static var products: URL {
    let bundle = Bundle(for: Tool.self).bundleURL
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }

  private var executable: URL { Self.products.appending(path: program) }

  /// Runs the program and waits for its end.
  func callAsFunction(_ arguments: String...) throws -> Run {
    try self(arguments)
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - environment: Variables that the process has besides those of the tests.
  ///   - output: What stands at the end of standard output in place of what the run keeps.
  ///   - fileLimit: How many units of 512 or 1,024 bytes a file may have, as on a disk that is full.
  func callAsFunction(
    _ arguments: [String], environment: [String: String] = [:], output: FileHandle? = nil,
    fileLimit: Int? = nil
  ) throws -> Run {
    // Files rather than pipes, which fill up while nobody reads.
    let name = "\(NSTemporaryDirectory())waymark-run-\(UUID().uuidString)"
    defer {
      for part in ["out", "err"] { try? FileManager.default.removeItem(atPath: "\(name).\(part)") }
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let fileLimit {
      process.executableURL = URL(filePath: "/bin/sh")
      let script = "trap '' XFSZ; ulimit -f \(fileLimit) && exec \"$0\" \"$@\""
      process.arguments = ["-c", script, executable.path] + arguments
    }
    process.environment = ProcessInfo.processInfo.environment
      .merging(["WAYMARK_CACHE": cache]) { $1 }.merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try output ?? Self.newFile("\(name).out")
    process.standardError = try Self.newFile("\(name).err")
    try process.run()
    process.waitUntilExit()
    return Run(
      output: Self.text("\(name).out"), error: Self.text("\(name).err"),
      status: process.terminationStatus)
  }

  /// Writes a file in the program's folder, with the folders above it.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Whether there is a file or a folder of that name in the program's folder.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// The text of a file in the program's folder; empty where there is none.
  func text(_ name: String) -> String { Self.text("\(path)/\(name)") }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func newFile(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(filePath: path))
    return try FileHandle(forWritingTo: URL(filePath: path))
  }
}
