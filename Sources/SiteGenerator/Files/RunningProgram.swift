import Bytes

/// The program that builds the site.
enum RunningProgram {
  /// The fingerprint of the program, nil where its file can't be found: what tells that a page made
  /// by another version of the program is not this one's.
  ///
  /// Told by where the file lies, its size and times, and how it begins: reading a program with all its
  /// libraries would take longer than a small site.
  static let fingerprint: ContentHash? = {
    guard let link = SystemPath.runningProgram,
      let path = (try? SystemPath.realPath(of: link)) ?? nil,
      let version = try? SystemPath.version(ofProgram: path)
    else { return nil }
    return version
  }()
}
