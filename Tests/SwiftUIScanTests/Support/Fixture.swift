import Foundation

/// A small app, and the flow that it has.
struct Fixture: CustomStringConvertible {
  /// The folder's name.
  let name: String

  var description: String { name }

  /// The folder that holds all fixtures.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Every fixture, in order.
  static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") }.sorted().map {
      Fixture(name: $0)
    }
  }()

  /// The table of what each fixture shows.
  static var table: String {
    (try? String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
  }

  var path: String { Self.folder.appendingPathComponent(name).path }

  private var expectation: URL {
    Self.folder.appendingPathComponent(name).appendingPathComponent("expected.txt")
  }

  /// The texts of the app's files, one after the other.
  var source: String {
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      (try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)) ?? ""
    }.joined(separator: "\n")
  }

  /// The flow as it is expected.
  var expected: String { (try? String(contentsOf: expectation, encoding: .utf8)) ?? "" }

  /// Writes the flow as it is, for people to look at; the test fails all the same.
  func record(_ text: String) throws {
    try text.write(to: expectation, atomically: true, encoding: .utf8)
  }

  /// Whether expectations are written anew.
  static let isRecording = ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1"
}
