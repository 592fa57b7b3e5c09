import Bytes

/// The program that builds the site.
enum RunningProgram {
  /// The fingerprint of the program's file, nil where it can't be read: what tells that a page made
  /// by another version of the program is not this one's.
  static let fingerprint: ContentHash? = {
    guard let link = SystemPath.runningProgram,
      let path = (try? SystemPath.realPath(of: link)) ?? nil,
      let slash = path.lastIndex(of: "/"),
      let folder = try? OpenFolder(at: slash == path.startIndex ? "/" : String(path[..<slash]))
    else { return nil }
    return (try? folder.hash(of: String(path[path.index(after: slash)...]))) ?? nil
  }()
}
