/// The files of the last site that the new one has no more.
struct StaleFiles {
  /// Their paths, sorted.
  let paths: [String]
  private let listed: Manifest
  private let positions: Set<Int>

  init(_ listed: Manifest, positions: [Int]) {
    self.listed = listed
    self.positions = Set(positions)
    paths = positions.map { listed.files.path($0) }
  }

  /// Whether a path is one of them.
  func contains(_ path: String) -> Bool {
    listed.position(of: path).map(positions.contains) ?? false
  }

  /// The files by the hash that stays the same when letter case changes. O(n).
  func byFoldedHash() -> [UInt64: [String]] {
    Dictionary(grouping: paths) { OutputPath($0)?.foldedHash ?? 0 }
  }
}
