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
    var rest = String(decoding: svg, as: UTF8.self)[...]
    var contents: [String: Substring] = [:]
    while rest.takeText(before: "<symbol ") != nil, var tag = rest.takeText(before: ">"),
      let content = rest.takeText(before: "</symbol>")
    {
      guard tag.takeText(before: "id=\"") != nil, let name = tag.takeText(before: "\"") else {
        continue
      }
      contents[String(name)] = content
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

extension Substring {
  /// Takes the text before the first place where a mark stands, and passes over the mark; nil, and
  /// nothing is taken, where there is none.
  fileprivate mutating func takeText(before mark: String) -> Substring? {
    guard let first = mark.utf8.first else { return nil }
    var place = startIndex
    while let next = utf8[place...].firstIndex(of: first) {
      if self[next...].utf8.starts(with: mark.utf8) {
        defer { self = self[utf8.index(next, offsetBy: mark.utf8.count)...] }
        return self[..<next]
      }
      place = utf8.index(after: next)
    }
    return nil
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
