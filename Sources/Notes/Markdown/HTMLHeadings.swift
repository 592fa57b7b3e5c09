import Bytes

/// Copies libcmark's HTML and gives the headings their ids on the way.
enum HTMLHeadings {
  /// Appends HTML, adding an `id` to each `<h1>` … `<h6>` in turn.
  ///
  /// In safe mode libcmark writes `<h2>` for headings only, always at the start of a line: raw HTML
  /// is left out, and every other `<` of the note is escaped. O(n).
  static func append(
    _ html: UnsafeBufferPointer<UInt8>, headings: [Heading], to output: inout ByteBuffer
  ) {
    var copied = 0
    var line = 0
    for heading in headings {
      while !isHeading(html, at: line) {
        guard let end = ByteSearch.first(UInt8(ascii: "\n"), in: html, from: line) else { break }
        line = end + 1
      }
      guard isHeading(html, at: line) else { break }
      let end = line + 3
      output.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied..<end]))
      output.append(" id=\"")
      output.append(heading.id)
      output.append("\"")
      copied = end
      line = end
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied...]))
  }

  private static func isHeading(_ html: UnsafeBufferPointer<UInt8>, at line: Int) -> Bool {
    line + 3 < html.count && html[line] == UInt8(ascii: "<")
      && html[line + 1] == UInt8(ascii: "h")
      && (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(html[line + 2])
      && html[line + 3] == UInt8(ascii: ">")
  }
}
