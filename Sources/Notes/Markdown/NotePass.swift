import Bytes
import RouteGraph

/// The one walk over a note's tree between parsing and writing: it names headings, settles links and
/// looks for Markdown that CommonMark does not know.
struct NotePass {
  private let body: NoteBody
  private let headingOffset: Int
  private let links: any LinkResolver

  private var rendered = RenderedNote()
  private var ids: HeadingIDs
  /// The address of the link that is being settled.
  private var address = ByteBuffer(capacity: 128)
  /// The text of the heading that is being walked.
  private var headingText = ""
  private var isInHeading = false

  /// The paragraph or heading that is being walked, and the destinations met in it.
  private var block: CommonMarkNode?
  private var destinations: [CommonMarkText] = []
  /// How often each of the first ones was met, and how many have been counted.
  private var destinationCounts: [String: Int] = [:]
  private var countedDestinations = 0
  private var missingAnchors = 0
  private static let comparedAnchorLimit = 20
  private var pendingAnchors: [(anchor: String, node: CommonMarkNode, place: LinkPlace)] = []

  private let isSuspected: Bool
  private var lines: BodyLines?
  private var places: LinkPlaces?
  private var reported: Set<Diagnostic> = []
  private var reportedSyntax: Set<UnsupportedSyntax> = []
  /// The block whose table was reported last.
  private var tableBlock: CommonMarkNode?

  init(
    _ body: NoteBody, text: UnsafeBufferPointer<UInt8>, headingOffset: Int,
    reservedIDs: ReservedIDs, links: any LinkResolver
  ) {
    self.body = body
    isSuspected = UnsupportedSyntax.isSuspected(in: text)
    self.headingOffset = headingOffset
    self.links = links
    ids = HeadingIDs(reserved: reservedIDs)
  }

  /// Takes one step of the walk.
  mutating func visit(_ node: CommonMarkNode, _ visit: CommonMarkNode.Visit) {
    switch (node.kind, visit) {
    case (.text, _):
      if isInHeading { addText(of: node) }
      if isSuspected { lookForUnsupportedSyntax(in: node) }
    case (.code, _), (.lineBreak, _): if isInHeading { addText(of: node) }
    case (.link, .leave): settle(node, isImage: false)
    case (.image, .leave): settle(node, isImage: true)
    case (.paragraph, .enter): enter(node)
    case (.heading, .enter):
      enter(node)
      isInHeading = true
      headingText = ""
    case (.heading, .leave): leaveHeading(node)
    case (.htmlBlock, _), (.html, _): visitHTML(node)
    default: break
    }
  }

  /// Settles what needs the whole note, and hands out the result.
  mutating func finish() -> RenderedNote {
    for pending in pendingAnchors { settleAnchor(pending) }
    return rendered
  }
}

// MARK: - Text and headings

extension NotePass {
  private mutating func enter(_ node: CommonMarkNode) {
    block = node
    if !destinations.isEmpty { destinations.removeAll(keepingCapacity: true) }
    guard countedDestinations > 0 else { return }
    destinationCounts.removeAll(keepingCapacity: true)
    countedDestinations = 0
  }

  private mutating func addText(of node: CommonMarkNode) {
    if node.kind == .lineBreak { return headingText.append(" ") }
    node.withLiteral { headingText.append(String(decoding: $0, as: UTF8.self)) }
  }

  private mutating func leaveHeading(_ node: CommonMarkNode) {
    let id = headingText.withUTF8 { ids.id(for: $0) }
    let level = min(max(node.level + headingOffset, 1), 6)
    if level != node.level { node.level = level }
    let line = body.firstLine + node.lines.lowerBound - 1
    if rendered.headings.isEmpty { rendered.headings.reserveCapacity(4) }
    rendered.headings.append(Heading(level: level, id: id, text: headingText, line: line))
    isInHeading = false
  }
}

// MARK: - Links

extension NotePass {
  private mutating func settle(_ node: CommonMarkNode, isImage: Bool) {
    let written = node.url
    destinations.append(written)
    if !isImage, settlesRoute(written, of: node) { return }
    let url = written.text
    switch LinkDestination(url, in: body.file) {
    case .route(let route, let anchor) where !isImage:
      resolve(node, NoteLink(target: .route(route), anchor: anchor, destination: url))
    case .note(let path, let anchor) where !isImage:
      resolve(node, NoteLink(target: .note(path: path), anchor: anchor, destination: url))
    case .asset(let path, let suffix):
      let target = NoteLink.Target.asset(path: path)
      resolve(node, NoteLink(target: target, isImage: isImage, destination: url), suffix: suffix)
    case .anchor(let anchor) where !isImage: pendingAnchors.append((anchor, node, currentPlace()))
    case .external where !isImage: break
    case .external("http"), .external("https"):
      remove(node, LinkFault.remoteImage(url), severity: .warning)
    case .refused where isImage && LinkDestination.isInlinePicture(url): break
    case .refused(let refusal): remove(node, LinkFault.refused(url, because: refusal))
    case .anchor, .external, .route, .note: remove(node, LinkFault.notAPicture(url))
    }
  }

  /// Settles a link to a route that the resolver knows by what is written, which is most of all
  /// links; false where more has to be looked at.
  private mutating func settlesRoute(_ url: CommonMarkText, of node: CommonMarkNode) -> Bool {
    let isWritten = url.withBytes { url in
      guard ByteSearch.begins(url, with: "route:") else { return false }
      let route = UnsafeBufferPointer(rebasing: url[6...])
      guard !route.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "#") }) else {
        return false
      }
      address.clear()
      return links.writeAddress(ofRoute: route, into: &address)
        && address.withBytes { SafeURL.isSafe($0) }
    }
    guard isWritten else { return false }
    address.append(0)
    node.setURL(endingInZero: address)
    return true
  }

  private mutating func resolve(_ node: CommonMarkNode, _ link: NoteLink, suffix: String = "") {
    switch links.resolve(link) {
    case .broken(let fault): remove(node, fault)
    case .href(let href):
      guard SafeURL.isSafe(href) else {
        return remove(node, LinkFault.refused(href, because: .unsafe))
      }
      guard let written = link.anchor, !written.isEmpty else {
        node.setURL(suffix.isEmpty ? href : href + suffix)
        return
      }
      // The form of the headings' ids, which a browser compares as they stand.
      let anchor = Slug.composed(written)
      node.setURL("\(href)#\(anchor)")
      let usage = AnchorUsage(link: link, anchor: anchor, location: location(of: currentPlace()))
      rendered.anchorUsages.append(usage)
    }
  }

  /// The place of the link that is being settled. Links are counted when one needs it: O(1) for each
  /// that was met since.
  private mutating func currentPlace() -> LinkPlace {
    for url in destinations[countedDestinations...] { destinationCounts[url.text, default: 0] += 1 }
    countedDestinations = destinations.count
    let url = destinations.last?.text ?? ""
    return LinkPlace(block: block, url: url, ordinal: (destinationCounts[url] ?? 1) - 1)
  }

  private mutating func settleAnchor(
    _ pending: (anchor: String, node: CommonMarkNode, place: LinkPlace)
  ) {
    guard !pending.anchor.isEmpty else { return }
    if let heading = ids.place(of: pending.anchor) {
      pending.node.setURL("#\(rendered.headings[heading].id)")
      return
    }
    missingAnchors += 1
    let usage = AnchorUsage(
      link: nil, anchor: pending.anchor, location: location(of: pending.place))
    // A note with many wrong links is still read in little time.
    let isCompared = missingAnchors <= Self.comparedAnchorLimit
    let ids = rendered.headings.lazy.map(\.id)
    let nearest = isCompared ? NearestName.to(pending.anchor, among: ids) : nil
    report(usage.missing(from: rendered.headings, nearest: nearest))
  }

  /// Leaves the text of a link, or of an image, without the link.
  private mutating func remove(
    _ node: CommonMarkNode, _ fault: LinkFault, severity: Diagnostic.Severity = .error
  ) {
    report(severity, fault)
    node.unwrap()
  }

  private mutating func location(of place: LinkPlace) -> SourceLocation {
    var places = self.places ?? LinkPlaces(lines: bodyLines())
    defer { self.places = places }
    return places.location(of: place)
  }

  private mutating func bodyLines() -> BodyLines {
    if let lines { return lines }
    let lines = BodyLines(of: body)
    self.lines = lines
    return lines
  }
}

// MARK: - Reports

extension NotePass {
  private mutating func report(_ severity: Diagnostic.Severity, _ fault: LinkFault) {
    let location = location(of: currentPlace())
    report(Diagnostic(severity, fault.id, at: location, fault.summary, fix: fault.fix))
  }

  private mutating func report(_ problem: Diagnostic) {
    if reported.insert(problem).inserted { rendered.problems.append(problem) }
  }

  private mutating func lookForUnsupportedSyntax(in node: CommonMarkNode) {
    node.withLiteral { text in
      guard let first = text.first else { return }
      if first == UInt8(ascii: "["), UnsupportedSyntax.isTaskBox(text), isStartOfItem(node) {
        reportFirst(.taskList)
      }
      if first == UInt8(ascii: "|") || first == UInt8(ascii: ":") || first == UInt8(ascii: "-"),
        node.previous?.kind == .lineBreak, UnsupportedSyntax.isDelimiterRow(text)
      {
        reportTable()
      }
      for index in text.indices.dropLast() {
        let pair = (text[index], text[index + 1])
        if pair == (UInt8(ascii: "~"), UInt8(ascii: "~")) { reportFirst(.strikethrough) }
        if pair == (UInt8(ascii: "["), UInt8(ascii: "^")) { reportFirst(.footnote) }
      }
    }
  }

  private func isStartOfItem(_ node: CommonMarkNode) -> Bool {
    guard node.previous == nil, let block = node.parent, block.kind == .paragraph else {
      return false
    }
    return block.previous == nil && block.parent?.kind == .item
  }

  private mutating func visitHTML(_ node: CommonMarkNode) {
    let isComment = node.withLiteral { $0.starts(with: "<!--".utf8) }
    if !isComment { reportFirst(.rawHTML, in: node.kind == .htmlBlock ? node : block) }
  }

  private mutating func reportFirst(_ syntax: UnsupportedSyntax) {
    reportFirst(syntax, in: block)
  }

  /// Reports the start of the block that holds something, once a note.
  private mutating func reportFirst(_ syntax: UnsupportedSyntax, in block: CommonMarkNode?) {
    guard reportedSyntax.insert(syntax).inserted, let block else { return }
    let location = bodyLines().location(line: block.lines.lowerBound, column: block.column)
    report(syntax.problem(at: location))
  }

  private mutating func reportTable() {
    // All rows of a block are found from its first one on.
    guard let block, block != tableBlock else { return }
    tableBlock = block
    let lines = bodyLines()
    var header = block.lines.lowerBound
    for line in block.lines.dropFirst() {
      let bytes = lines.text[lines.range(of: line...line)]
      let isPrefix: (UInt8) -> Bool = { $0 == UInt8(ascii: ">") || $0 <= 0x20 }
      let row = bytes.drop(while: isPrefix).filter { $0 != UInt8(ascii: "\n") }
      if UnsupportedSyntax.isDelimiterRow(row) {
        header = line - 1
        break
      }
    }
    report(UnsupportedSyntax.table.problem(at: lines.location(line: header, column: block.column)))
  }
}
