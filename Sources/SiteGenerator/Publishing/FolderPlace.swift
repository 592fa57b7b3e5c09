/// Where a folder is or will be, without symbolic links: what two paths are compared by.
struct FolderPlace {
  /// One step down from the file system's root.
  private enum Step: Hashable {
    case existing(FileStatus.Identity)
    case missing(String)
  }

  /// The absolute path without symbolic links.
  let path: String
  private let steps: [Step]

  /// Follows a path as far as there is something, and takes the rest as names to be created.
  init(_ path: String) throws(SystemError) {
    var real = path.hasPrefix("/") ? "/" : try SystemPath.currentFolder()
    var missing: [String] = []
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part == ".." {
        if missing.popLast() == nil { real = Self.parent(of: real) }
      } else if missing.isEmpty, let next = try Self.step(into: part, of: real) {
        real = next
      } else {
        missing.append(part)
      }
    }
    self.path = missing.reduce(real) { Self.join($0, $1) }
    steps = try Self.identities(of: real) + missing.map { .missing($0.lowercased()) }
  }

  /// Whether two places are one, or one of them holds the other.
  func overlap(with input: FolderPlace) -> PublishingProblem.Overlap? {
    if steps == input.steps { return .equal }
    if input.steps.starts(with: steps) { return .above }
    return steps.starts(with: input.steps) ? .inside : nil
  }

  /// Creates what is missing of the folder and those above it.
  func create() throws(SystemError) {
    var folder = "/"
    for part in path.split(separator: "/").map(String.init) {
      folder = Self.join(folder, part)
      if try SystemPath.status(of: folder) == nil { try SystemPath.makeFolder(folder) }
    }
  }

  /// The real path of a part, or nil where there is none; a link that leads nowhere is an error.
  private static func step(into part: String, of folder: String) throws(SystemError) -> String? {
    let next = join(folder, part)
    if let real = try SystemPath.realPath(of: next) { return real }
    guard try SystemPath.status(of: next) == nil else { throw .absence }
    return nil
  }

  /// A folder's identity stays the same whatever the letter case of the path that names it.
  private static func identities(of real: String) throws(SystemError) -> [Step] {
    var steps: [Step] = []
    var folder = "/"
    for part in [""] + real.split(separator: "/").map(String.init) {
      if !part.isEmpty { folder = join(folder, part) }
      guard let status = try SystemPath.status(of: folder) else { continue }
      steps.append(.existing(status.identity))
    }
    return steps
  }

  private static func join(_ folder: String, _ part: String) -> String {
    folder == "/" ? "/\(part)" : "\(folder)/\(part)"
  }

  private static func parent(of real: String) -> String {
    guard let slash = real.utf8.lastIndex(of: UInt8(ascii: "/")), slash != real.startIndex else {
      return "/"
    }
    return String(real[..<slash])
  }
}
