/// Names source files the same way on every machine.
struct SourceNaming {
  /// The folder that files are named from, with a `/` at its end.
  private let root: String?
  private var names: [String: String] = [:]

  init(root: String?) {
    self.root = root.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The location of a place: relative to the root if it lies below, else from the last `Sources`
  /// or `Tests` folder on, else the file's name alone.
  mutating func location(of place: SourcePlace) -> SourceLocation {
    let path = place.filePath.description
    let name = names[path] ?? name(of: path)
    names[path] = name
    return SourceLocation(file: name, line: Int(place.line))
  }

  private func name(of path: String) -> String {
    if let root, path.hasPrefix(root) { return String(path.dropFirst(root.count)) }
    let parts = path.split(separator: "/")
    let start = parts.lastIndex { $0 == "Sources" || $0 == "Tests" } ?? max(0, parts.count - 1)
    return parts[start...].joined(separator: "/")
  }
}
