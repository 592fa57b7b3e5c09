import RouteGraph

/// What a case of several destinations is called.
///
/// The title they share; else what their titles begin and end with in common, around an ellipsis
/// (`Buy a skin for …?`); else the case's name in words (`showPDF`: `Show PDF`).
enum CaseTitle {
  /// The least bytes that titles must begin with in common to name their case.
  static let headLimit = 4
  /// The least bytes that titles must end with in common where they begin differently.
  static let tailLimit = 8

  /// Each case's title, in the numbering of the cases. O(length of all titles).
  static func titles(of graph: FlowGraph, numbers: CaseNumbers) -> [String] {
    var common = numbers.firsts.map { Common(graph.destinations[$0].title) }
    for (place, number) in numbers.caseOf.enumerated() {
      common[number].narrow(to: graph.destinations[place].title)
    }
    return zip(common, numbers.firsts).map { common, first in
      common.text ?? NameInWords.sentence(name(of: graph.destinations[first]))
    }
  }

  private static func name(of destination: Destination) -> String {
    destination.caseName ?? destination.view ?? destination.type
  }

  /// What titles have in common at their ends, in bytes; words are kept whole, so that it is cut
  /// beside ASCII only.
  private struct Common {
    let title: String
    let first: [UInt8]
    var prefix: Int
    var suffix: Int
    var isWhole = true

    init(_ title: String) {
      self.title = title
      first = Array(title.utf8)
      prefix = first.count
      suffix = first.count
    }

    mutating func narrow(to other: String) {
      if isWhole, other == title { return }
      isWhole = false
      guard prefix > 0 || suffix > 0 else { return }
      prefix = zip(first[..<prefix], other.utf8).prefix { $0 == $1 }.count
      suffix = zip(first.suffix(suffix).reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    }

    /// The common text; nil where it is too little.
    var text: String? {
      guard !isWhole else { return title }
      let head = first[..<prefix].lastIndex(of: UInt8(ascii: " ")).map { first[...$0] } ?? []
      let end = first.suffix(max(0, min(suffix, first.count - prefix)))
      let tail = end.firstIndex(where: Self.isBoundary).map { end[$0...] } ?? []
      guard head.count >= CaseTitle.headLimit || tail.count >= CaseTitle.tailLimit else {
        return nil
      }
      return String(decoding: head, as: UTF8.self) + "…" + String(decoding: tail, as: UTF8.self)
    }

    /// Whether a byte is ASCII and no part of a word.
    private static func isBoundary(_ byte: UInt8) -> Bool {
      let scalar = Unicode.Scalar(byte)
      return byte < 0x80 && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
  }
}
