import Foundation
import RouteGraph

/// An alias as a path: where a page could be found before.
enum FormerAddress: Equatable {
  /// The file's place below the folder that aliases start from.
  case file(String)
  /// The alias leads out of that folder.
  case outside
  /// No page can have such an address on every file system.
  case unusable

  /// Reads an alias as people write it: `old/path`, `old/path.html` or, for a folder, `old/`.
  init(_ alias: String) {
    var text = alias.precomposedStringWithCanonicalMapping
    if text.hasSuffix("/") { text += "index" }
    if text.hasSuffix(".html") { text.removeLast(5) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text.hasPrefix("/") || text.contains("://") || parts.contains("..") {
      self = .outside
    } else if parts.allSatisfy(Self.isUsable) {
      self = .file("\(text).html")
    } else {
      self = .unusable
    }
  }

  /// Whether every file system takes a part of a path, and a URL names it without doubt.
  private static func isUsable(_ part: Substring) -> Bool {
    guard let first = part.first, let last = part.last, part.utf8.count <= 200 else { return false }
    if ".-".contains(first) || ". ".contains(last) || first == " " || part.hasSuffix(".html") {
      return false
    }
    let isPlain = part.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F
        && !"<>:\"|?*\\#%".unicodeScalars.contains(scalar)
    }
    let stem = String(part.prefix { $0 != "." })
    return isPlain && !Slug.isReserved(stem.lowercased())
  }
}
