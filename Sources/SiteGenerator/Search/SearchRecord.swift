import Bytes

/// What search knows of one page.
struct SearchRecord {
  /// The page's title.
  let title: String
  /// The page's place below its flow's folder, without `.html`.
  let name: String
  /// The texts of its associated values.
  var values: [String] = []
  /// The headings of its own note.
  var headings = HeadingMemo.none

  /// Writes the record as a JSON array without its empty end: title, name, values, then each
  /// heading's text and id in turn.
  func write(into out: inout ByteBuffer) {
    out.append("[")
    out.append(json: title)
    out.append(",")
    out.append(json: name)
    if !values.isEmpty || !headings.isEmpty {
      out.append(",")
      Self.write(values, into: &out)
    }
    if !headings.isEmpty {
      out.append(",")
      headings.writeJSON(into: &out)
    }
    out.append("]")
  }

  private static func write(_ texts: [String], into out: inout ByteBuffer) {
    out.append("[")
    for place in texts.indices {
      if place > 0 { out.append(",") }
      out.append(json: texts[place])
    }
    out.append("]")
  }
}

/// What the records of one case, or of no case, share.
struct SearchGroup: Equatable {
  /// The number of the flow; nil for the overview.
  let flow: Int?
  /// The case as Swift declares it; nil for pages that belong to no case.
  let signature: String?
}
