/// The values of a YAML text, in its order, in two pieces of memory: front matter is read for every
/// note, and a tree of values with texts of their own would cost more than libyaml's reading.
///
/// A class because every node refers to it; nothing in it changes.
final class YAMLTree: Sendable {
  /// The values, each container before what is in it; never empty.
  let records: [Record]
  /// The bytes of all texts, one after the other.
  let texts: [UInt8]

  init(records: [Record], texts: [UInt8]) {
    self.records = records
    self.texts = texts
  }

  /// One value.
  struct Record: Sendable {
    /// What it is.
    let kind: YAMLKind
    /// Whether it is a text without quotes.
    var isPlain = false
    /// Where it begins, in Unicode scalars from the start of the YAML text.
    let offset: Int
    /// Where its bytes lie in `texts`; for a container, the numbers of the records in it.
    var span: Range<Int>

    /// The number of the value that follows this one and everything in it.
    func next(after number: Int) -> Int {
      switch kind {
      case .text, .refused: number + 1
      case .list, .mapping: span.upperBound
      }
    }
  }
}
