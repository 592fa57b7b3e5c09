import RouteGraph

/// Everything that can keep a site from being published. Paths are as people see them.
enum PublishingProblem: Error, Hashable, Sendable {
  /// How the output folder lies to an input folder.
  enum Overlap: String, Hashable, Sendable {
    case equal = "is"
    case above = "contains"
    case inside = "lies inside"
  }

  case overlap(output: String, Overlap, input: String)
  case foreignFolder(String, example: String)
  case busy(String)
  case damagedManifest(String, reason: String)
  case strangersFile(String)
  case symbolicLink(String)
  case sameFile(String)
  case sameButForCase(String, String)
  case sameFolderButForCase(String, String)
  case fileAndFolder(String)
  case unusablePath(String)
  case notWritable(String, SystemError)

  /// The problem in words.
  var diagnostic: Diagnostic {
    switch self {
    case .overlap(let output, let overlap, let input):
      Diagnostic(
        .error, "output-overlaps-input",
        "The output folder '\(output)' \(overlap.rawValue) the input folder '\(input)'",
        fix: "Choose an output folder that neither holds an input folder nor lies in one")
    case .foreignFolder(let folder, let example):
      Diagnostic(
        .error, "output-not-ours",
        "The output folder '\(folder)' holds '\(example)', which Waymark did not write",
        fix: "Choose a new or empty output folder, or empty this one")
    case .busy(let folder):
      Diagnostic(
        .error, "output-busy", "Another build is writing to the output folder '\(folder)'",
        fix: "Build again when it has ended")
    case .damagedManifest(let path, let reason):
      Diagnostic(
        .error, "output-manifest-damaged",
        "The list of published files '\(path)' can't be used: \(reason)",
        fix: "Empty the output folder and build again; nothing was changed, because the list alone"
          + " tells which files are Waymark's")
    case .strangersFile(let path):
      Diagnostic(
        .error, "output-file-not-ours",
        "'\(path)' is in the way of the site, and Waymark did not write it",
        fix: "Move it out of the output folder, or remove it")
    case .symbolicLink(let path):
      Diagnostic(
        .error, "output-symbolic-link",
        "'\(path)' is a symbolic link in the way of the site, and Waymark follows none",
        fix: "Remove the link")
    case .sameFile, .sameButForCase, .sameFolderButForCase, .fileAndFolder, .unusablePath:
      pathDiagnostic
    case .notWritable(let path, let error):
      Diagnostic(
        .error, "output-not-writable", "'\(path)' can't be written: \(error.text)",
        fix: "See that there is room and that the folder may be written to, then build again")
    }
  }

  private var pathDiagnostic: Diagnostic {
    let fix = "Rename one of the routes, values or files that they are named after"
    return switch self {
    case .sameFile(let path):
      Diagnostic(
        .error, "output-path-twice", "Two files of the site are called '\(path)'", fix: fix)
    case .sameButForCase(let first, let second):
      Diagnostic(
        .error, "output-path-twice",
        "'\(first)' and '\(second)' are the same file on a disk that ignores letter case", fix: fix)
    case .sameFolderButForCase(let first, let second):
      Diagnostic(
        .error, "output-path-twice",
        "'\(first)' and '\(second)' are the same folder on a disk that ignores letter case",
        fix: fix)
    case .fileAndFolder(let path):
      Diagnostic(
        .error, "output-path-twice", "'\(path)' is both a file and a folder of the site", fix: fix)
    default:
      Diagnostic(
        .error, "output-path-unusable", "'\(unusable)' is no path that the site can write to",
        fix: "Use parts of 1 to 255 bytes that are not '.' or '..' and hold no control characters")
    }
  }

  private var unusable: String {
    if case .unusablePath(let path) = self { path } else { "" }
  }
}
