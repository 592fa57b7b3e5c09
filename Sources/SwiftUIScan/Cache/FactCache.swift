package import Bytes
import Foundation

/// The folder where the facts of scanned files are kept, so that a file that did not change is not
/// parsed again, and what a scan gave, for as long as none did.
///
/// It belongs to the user, not to a project, so that nothing of it gets into anybody's version
/// control. It is only ever a short cut: a pack that is missing, broken or another program's is
/// written anew, and what can't be written is left. The result of a scan is the same without it.
package struct FactCache: Sendable {
  private let folder: String
  private let program: ContentHash

  /// What a pack holds, as its file's name ends.
  enum Kind: String {
    case facts, result
  }

  /// How many packs of a kind are kept: those that were written last.
  static let packLimit = 32

  /// Creates a cache in a folder, which is made where it is missing.
  ///
  /// - Parameter program: What tells this program from others, which may see other facts in the
  ///   same source.
  package init(folder: String, program: ContentHash) {
    self.folder = folder
    self.program = program
  }

  /// The cache that the environment asks for: the folder that `WAYMARK_CACHE` names (none where it
  /// is empty), else `waymark` in the user's folder for caches.
  ///
  /// - Returns: nil where there is no such folder, or where the program can't tell itself from
  ///   another version of itself.
  package static func standard(_ environment: [String: String]) -> FactCache? {
    guard let folder = folder(environment), let program = ProgramFiles.fingerprint else {
      return nil
    }
    return FactCache(folder: folder, program: program)
  }

  static func folder(_ environment: [String: String]) -> String? {
    if let chosen = environment["WAYMARK_CACHE"] { return chosen.isEmpty ? nil : chosen }
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return caches + "/waymark"
    }
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return caches.map { $0.appendingPathComponent("waymark").path }
  }

  /// What was kept of the paths' files; an empty pack where there is none.
  func pack(_ kind: Kind, for paths: [String]) -> FactPack {
    guard let data = FileManager.default.contents(atPath: place(kind, of: paths)) else {
      return FactPack()
    }
    return FactPack([UInt8](data), program: program) ?? FactPack()
  }

  /// Keeps values for the paths, beside their place first and then renamed.
  ///
  /// - Parameter pack: What was kept so far.
  func keep(
    _ kind: Kind, _ values: [some Storable], of keys: [FactPack.Key], for paths: [String],
    beside pack: FactPack
  ) {
    guard !pack.holdsExactly(keys) else { return }
    let data = Data(pack.packing(keys, values, program: program).bytes)
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? data.write(to: URL(fileURLWithPath: place(kind, of: paths)), options: .atomic)
    prune(kind)
  }

  private func place(_ kind: Kind, of paths: [String]) -> String {
    let real = paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    let name = ContentHash(of: real.sorted().joined(separator: "\n")).hexadecimal
    return "\(folder)/\(name).\(kind.rawValue)"
  }

  /// Removes the packs beyond the limit, the oldest first.
  private func prune(_ kind: Kind) {
    let manager = FileManager.default
    let suffix = "." + kind.rawValue
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    let packs = names.filter { $0.hasSuffix(suffix) && $0.utf8.count == 16 + suffix.utf8.count }
    guard packs.count > Self.packLimit else { return }
    let dated = packs.map { name -> (Date, String) in
      let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(name)")
      return (attributes?[.modificationDate] as? Date ?? .distantPast, name)
    }.sorted { ($0.0, $0.1) > ($1.0, $1.1) }
    for (_, name) in dated.dropFirst(Self.packLimit) {
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
