import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "waymark-scan-\(UUID().uuidString)"

  func write(_ bytes: [UInt8], _ name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
