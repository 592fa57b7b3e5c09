import Foundation

/// Finds and reads the Swift files under the given paths, each real file once, in order of path.
struct SourceReader {
  private var reading = SourceReading()
  private var seen: Set<String> = []
  private var found: [(shown: String, real: String)] = []

  /// Reads every Swift file of the paths.
  ///
  /// - Parameter root: The folder that shown paths are relative to.
  static func read(_ paths: [String], root: String?) -> SourceReading {
    var reader = SourceReader()
    for path in paths { reader.find(path, root: root) }
    reader.found.sort { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) }
    for file in reader.found { reader.read(file.shown, at: file.real) }
    return reader.reading
  }

  private mutating func find(_ path: String, root: String?) {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      reading.broken.append(BrokenFile(path: path, reason: "there is no such file or folder"))
      return
    }
    let base: String
    if let root {
      base = URL(fileURLWithPath: root).standardizedFileURL.resolvingSymlinksInPath().path
    } else {
      base = isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
    }
    if isFolder.boolValue {
      walk(url.path, base: base)
    } else if path.hasSuffix(".swift") {
      add(url.path, base: base)
    } else {
      reading.broken.append(BrokenFile(path: path, reason: "it is no Swift file"))
    }
  }

  private mutating func walk(_ folder: String, base: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      reading.broken.append(
        BrokenFile(path: shown(folder, base: base), reason: "the folder cannot be read"))
      return
    }
    for name in names.sorted() {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if Exclusion.leavesOut(folder: name) || isPublished(path) {
          reading.excludedCount += 1
        } else if isNew(path) {
          walk(path, base: base)
        }
      } else if name.hasSuffix(".swift") {
        if Exclusion.leavesOut(file: name) {
          reading.excludedCount += 1
        } else {
          add(path, base: base)
        }
      }
    }
  }

  /// Whether a folder holds a site that was published: what notes have beside them lies there a second
  /// time, Swift files too.
  private func isPublished(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/.waymark/manifest")
  }

  /// Whether a path leads to a place that no earlier path led to.
  private mutating func isNew(_ path: String) -> Bool {
    seen.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted
  }

  private mutating func add(_ path: String, base: String) {
    guard isNew(path) else { return }
    found.append((shown(path, base: base), path))
  }

  private func shown(_ path: String, base: String) -> String {
    path.hasPrefix(base + "/") ? String(path.dropFirst(base.utf8.count + 1)) : path
  }

  private mutating func read(_ shown: String, at path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      reading.broken.append(BrokenFile(path: shown, reason: "the file cannot be read"))
      return
    }
    var bytes = data[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      reading.broken.append(BrokenFile(path: shown, reason: "the file is not UTF-8 text"))
      return
    }
    if Exclusion.isGenerated(text) {
      reading.excludedCount += 1
    } else {
      reading.files.append(SourceFile(path: shown, text: text))
    }
  }
}
