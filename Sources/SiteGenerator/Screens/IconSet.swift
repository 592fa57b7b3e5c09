import Bytes

/// The line symbols, named after SF Symbols, as they stand in `icons.svg`.
///
/// A class because every page's screens refer to it; nothing in it changes.
final class IconSet: Sendable {
  /// The arrow of a row that leads on.
  let disclosure: IconMarkup
  /// The arrow of a back button.
  let back: IconMarkup

  private let symbols: [String: IconMarkup]
  /// What stands for a symbol that the set doesn't have.
  private let unknown: IconMarkup

  /// Reads `<symbol id="name" …>content</symbol>` elements out of an SVG file. O(size of the file).
  init(svg: [UInt8]) {
    let text = String(decoding: svg, as: UTF8.self)
    let id = /id="([^"]+)"/
    var contents: [String: Substring] = [:]
    for part in text.split(separator: "<symbol ").dropFirst() {
      guard let name = part.firstMatch(of: id)?.1,
        let start = part.firstIndex(of: ">"), let end = part.firstRange(of: "</symbol>")
      else { continue }
      contents[String(name)] = part[part.index(after: start)..<end.lowerBound]
    }
    let other = contents["square.dashed"] ?? ""
    symbols = contents.mapValues { IconMarkup($0) }
    unknown = IconMarkup(other)
    back = IconMarkup(contents["chevron.left"] ?? other)
    disclosure = IconMarkup(contents["chevron.right"] ?? other, classes: "icon ui-chevron")
  }

  /// The names in the set, sorted.
  var names: [String] { symbols.keys.sorted() }

  /// Writes a symbol by its name.
  func write(_ name: String, into out: inout ByteBuffer) {
    (symbols[name] ?? unknown).write(into: &out)
  }
}

/// A symbol as an inline picture that screen readers pass over.
struct IconMarkup: Sendable {
  private let bytes: [UInt8]

  /// Puts the picture's tag around what is drawn.
  init(_ content: Substring, classes: StaticString = "icon") {
    var out = ByteBuffer()
    out.append("<svg class=\"")
    out.append(classes)
    out.append("\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">")
    out.append(content)
    out.append("</svg>")
    bytes = out.bytes
  }

  /// Writes the picture.
  func write(into out: inout ByteBuffer) { out.append(contentsOf: bytes) }
}
