import Bytes
import Foundation

/// The files that hold the code which turns source into facts.
enum ProgramFiles {
  /// A fingerprint of the program and of the parser's library, by place, size and date: it changes
  /// whenever the parser or the readers may have. Nil where the files can't be found.
  static var fingerprint: ContentHash? {
    guard let program = Bundle.main.executableURL?.path else { return nil }
    var text = ""
    for path in [program, parserLibrary].compactMap({ $0 }) {
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: real),
        let size = attributes[.size] as? NSNumber,
        let date = attributes[.modificationDate] as? Date
      else { return nil }
      text += "\(real) \(size) \(date.timeIntervalSinceReferenceDate)\n"
    }
    return ContentHash(of: text)
  }

  /// The shared library that the parser comes in; nil where it is part of the program, or where the
  /// system doesn't list what a program consists of.
  private static var parserLibrary: String? {
    guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains("SwiftParser") }.flatMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
  }
}
