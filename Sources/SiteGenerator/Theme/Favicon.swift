import Bytes

/// The icon of the browser's tab.
///
/// A small one stands in every page as a `data:` URL, so that no page asks for a file that it can do
/// without, and none is left half loaded when the next page is opened.
enum Favicon: Sendable {
  /// The icon itself, as a URL.
  case inline(String)
  /// The file's place, named from the site's root.
  case file(String)

  /// Up to this many bytes an icon stands in the pages.
  private static let inlineLimit = 512

  /// An icon from its SVG and the place where that is published.
  init(_ bytes: [UInt8], at place: String) {
    guard bytes.count <= Self.inlineLimit else {
      self = .file(place)
      return
    }
    var out = ByteBuffer()
    out.append("data:image/svg+xml,")
    for byte in bytes where byte != UInt8(ascii: "\n") { Self.write(byte, into: &out) }
    self = .inline(out.text)
  }

  /// Writes a byte as a URL in a quoted attribute has it.
  private static func write(_ byte: UInt8, into out: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-")...UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      out.append(byte)
    default:
      out.append("%")
      out.append(hexadecimalDigit: byte >> 4)
      out.append(hexadecimalDigit: byte & 15)
    }
  }

  /// Writes the icon's address as a page has it.
  func write(on links: PageLinks, into out: inout ByteBuffer) {
    switch self {
    case .inline(let url): out.append(url)
    case .file(let place): links.write(toFile: place, into: &out)
    }
  }
}
