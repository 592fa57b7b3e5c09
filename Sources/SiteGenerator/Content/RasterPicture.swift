/// A picture in one of the formats that every browser shows, known by its first bytes: PNG, JPEG,
/// GIF or WebP.
struct RasterPicture: Sendable, Hashable {
  /// The endings that a picture's file may have.
  static let endings = ["png", "jpg", "jpeg", "gif", "webp"]

  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int

  /// Reads a file's header; nil where it is no picture of these formats, or has no size. O(1), for
  /// JPEG O(number of segments before the picture).
  init?(_ bytes: [UInt8]) {
    let header = PictureHeader(bytes: bytes)
    guard let size = header.png ?? header.gif ?? header.webp ?? header.jpeg,
      size.width > 0, size.height > 0
    else { return nil }
    (width, height) = size
  }
}

/// The places in a file's header where the formats keep a picture's size.
private struct PictureHeader {
  typealias Size = (width: Int, height: Int)

  let bytes: [UInt8]

  /// PNG, second edition, 11.2.2: the signature, then the chunk IHDR.
  var png: Size? {
    guard has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0), has("IHDR", at: 12),
      bytes.count >= 24
    else { return nil }
    return (big(at: 16, count: 4), big(at: 20, count: 4))
  }

  /// GIF89a: the signature, then the logical screen's size.
  var gif: Size? {
    guard has("GIF8", at: 0), bytes.count >= 10 else { return nil }
    return (little(at: 6, count: 2), little(at: 8, count: 2))
  }

  /// RFC 9649: a RIFF file whose first chunk is VP8X, VP8L or VP8.
  var webp: Size? {
    guard has("RIFF", at: 0), has("WEBP", at: 8), bytes.count >= 30 else { return nil }
    if has("VP8X", at: 12) { return (little(at: 24, count: 3) + 1, little(at: 27, count: 3) + 1) }
    if has("VP8L", at: 12) {
      let sizes = little(at: 21, count: 4)
      return ((sizes & 0x3FFF) + 1, (sizes >> 14 & 0x3FFF) + 1)
    }
    guard has("VP8 ", at: 12) else { return nil }
    return (little(at: 26, count: 2) & 0x3FFF, little(at: 28, count: 2) & 0x3FFF)
  }

  /// ITU-T T.81, B.1: markers with their lengths, up to the start of a frame.
  var jpeg: Size? {
    guard has([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
      } else if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(at: place + 7, count: 2), big(at: place + 5, count: 2))
      } else {
        place += 2 + big(at: place + 2, count: 2)
      }
    }
    return nil
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    text.withUTF8Buffer { has($0, at: place) }
  }

  private func has(_ wanted: some Collection<UInt8>, at place: Int) -> Bool {
    bytes.dropFirst(place).starts(with: wanted)
  }

  private func big(at place: Int, count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(at place: Int, count: Int) -> Int {
    bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
