import CYAML

/// The library that reads YAML.
package enum YAMLEngine {
  /// Its version: `0.2.5`.
  package static var version: String { String(cString: yaml_get_version_string()) }
}
