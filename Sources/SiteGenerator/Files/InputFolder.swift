import Bytes
import RouteGraph

/// The files of a folder that a site is made from.
struct InputFolder: Sendable {
  /// The folder as messages name it, without what a path can do without: `Content` for `./Content/`.
  let name: String
  /// The files' paths below the folder, sorted; hidden files and folders are left out.
  private(set) var paths: [String] = []
  /// What could not be followed or read.
  private(set) var diagnostics: [Diagnostic] = []

  private let folder: OpenFolder?
  /// What the names of its files begin with in messages.
  private let prefix: String
  private var linked: [String: String] = [:]

  /// Lists a folder.
  ///
  /// Symbolic links are followed as long as they stay inside the folder; others are reported.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to the current one or absolute.
  ///   - name: The folder as messages name it.
  ///   - isRequired: Whether the folder must be there; without it, one that is missing has no files.
  init(at path: String, name: String, isRequired: Bool = false) {
    self.name = Self.plain(name)
    prefix = self.name + "/"
    do throws(SystemError) {
      guard let real = try SystemPath.realPath(of: path) else {
        folder = nil
        if isRequired {
          diagnostics.append(
            Diagnostic(.error, "missing-folder", "there is no folder '\(name)'", fix: "create it"))
        }
        return
      }
      let opened = try OpenFolder(at: real)
      folder = opened
      list(opened, below: "", real: real, root: real, seen: [real])
      paths.sort()
    } catch {
      folder = nil
      diagnostics.append(
        Diagnostic(
          .error, "unreadable-folder", "the folder '\(name)' can't be read: \(error.text)"))
    }
  }

  /// A path without empty parts and dots, by which links between files are compared.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty else { return path.hasPrefix("/") ? "/" : "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path below the folder of a file that is named as messages name it, or nil for one outside.
  /// O(length of the path).
  func pathInside(_ path: String) -> String? {
    // By bytes where they agree; the same name in another Unicode form has other bytes.
    let inner = path.withUTF8Bytes { path in
      prefix.withUTF8Bytes { prefix -> String? in
        guard path.count >= prefix.count,
          UnsafeBufferPointer(rebasing: path[..<prefix.count]).isEqual(to: prefix)
        else { return nil }
        return String(decoding: path[prefix.count...], as: UTF8.self)
      }
    }
    if let inner { return inner }
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The bytes of one of the files.
  ///
  /// - Returns: nil where it can't be read, with the reason.
  func contents(of path: String) -> (bytes: [UInt8]?, problem: Diagnostic?) {
    do throws(SystemError) {
      if let target = linked[path] { return (try Self.contents(at: target), nil) }
      // It stood there when the folder was listed.
      guard let bytes = try folder?.contents(of: path) else { throw .absence }
      return (bytes, nil)
    } catch {
      return (nil, unreadable(path, error))
    }
  }

  private static func contents(at path: String) throws(SystemError) -> [UInt8] {
    guard let slash = path.lastIndex(of: "/") else { throw .absence }
    let parent = try OpenFolder(at: slash == path.startIndex ? "/" : String(path[..<slash]))
    guard let bytes = try parent.contents(of: String(path[path.index(after: slash)...])) else {
      throw .absence
    }
    return bytes
  }

  private mutating func list(
    _ folder: OpenFolder, below prefix: String, real: String, root: String, seen: Set<String>
  ) {
    let entries: [(name: String, kind: FileStatus.Kind?)]
    do throws(SystemError) {
      entries = try folder.entries()
    } catch {
      return diagnostics.append(unreadable(prefix, error))
    }
    for (entry, listed) in entries where !entry.hasPrefix(".") {
      let path = prefix.isEmpty ? entry : "\(prefix)/\(entry)"
      do throws(SystemError) {
        switch listed != nil ? listed : try folder.status(of: entry)?.kind {
        case .file: paths.append(path)
        case .folder:
          list(
            try folder.folder(entry), below: path, real: "\(real)/\(entry)", root: root, seen: seen)
        case .link:
          try follow(path, at: "\(real)/\(entry)", root: root, seen: seen)
        case .other: break
        case nil where entry.contains("\u{FFFD}"): diagnostics.append(misnamed(path))
        case nil: break
        }
      } catch {
        diagnostics.append(unreadable(path, error))
      }
    }
  }

  private mutating func follow(
    _ path: String, at place: String, root: String, seen: Set<String>
  ) throws(SystemError) {
    guard let target = try SystemPath.realPath(of: place) else {
      return diagnostics.append(
        Diagnostic(
          .warning, "dangling-link", at: SourceLocation(file: "\(name)/\(path)", line: 1),
          "the symbolic link '\(path)' leads nowhere", fix: "remove it, or restore what it leads to"
        ))
    }
    guard target == root || target.hasPrefix(root + "/") else {
      return diagnostics.append(
        Diagnostic(
          .error, "link-leaves-folder", at: SourceLocation(file: "\(name)/\(path)", line: 1),
          "the symbolic link '\(path)' leads out of '\(name)'",
          fix: "copy what it leads to into '\(name)'"))
    }
    switch try SystemPath.status(of: target)?.kind {
    case .file:
      linked[path] = target
      paths.append(path)
    case .folder where !seen.contains(target) && !place.hasPrefix(target + "/"):
      let opened = try OpenFolder(at: target)
      list(opened, below: path, real: target, root: root, seen: seen.union([target]))
    default: break
    }
  }

  /// A name that is no text was mended when it was read, and no longer leads to its file.
  private func misnamed(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "name-not-utf-8", at: SourceLocation(file: "\(name)/\(path)", line: 1),
      "the name '\(path)' is not UTF-8", fix: "rename the file")
  }

  private func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-file", at: SourceLocation(file: "\(name)/\(path)", line: 1),
      "'\(path)' can't be read: \(error.text)")
  }
}
