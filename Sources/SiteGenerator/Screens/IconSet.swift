import Bytes

/// The line symbols, named after SF Symbols, as they stand in `icons.svg`.
struct IconSet: Sendable {
  /// The symbol that stands for one that the set doesn't have.
  private static let unknown = "square.dashed"

  private let symbols: [String: [UInt8]]

  /// Reads `<symbol id="name" …>content</symbol>` elements out of an SVG file. O(size of the file).
  init(svg: [UInt8]) {
    let text = String(decoding: svg, as: UTF8.self)
    var symbols: [String: [UInt8]] = [:]
    for part in text.split(separator: "<symbol ").dropFirst() {
      guard let name = part.firstMatch(of: /id="([^"]+)"/)?.1,
        let start = part.firstIndex(of: ">"), let end = part.firstRange(of: "</symbol>")
      else { continue }
      symbols[String(name)] = Array(part[part.index(after: start)..<end.lowerBound].utf8)
    }
    self.symbols = symbols
  }

  /// The names in the set, sorted.
  var names: [String] { symbols.keys.sorted() }

  /// Writes a symbol as an inline picture that screen readers pass over.
  func write(_ name: String, classes: StaticString = "icon", into out: inout ByteBuffer) {
    out.append("<svg class=\"")
    out.append(classes)
    out.append("\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">")
    out.append(contentsOf: symbols[name] ?? symbols[Self.unknown] ?? [])
    out.append("</svg>")
  }
}
