/// A destination in Markdown source: where it begins and what libcmark makes of it.
struct LinkSpan {
  /// The offset of the destination's first byte.
  let offset: Int
  /// The destination with entities and backslash escapes decoded.
  let url: String
}

/// Finds the destinations in the source of one block, as libcmark gives links no reliable place.
///
/// It reads what CommonMark reads (code spans, autolinks, HTML tags, escapes, `](destination`), and
/// may find a few that are none, such as `a](b)` without its opening bracket. That is enough to match
/// links that are known to exist to their places.
struct LinkSpanScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int
  private var spans: [LinkSpan] = []
  /// The lengths of backtick runs that are known to have no partner, so that a text full of them
  /// stays linear.
  private var lonelyRuns: Set<Int> = []

  /// The destinations of links, images and autolinks in a range, in the order of the text.
  static func links(in range: Range<Int>, of text: [UInt8]) -> [LinkSpan] {
    text.withUnsafeBufferPointer { text in
      var scanner = LinkSpanScanner(text: text, range: range)
      scanner.scanLinks()
      return scanner.spans
    }
  }

  /// The destinations of `[label]: destination` lines in a range, in the order of the text.
  static func definitions(in range: Range<Int>, of text: [UInt8]) -> [LinkSpan] {
    text.withUnsafeBufferPointer { text in
      var scanner = LinkSpanScanner(text: text, range: range)
      scanner.scanDefinitions()
      return scanner.spans
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.text = text
    end = min(range.upperBound, text.count)
    index = range.lowerBound
  }

  private mutating func scanLinks() {
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): skipCode()
      case UInt8(ascii: "<"): scanAngle()
      case UInt8(ascii: "]") where index + 1 < end && text[index + 1] == UInt8(ascii: "("):
        index += 2
        scanDestination()
      default: index += 1
      }
    }
  }

  private mutating func scanDefinitions() {
    var isCandidate = beginsWithBracket(at: index)
    while index < end {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "\n") { isCandidate = beginsWithBracket(at: index) }
      guard isCandidate, byte == UInt8(ascii: "]"), index < end, text[index] == UInt8(ascii: ":")
      else { continue }
      index += 1
      scanDestination()
      isCandidate = false
    }
  }

  /// Whether the line at an offset begins with `[`, after the marks of quotes and lists.
  private func beginsWithBracket(at start: Int) -> Bool {
    text[start..<end].first { !Self.isContainer($0) } == UInt8(ascii: "[")
  }

  private mutating func skipCode() {
    let length = run(at: index)
    let start = index
    index += length
    guard !lonelyRuns.contains(length) else { return }
    while index < end {
      guard text[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let closing = run(at: index)
      index += closing
      if closing == length { return }
    }
    lonelyRuns.insert(length)
    index = start + length
  }

  private func run(at start: Int) -> Int {
    text[start..<end].prefix { $0 == UInt8(ascii: "`") }.count
  }

  /// Reads `<scheme:…>` or steps over an HTML tag.
  private mutating func scanAngle() {
    let start = index + 1
    index = start
    guard
      let close = text[start..<end].firstIndex(where: {
        $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
      }), text[close] == UInt8(ascii: ">")
    else { return }
    let inside = text[start..<close]
    let marks: [UInt8] = [UInt8(ascii: ":"), UInt8(ascii: "@")]
    if inside.contains(where: { marks.contains($0) }), !inside.contains(where: { $0 <= 0x20 }) {
      add(start..<close, isAutolink: true)
      index = close + 1
    } else if let first = inside.first, first == UInt8(ascii: "/") || Self.isLetter(first) {
      index = close + 1
    }
  }

  private mutating func scanDestination() {
    while index < end, text[index] <= 0x20 || text[index] == UInt8(ascii: ">") { index += 1 }
    guard index < end else { return }
    if text[index] == UInt8(ascii: "<") {
      let start = index + 1
      index = start
      skip { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n") }
      return add(start..<min(index, end))
    }
    let start = index
    var depth = 0
    skip { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte <= 0x20 || depth < 0
    }
    add(start..<min(index, end))
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while index < end, !isEnd(text[index]) {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private mutating func add(_ range: Range<Int>, isAutolink: Bool = false) {
    let raw = UnsafeBufferPointer(rebasing: text[range])
    var url = String(decoding: raw, as: UTF8.self)
    if isAutolink, !url.utf8.contains(UInt8(ascii: ":")) { url = "mailto:\(url)" }
    if raw.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\\") }) {
      url = Self.decoded(url, isAutolink: isAutolink)
    }
    spans.append(LinkSpan(offset: range.lowerBound, url: url))
  }

  /// Lets libcmark itself decode a destination: it knows all entities.
  private static func decoded(_ url: String, isAutolink: Bool) -> String {
    var decoded = url
    Array((isAutolink ? "<\(url)>" : "[x](<\(url)>)").utf8).withUnsafeBufferPointer { source in
      guard let document = CommonMarkDocument(parsing: source, in: CommonMarkMemory()) else {
        return
      }
      document.forEachNode { node, visit in
        if node.kind == .link, visit == .leave { decoded = node.url.text }
      }
    }
    return decoded
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte can stand before a block inside quotes and lists.
  private static func isContainer(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }
}
