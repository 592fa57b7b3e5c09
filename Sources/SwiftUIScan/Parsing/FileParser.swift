import Foundation
import SwiftParser
import SwiftSyntax

/// Turns the text of one file into its facts; nothing of the syntax tree leaves here.
enum FileParser {
  /// The parser's own limit, beyond which it leaves the rest out of the tree.
  static let nestingLimit = 256

  /// Reads a file's text.
  ///
  /// - Parameter file: The file's index among all that are read.
  static func facts(of text: String, file: Int) -> FileFacts {
    var bytes = Array(text.utf8)
    let excess = BracketNesting.excess(in: bytes)
    if let excess { bytes.removeSubrange(excess...) }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let context = ReadingContext(file: file, tree: tree, bodyReader: StatementReader.self)
    var reader = DeclarationReader(context: context)
    reader.read(tree)
    var facts = reader.facts
    facts.isPartlyRead =
      excess != nil || context.isPartlyRead || depth(of: bytes) >= nestingLimit
    facts.corrections = corrections(in: text)
    return facts
  }

  /// How deep brackets are nested, texts and comments left out as far as one look tells.
  private static func depth(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// The `// waymark:` comments with their lines.
  private static func corrections(in text: String) -> [CorrectionFact] {
    let mark = "// waymark:"
    guard text.contains(mark) else { return [] }
    var found: [CorrectionFact] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = line.range(of: mark) else { continue }
      let words = line[range.upperBound...].split(separator: " ").joined(separator: " ")
      found.append(CorrectionFact(line: index + 1, text: words))
    }
    return found
  }
}
