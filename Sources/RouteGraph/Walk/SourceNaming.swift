/// Names source files the same way on every machine.
struct SourceNaming {
  /// The folder that files are named from, with a `/` at its end.
  private let root: String?
  /// The names of files by where the compiler put their paths, which saves reading each path anew.
  private var names: [UnsafePointer<UInt8>: String] = [:]
  /// The last of them: what follows each other mostly stands in one file.
  private var last: (path: UnsafePointer<UInt8>, name: String)?

  init(root: String?) {
    self.root = root.flatMap { root in
      if root.isEmpty { return nil }
      return root.hasSuffix("/") ? root : root + "/"
    }
  }

  /// The location of a place: relative to the root if it lies below, else from the last `Sources`
  /// or `Tests` folder on, else the file's name alone.
  mutating func location(of place: SourcePlace) -> SourceLocation {
    SourceLocation(file: name(of: place.filePath), line: Int(clamping: place.line))
  }

  private mutating func name(of path: StaticString) -> String {
    guard path.hasPointerRepresentation else { return name(of: path.description) }
    if let last, last.path == path.utf8Start { return last.name }
    let name = names[path.utf8Start] ?? name(of: path.description)
    names[path.utf8Start] = name
    last = (path.utf8Start, name)
    return name
  }

  private func name(of path: String) -> String {
    if let root, path.hasPrefix(root) { return String(path.dropFirst(root.count)) }
    let parts = path.split(separator: "/")
    let start = parts.lastIndex { $0 == "Sources" || $0 == "Tests" } ?? max(0, parts.count - 1)
    return parts[start...].joined(separator: "/")
  }
}
