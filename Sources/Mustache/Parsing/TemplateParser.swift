/// Turns a template's bytes into a tree, following the Mustache specification 1.4 with its
/// inheritance module: which tags take their line with them, and what counts as indentation.
///
/// It reads on behind a fault where that makes sense, so that one run reports them all.
struct TemplateParser {
  /// How many sections, parents and blocks may be open at once.
  static let deepestNesting = 64

  private let bytes: [UInt8]
  private var scanner: TagScanner
  private var faults: [TemplateFault] = []
  private var frames = [ParserFrame(.root)]
  /// The first byte that no node holds yet.
  private var cursor = 0
  /// Whether the next node begins a line.
  private var isAtLineStart = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scanner = TagScanner(bytes)
  }

  /// The tree, and every fault of the text in its order. O(bytes).
  mutating func parse() -> (nodes: [TemplateNode], faults: [TemplateFault]) {
    var isReading = true
    while isReading {
      do {
        guard let tag = try scanner.next() else { break }
        try read(tag)
      } catch {
        faults.append(error)
        isReading = !error.problem.endsParsing
      }
    }
    if isReading {
      appendText(upTo: bytes.count)
      for frame in frames.dropFirst() { reportUnclosed(frame) }
    }
    return (frames[0].nodes, faults.sorted { $0.offset < $1.offset })
  }

  private mutating func read(_ tag: Tag) throws(TemplateFault) {
    switch tag.kind {
    case .variable, .raw:
      takeInline(tag)
      let name = try templateName(tag)
      append(.variable(name, isRaw: tag.kind == .raw))
    case .silent:
      take(tag)
    case .partial:
      let indentation = take(tag).map { Array(bytes[$0]) }
      append(
        .inclusion(
          TemplateInclusion(
            name: tag.name, offset: tag.range.lowerBound, indentation: indentation, blocks: [])))
    case .section, .inverted:
      take(tag)
      try open(ParserFrame(.section(isInverted: tag.kind == .inverted), tag))
      _ = try templateName(tag)
    case .parent:
      try openParent(tag)
    case .block:
      try openBlock(tag)
    case .close:
      try close(tag)
    }
  }

  /// The parts of a dotted name, none of which may be empty.
  private func templateName(_ tag: Tag) throws(TemplateFault) -> TemplateName {
    let name = TemplateName(tag.name, offset: tag.range.lowerBound)
    if name.parts.contains("") {
      throw TemplateFault(.invalidName(tag.name), at: tag.range.lowerBound)
    }
    return name
  }
}

// MARK: - Text between tags

extension TemplateParser {
  /// Takes a tag that may stand alone, together with its line where it does.
  ///
  /// - Returns: The white space in front of a tag that stands alone.
  @discardableResult
  private mutating func take(_ tag: Tag) -> Range<Int>? {
    guard let start = bytes.lineStart(before: tag.range.lowerBound),
      let end = bytes.lineEnd(after: tag.range.upperBound)
    else {
      takeInline(tag)
      return nil
    }
    appendText(upTo: start)
    cursor = end
    isAtLineStart = true
    return start..<tag.range.lowerBound
  }

  /// Takes a tag that leaves the line around it as it is.
  private mutating func takeInline(_ tag: Tag) {
    appendText(upTo: tag.range.lowerBound)
    if isAtLineStart {
      append(.text(TextPiece(range: cursor..<cursor, startsLine: true)))
      isAtLineStart = false
    }
    cursor = tag.range.upperBound
  }

  /// Adds the text before `end` line by line.
  private mutating func appendText(upTo end: Int) {
    while cursor < end {
      let rest = bytes[cursor..<end]
      let next = rest.firstIndex(of: .newline).map { $0 + 1 } ?? end
      append(.text(TextPiece(range: cursor..<next, startsLine: isAtLineStart)))
      isAtLineStart = bytes[next - 1] == .newline
      cursor = next
    }
  }

  private mutating func append(_ node: TemplateNode) {
    frames[frames.count - 1].nodes.append(node)
  }
}

// MARK: - Tags that open and close

extension TemplateParser {
  private mutating func open(_ frame: ParserFrame) throws(TemplateFault) {
    guard frames.count <= Self.deepestNesting else {
      throw TemplateFault(.nestedTooDeeply(limit: Self.deepestNesting), at: frame.offset)
    }
    frames.append(frame)
  }

  /// A parent counts as one tag from `{{<` to the end of `{{/…}}`: whether it has its line for
  /// itself is known when it closes.
  private mutating func openParent(_ tag: Tag) throws(TemplateFault) {
    var frame = ParserFrame(.parent, tag)
    if let start = bytes.lineStart(before: tag.range.lowerBound) {
      appendText(upTo: start)
      frame.leading = start..<tag.range.lowerBound
      cursor = tag.range.upperBound
    } else {
      takeInline(tag)
    }
    try open(frame)
  }

  private mutating func openBlock(_ tag: Tag) throws(TemplateFault) {
    var frame = ParserFrame(.block(isArgument: frames.last?.kind == .parent), tag)
    let lineStart = bytes.lineStart(before: tag.range.lowerBound)
    let lineEnd = bytes.lineEnd(after: tag.range.upperBound)
    if frame.kind == .block(isArgument: true) {
      frame.opensLine = lineEnd != nil
    } else if let lineStart {
      appendText(upTo: lineStart)
      frame.leading = lineStart..<tag.range.lowerBound
      frame.opensLine = lineEnd != nil
    } else {
      takeInline(tag)
    }
    cursor = frame.opensLine ? lineEnd ?? tag.range.upperBound : tag.range.upperBound
    isAtLineStart = frame.opensLine
    frame.contentStart = cursor
    try open(frame)
  }

  private mutating func close(_ tag: Tag) throws(TemplateFault) {
    guard let index = frames.lastIndex(where: { $0.kind != .root && $0.name == tag.name }) else {
      throw TemplateFault(.closesNothing(tag.name), at: tag.range.lowerBound)
    }
    for frame in frames[(index + 1)...] { reportUnclosed(frame) }
    frames.removeSubrange((index + 1)...)
    let kind = frames[index].kind
    let contentEnd = takeClosing(tag, of: kind)
    let frame = frames.removeLast()
    switch kind {
    case .root: break
    case .section(let isInverted):
      let name = TemplateName(frame.name, offset: frame.offset)
      append(.section(name, isInverted: isInverted, frame.nodes))
    case .parent:
      closeParent(frame, with: tag)
    case .block(let isArgument):
      let block = frame.block(in: bytes, contentEnd: contentEnd)
      if isArgument {
        frames[frames.count - 1].arguments.append(block)
      } else {
        append(.block(block))
      }
    }
  }

  /// Takes a closing tag and its line where it has one; returns where the content ends.
  private mutating func takeClosing(_ tag: Tag, of kind: ParserFrame.Kind) -> Int {
    switch kind {
    case .parent:
      cursor = tag.range.upperBound
      return tag.range.lowerBound
    case .block(isArgument: true):
      let end = bytes.lineStart(before: tag.range.lowerBound) ?? tag.range.lowerBound
      appendText(upTo: end)
      cursor = tag.range.upperBound
      return end
    case .block, .section, .root:
      return take(tag)?.lowerBound ?? tag.range.lowerBound
    }
  }

  private mutating func closeParent(_ frame: ParserFrame, with tag: Tag) {
    var indentation: [UInt8]?
    if let leading = frame.leading {
      if let end = bytes.lineEnd(after: tag.range.upperBound) {
        indentation = Array(bytes[leading])
        cursor = end
      } else {
        append(.text(TextPiece(range: leading, startsLine: true)))
      }
    }
    isAtLineStart = indentation != nil
    append(
      .inclusion(
        TemplateInclusion(
          name: frame.name, offset: frame.offset, indentation: indentation,
          blocks: frame.arguments)))
  }

  private mutating func reportUnclosed(_ frame: ParserFrame) {
    faults.append(TemplateFault(.unclosed(frame.openingTag), at: frame.offset))
  }
}
