import Bytes
import RouteGraph

/// A note's text in the one form that the later stages know: UTF-8, no byte order mark, lines that
/// end in LF.
struct NoteText {
  /// The text.
  let bytes: [UInt8]
  /// What stands in the way of reading it as text.
  let problem: Diagnostic?

  /// Checks the encoding and brings the line ends into one form. O(n), without a copy for a file
  /// that has no CR and no byte order mark.
  init(_ source: NoteSource) {
    let traits = ByteTraits(of: source.bytes)
    problem = EncodingCheck.problem(in: source, traits: traits)
    if traits.hasCarriageReturn || source.bytes.starts(with: EncodingCheck.byteOrderMark) {
      bytes = Self.normalised(source.bytes)
    } else {
      bytes = source.bytes
    }
  }

  private static func normalised(_ source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var index = source.starts(with: EncodingCheck.byteOrderMark) ? 3 : 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte != UInt8(ascii: "\r") {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(ascii: "\n"))
      if index < source.count, source[index] == UInt8(ascii: "\n") { index += 1 }
    }
    return bytes
  }
}
