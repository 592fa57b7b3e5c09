import RouteGraph
import YAML

/// Reads `waymark.yaml`, and goes on after each problem.
struct ConfigurationReader {
  private(set) var configuration = Configuration()
  /// What is wrong, in the order found.
  var problems: [Diagnostic] { values.problems }
  private var values: ConfigurationValues
  /// The keys of the file's top level that set an option.
  private let options: [String]

  /// - Parameters:
  ///   - bytes: The file's text.
  ///   - file: The file as places name it.
  ///   - options: The names of the options that the file can set.
  init(_ bytes: [UInt8], file: String, options: [String]) {
    values = ConfigurationValues(bytes, file: file)
    self.options = options
  }

  /// Reads the file. O(n).
  mutating func read() {
    guard let root = values.root() else { return }
    for (key, value) in values.entries(of: root, in: "the file", keys: options + ["scan"]) {
      if key == "scan" {
        configuration.corrections = ScanSection.corrections(value, &values)
      } else if let text = values.text(value, of: key) {
        configuration.settings.append(
          .init(key: key, value: text, location: values.location(of: value)))
      }
    }
  }
}
