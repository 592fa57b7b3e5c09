import Bytes

/// Reads JSON (RFC 8259) from its first byte to its last and keeps everything that is wrong.
///
/// The first fault of the syntax ends the reading: the cursor then stands at the end, where every
/// loop over keys or items stops by itself. Faults of the content are kept, and the reading goes on.
/// O(n), with one text allocated for each text read.
struct JSONCursor {
  /// The most lists and objects in one another.
  static let maximumDepth = 256

  /// The file's bytes, which must be valid UTF-8.
  let bytes: [UInt8]
  /// Where the next byte is read.
  private(set) var offset: Int
  /// What leads to the value that is being read.
  var path: [JSONStep] = []
  /// What is wrong so far.
  var findings: [JSONFinding] = []
  /// Whether a fault of the syntax ended the reading.
  private(set) var isBroken = false
  private var depth = 0

  /// Stands before the first byte that counts.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Keeps what is wrong at a place.
  mutating func report(
    _ id: String, _ summary: String, at place: Int, severity: Diagnostic.Severity = .error,
    fix: String? = nil
  ) {
    findings.append(
      JSONFinding(offset: place, severity: severity, id: id, summary: summary, fix: fix))
  }

  /// Ends the reading because of a fault of the syntax.
  mutating func fail(_ summary: String, id: String = "json-syntax", fix: String? = nil) {
    if !isBroken { report(id, summary, at: offset, fix: fix) }
    isBroken = true
    offset = bytes.count
  }

  /// The byte that is read next, after blanks; nil at the end.
  mutating func peek() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    return nil
  }

  /// Goes past the byte that ``peek()`` gave.
  mutating func advance() { offset += 1 }

  /// Goes to an offset that lies ahead.
  mutating func advance(to place: Int) { offset = place }

  /// Fails because something else stands here than what belongs here.
  mutating func failExpecting(_ expected: String) {
    guard let byte = peek() else {
      return fail("the file ends where \(expected) is expected")
    }
    fail("\(quoted(byte)) stands where \(expected) is expected")
  }

  /// The letter that begins at the current byte, in quotes.
  private func quoted(_ byte: UInt8) -> String {
    let start = bytes[offset..<min(offset + 4, bytes.count)]
    let letter = String(decoding: start, as: UTF8.self).unicodeScalars.first
    guard let letter, letter.value > 0x20, letter.value != 0x7F else {
      return "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
    return "'\(letter)'"
  }

  /// Goes into a list or an object, unless that is too deep.
  mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else {
      fail(
        "the JSON is nested deeper than \(Self.maximumDepth) levels", id: "nested-too-deep",
        fix: "put what lies deepest into a screen of its own")
      return false
    }
    depth += 1
    offset += 1
    return true
  }

  /// Goes to the next item of a list or an object: false where it ends.
  mutating func next(isFirst: Bool, end: UInt8) -> Bool {
    let closing = end == UInt8(ascii: "]") ? "']'" : "'}'"
    guard let byte = peek() else {
      if !isBroken { fail("the file ends where ',' or \(closing) is expected") }
      return false
    }
    if byte == end {
      offset += 1
      depth -= 1
      return false
    }
    if isFirst { return true }
    guard byte == UInt8(ascii: ",") else {
      failExpecting("',' or \(closing)")
      return false
    }
    offset += 1
    return true
  }

  /// Fails where anything but blanks follows.
  mutating func finish() {
    if peek() != nil { failExpecting("the end of the file") }
  }
}

/// A step on the way to a value.
enum JSONStep {
  case key(String)
  case item(Int)
}

extension [JSONStep] {
  /// The steps as people write them: `destinations[3].title`; empty for the whole file.
  var text: String {
    var text = ""
    for step in self {
      switch step {
      case .key(let name): text += text.isEmpty ? name : ".\(name)"
      case .item(let number): text += "[\(number)]"
      }
    }
    return text
  }
}

/// Something that is wrong with a file, by the offset of its byte.
struct JSONFinding {
  let offset: Int
  let severity: Diagnostic.Severity
  let id: String
  let summary: String
  let fix: String?
}

extension JSONCursor {
  /// Everything that is wrong, with lines and columns. O(n + findings * log findings).
  func diagnostics(file: String) -> [Diagnostic] {
    var line = 1
    var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var place = lineStart
    let ordered = findings.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return ordered.map { _, finding in
      while place < min(finding.offset, bytes.count) {
        if bytes[place] == 0x0A { (line, lineStart) = (line + 1, place + 1) }
        place += 1
      }
      let column = max(1, finding.offset - lineStart + 1)
      return Diagnostic(
        finding.severity, finding.id, at: SourceLocation(file: file, line: line, column: column),
        finding.summary, fix: finding.fix)
    }
  }
}
