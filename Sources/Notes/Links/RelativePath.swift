/// Paths as notes write them: relative to the file they stand in.
package enum RelativePath {
  /// The path from the project's root, or nil where `..` leads out of it.
  ///
  /// - Parameters:
  ///   - path: The path as written, percent-decoded.
  ///   - file: The file that it is written in, relative to the root or absolute.
  package static func resolved(_ path: String, from file: String) -> String? {
    var parts = file.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { Substring($0) }
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let part = Substring(part)
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return (file.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
  }
}
