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
    Diagnostic(.error, id, summary, fix: fix)
  }

  private var id: String {
    switch self {
    case .overlap: "output-overlaps-input"
    case .foreignFolder: "output-not-ours"
    case .busy: "output-busy"
    case .damagedManifest: "output-manifest-damaged"
    case .strangersFile: "output-file-not-ours"
    case .symbolicLink: "output-symbolic-link"
    case .sameFile, .sameButForCase, .sameFolderButForCase, .fileAndFolder: "output-path-twice"
    case .unusablePath: "output-path-unusable"
    case .notWritable: "output-not-writable"
    }
  }

  private var summary: String {
    switch self {
    case .overlap(let output, let overlap, let input):
      "the output folder '\(output)' \(overlap.rawValue) the input folder '\(input)'"
    case .foreignFolder(let folder, let example):
      "the output folder '\(folder)' holds '\(example)', which Waymark did not write"
    case .busy(let folder):
      "another build is writing to the output folder '\(folder)'"
    case .damagedManifest(let path, let reason):
      "the list of published files '\(path)' can't be used: \(reason)"
    case .strangersFile(let path):
      "'\(path)' is in the way of the site, and Waymark did not write it"
    case .symbolicLink(let path):
      "'\(path)' is a symbolic link in the way of the site, and Waymark follows none"
    case .sameFile(let path):
      "two files of the site are called '\(path)'"
    case .sameButForCase(let first, let second):
      "'\(first)' and '\(second)' are the same file on a disk that ignores letter case"
    case .sameFolderButForCase(let first, let second):
      "'\(first)' and '\(second)' are the same folder on a disk that ignores letter case"
    case .fileAndFolder(let path):
      "'\(path)' is both a file and a folder of the site"
    case .unusablePath(let path):
      "'\(path)' is no path that the site can write to"
    case .notWritable(let path, let error):
      "'\(path)' can't be written: \(error.text)"
    }
  }

  private var fix: String {
    switch self {
    case .overlap: "choose an output folder that neither holds an input folder nor lies in one"
    case .foreignFolder: "choose a new or empty output folder, or empty this one"
    case .busy: "build again when it has ended"
    case .damagedManifest:
      "empty the output folder and build again; nothing was removed, because the list alone tells"
        + " which files are Waymark's"
    case .strangersFile: "move it out of the output folder, or remove it"
    case .symbolicLink: "remove the link"
    case .sameFile, .sameButForCase, .sameFolderButForCase, .fileAndFolder:
      "rename one of the routes, values or files that they are named after"
    case .unusablePath:
      "use parts of 1 to 255 bytes that are not '.' or '..' and hold no control characters"
    case .notWritable:
      "see that there is room and that the folder may be written to, then build again"
    }
  }
}
