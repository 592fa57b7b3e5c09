/// Reads a page byte by byte, and notes whatever isn't well formed.
struct HTMLReader {
  private(set) var tags: [HTMLPage.Tag] = []
  private(set) var problems: [String] = []

  private static let void: Set<String> = ["meta", "link", "input", "br", "hr", "img"]
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  private let bytes: [UInt8]
  private var place = 0
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads to the end.
  mutating func read() {
    if bytes.isEmpty { problems.append("there is no page") }
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        readText()
      } else if starts(with: "<!--") {
        skip(behind: "-->")
      } else if starts(with: "<!") {
        skip(behind: ">")
      } else if starts(with: "</") {
        place += 2
        close(take { $0 != UInt8(ascii: ">") })
        place += 1
      } else {
        readTag()
      }
    }
    for tag in open { problems.append("<\(tags[tag].name)> is never closed") }
  }

  private mutating func readText() {
    let text = take { $0 != UInt8(ascii: "<") }
    if text.utf8.contains(UInt8(ascii: ">")) { problems.append("a bare > in '\(text)'") }
    let plain = decoded(text)
    for tag in open { tags[tag].text += plain }
  }

  private mutating func readTag() {
    place += 1
    var tag = HTMLPage.Tag(name: take(while: Self.isName))
    if tag.name.isEmpty { problems.append("a bare < before '\(take { $0 > 32 })'") }
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") {
      place += 1
      let name = take(while: Self.isName)
      if name.isEmpty, starts(with: "/>") { break }
      var value = ""
      if starts(with: "=\"") {
        place += 2
        value = decoded(take { $0 != UInt8(ascii: "\"") })
        place += 1
      }
      if name.isEmpty || tag[name] != nil { problems.append("<\(tag.name)> has '\(name)' twice") }
      tag.attributes.append((name, value))
    }
    tags.append(tag)
    let end = take { $0 != UInt8(ascii: ">") }
    place += 1
    if !end.isEmpty && end != "/" { problems.append("<\(tag.name)> has '\(end)' in it") }
    if !Self.void.contains(tag.name) && end != "/" { open.append(tags.count - 1) }
    if tag.name == "script" { readScript() }
  }

  /// A script holds no tags and no entities; nothing in it may look like its end.
  private mutating func readScript() {
    let start = place
    while place < bytes.count, !starts(with: "</") { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if text.contains("<!--") || text.contains("<script") { problems.append("a tag in a script") }
    tags[tags.count - 1].text = text
  }

  private mutating func close(_ name: String) {
    guard let last = open.last, tags[last].name == name else {
      return problems.append("</\(name)> closes '\(open.last.map { tags[$0].name } ?? "")'")
    }
    open.removeLast()
  }

  private mutating func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { whole, piece in
      let name = piece.prefix { $0 != ";" }
      guard let letter = Self.entities[String(name)], name.count < piece.count else {
        problems.append("a bare & in '\(text)'")
        return
      }
      whole += letter + piece.dropFirst(name.count + 1)
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let taken = bytes[place...].prefix(while: isWanted)
    place = taken.endIndex
    return String(decoding: taken, as: UTF8.self)
  }

  private mutating func skip(behind end: String) {
    while place < bytes.count, !starts(with: end) { place += 1 }
    place += end.utf8.count
  }
}
