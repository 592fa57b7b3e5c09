/// A section, parent or block that is open while the parser reads on.
struct ParserFrame {
  enum Kind: Equatable {
    case root
    case section(isInverted: Bool)
    case parent
    /// `isArgument` where it stands directly between `{{<name}}` and `{{/name}}`.
    case block(isArgument: Bool)
  }

  let kind: Kind
  let name: String
  let offset: Int
  /// What was read inside so far.
  var nodes: [TemplateNode] = []
  /// The blocks that a parent was given so far.
  var arguments: [TemplateBlock] = []
  /// The white space in front of a tag that is the first thing on its line.
  var leading: Range<Int>?
  /// Whether nothing but white space follows the opening tag on its line.
  var opensLine = false
  var contentStart = 0

  init(_ kind: Kind) {
    self.kind = kind
    name = ""
    offset = 0
  }

  init(_ kind: Kind, _ tag: Tag) {
    self.kind = kind
    name = tag.name
    offset = tag.range.lowerBound
  }

  /// The opening tag as messages show it.
  var openingTag: String {
    switch kind {
    case .root: ""
    case .section(let isInverted): (isInverted ? "{{^" : "{{#") + name + "}}"
    case .parent: "{{<\(name)}}"
    case .block: "{{$\(name)}}"
    }
  }

  /// The block that a frame of that kind has become.
  func block(in bytes: [UInt8], contentEnd: Int) -> TemplateBlock {
    let content = contentStart..<max(contentStart, contentEnd)
    let common = opensLine ? bytes.commonIndentation(in: content) : nil
    let isArgument = kind == .block(isArgument: true)
    let leadingPiece = leading.map { TextPiece(range: $0, startsLine: true) }
    return TemplateBlock(
      name: name, offset: offset, content: nodes,
      leading: opensLine ? nil : leadingPiece,
      siteIndentation: isArgument ? nil : common ?? leading.map { Array(bytes[$0]) },
      ownIndentation: common?.count ?? 0,
      opensLine: opensLine)
  }
}

extension [UInt8] {
  /// The white space that every line of a range begins with, lines without text aside; nil where no
  /// line has text. O(bytes of the range).
  fileprivate func commonIndentation(in range: Range<Int>) -> [UInt8]? {
    var common: ArraySlice<UInt8>?
    for line in self[range].split(separator: .newline) {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let own = line.prefix { $0.isIndentation }
      guard let shared = common else {
        common = own
        continue
      }
      let length = zip(shared, own).prefix { $0 == $1 }.count
      common = shared.prefix(length)
    }
    return common.map(Array.init)
  }
}
