import Bytes

/// Copies libcmark's HTML and gives the headings their ids on the way.
enum HTMLHeadings {
  /// Appends HTML, adding an `id` to each `<h1>` … `<h6>` in turn.
  ///
  /// In safe mode libcmark writes `<h2>` for headings only: raw HTML is left out, and every other
  /// `<` of the note is escaped. O(n).
  static func append(
    _ html: UnsafeBufferPointer<UInt8>, headings: [Heading], to output: inout ByteBuffer
  ) {
    var copied = 0
    var index = 0
    for heading in headings {
      guard let end = nextHeading(in: html, from: index) else { break }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied..<end]))
      output.append(" id=\"")
      output.append(heading.id)
      output.append("\"")
      copied = end
      index = end
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied...]))
  }

  /// The offset of the `>` that ends the next heading's tag.
  private static func nextHeading(
    in html: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var index = start
    while index + 3 < html.count {
      if html[index] == UInt8(ascii: "<"), html[index + 1] == UInt8(ascii: "h"),
        html[index + 3] == UInt8(ascii: ">"),
        (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(html[index + 2])
      {
        return index + 3
      }
      index += 1
    }
    return nil
  }
}
