import Bytes

/// One step of a commit; each may be done twice.
enum JournalStep: Hashable {
  /// Moves a staged file to its place, or a staged folder with all that is in it.
  case install(String)
  /// Removes a file of the last site.
  case remove(String)
  /// Removes a file of the last site whose path differs from a new one's by letter case alone. On a
  /// disk that ignores letter case the two are one file, which only gets the new name.
  case recase(String, path: String)
  /// Removes a folder if it is empty.
  case prune(String)

  /// The path in the output folder that the step is about.
  var path: String {
    switch self {
    case .install(let path), .remove(let path), .recase(_, let path), .prune(let path): path
    }
  }

  /// Adds the step as a line: a verb and its paths, with tabs between, which no path has.
  func append(to buffer: inout ByteBuffer) {
    switch self {
    case .install: buffer.append("install")
    case .remove: buffer.append("remove")
    case .recase(let old, _): buffer.append("recase\t\(old)")
    case .prune: buffer.append("prune")
    }
    buffer.append(UInt8(ascii: "\t"))
    buffer.append(path)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Reads a line that `append(to:)` wrote; nil for any other.
  init?(line: UnsafeBufferPointer<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { UnsafeBufferPointer(rebasing: $0) }
    guard fields.count >= 2, fields[1...].allSatisfy(OutputPath.isUsable) else { return nil }
    let texts = fields.map { String(decoding: $0, as: UTF8.self) }
    switch (texts[0], texts.count) {
    case ("install", 2): self = .install(texts[1])
    case ("remove", 2): self = .remove(texts[1])
    case ("recase", 3): self = .recase(texts[1], path: texts[2])
    case ("prune", 2): self = .prune(texts[1])
    default: return nil
    }
  }
}
