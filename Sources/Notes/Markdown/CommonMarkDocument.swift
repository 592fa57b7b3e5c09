import Bytes
import CCmark

/// Memory for parsed texts, one after the other (`arena.h`).
final class CommonMarkMemory {
  fileprivate let arena = waymark_arena_make()

  deinit { waymark_arena_free_all(arena) }
}

/// A parsed CommonMark text: owner of libcmark's tree, whose memory is taken back with this value.
///
/// Every pointer to the tree is private to this file. A `CommonMarkNode` must not be kept beyond
/// the document's life, and the document must end on the thread that it began on.
struct CommonMarkDocument: ~Copyable {
  private let root: OpaquePointer
  private let memory: CommonMarkMemory

  /// The version of libcmark.
  static var engineVersion: String { String(cString: cmark_version_string()) }

  /// Parses a text; nil only where libcmark gives up. libcmark uses no recursion and no shared
  /// state, so any depth and any number of threads are fine.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - memory: Memory that no other document is using.
  init?(parsing text: UnsafeBufferPointer<UInt8>, in memory: CommonMarkMemory) {
    waymark_arena_open(memory.arena)
    let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, waymark_arena_functions())
    text.withMemoryRebound(to: CChar.self) { text in
      if let start = text.baseAddress { cmark_parser_feed(parser, start, text.count) }
    }
    guard let root = cmark_parser_finish(parser) else {
      waymark_arena_close(memory.arena)
      return nil
    }
    self.root = root
    self.memory = memory
  }

  deinit {
    waymark_arena_close(memory.arena)
  }

  /// Calls a closure for every node, in the order of the text, and twice for those with children.
  ///
  /// A node may be changed when it is left, and its URL at any time.
  func forEachNode(_ visit: (CommonMarkNode, CommonMarkNode.Visit) -> Void) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      visit(CommonMarkNode(pointer: node), event == CMARK_EVENT_ENTER ? .enter : .leave)
    }
  }

  /// Renders the tree and hands the bytes to a closure.
  ///
  /// - Parameter isUnsafe: Whether raw HTML and any URL pass; only the specification's examples
  ///   need that.
  func withHTML(isUnsafe: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let html = cmark_render_html(root, isUnsafe ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT)
    else { return }
    body(CommonMarkNode.bytes(of: html))
  }
}

/// A text of a `CommonMarkDocument`, which stays as it was while the document lives, whatever
/// becomes of its node: the memory gives nothing back before.
struct CommonMarkText {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>

  /// The text, copied.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls a closure with the text's bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(bytes) }
}

/// A node of a `CommonMarkDocument`.
struct CommonMarkNode: Equatable {
  /// Whether a node is met before or after its children.
  enum Visit {
    case enter, leave
  }

  /// The kinds of node that notes care about.
  enum Kind {
    case paragraph, heading, item, codeBlock, htmlBlock
    case text, code, html, lineBreak, link, image
    case other
  }

  fileprivate let pointer: OpaquePointer

  /// What the node is.
  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_LINK: return .link
    case CMARK_NODE_CODE: return .code
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_HEADING: return .heading
    case CMARK_NODE_CODE_BLOCK: return .codeBlock
    case CMARK_NODE_IMAGE: return .image
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_HTML_INLINE: return .html
    default: return .other
    }
  }

  /// The first and last line of a block, counted from 1 in the parsed text.
  var lines: ClosedRange<Int> {
    let first = max(1, Int(cmark_node_get_start_line(pointer)))
    return first...max(first, Int(cmark_node_get_end_line(pointer)))
  }

  /// The first column of a block, in bytes from 1.
  var column: Int { max(1, Int(cmark_node_get_start_column(pointer))) }

  /// The level of a heading.
  var level: Int {
    get { Int(cmark_node_get_heading_level(pointer)) }
    nonmutating set { cmark_node_set_heading_level(pointer, Int32(truncatingIfNeeded: newValue)) }
  }

  /// The destination of a link or image, decoded by libcmark.
  var url: CommonMarkText {
    CommonMarkText(
      bytes: cmark_node_get_url(pointer).map { Self.bytes(of: $0) }
        ?? UnsafeBufferPointer(start: nil, count: 0))
  }

  /// Lets a link or image lead elsewhere.
  func setURL(_ url: String) { cmark_node_set_url(pointer, url) }

  /// Lets a link or image lead to what was written to a buffer, which a zero must end.
  func setURL(endingInZero url: borrowing ByteBuffer) {
    url.withBytes { url in
      _ = url.withMemoryRebound(to: CChar.self) { cmark_node_set_url(pointer, $0.baseAddress) }
    }
  }

  /// The bytes of a text, code or HTML node.
  func withLiteral<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let literal = cmark_node_get_literal(pointer) else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return body(Self.bytes(of: literal))
  }

  /// The node that holds this one.
  var parent: CommonMarkNode? {
    cmark_node_parent(pointer).map { CommonMarkNode(pointer: $0) }
  }

  /// The node before this one in the same parent.
  var previous: CommonMarkNode? {
    cmark_node_previous(pointer).map { CommonMarkNode(pointer: $0) }
  }

  /// The lines of all code blocks of the node's document, in the order of the text. O(nodes).
  var codeBlocksOfDocument: [ClosedRange<Int>] {
    var root = self
    while let parent = root.parent { root = parent }
    guard let iterator = cmark_iter_new(root.pointer) else { return [] }
    defer { cmark_iter_free(iterator) }
    var blocks: [ClosedRange<Int>] = []
    while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let node = cmark_iter_get_node(iterator) else { break }
      let block = CommonMarkNode(pointer: node)
      if block.kind == .codeBlock { blocks.append(block.lines) }
    }
    return blocks
  }

  /// Puts the node's children in its place and frees it. The node must not be used afterwards.
  func unwrap() {
    while let child = cmark_node_first_child(pointer) {
      guard cmark_node_insert_before(pointer, child) == 1 else { break }
    }
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  fileprivate static func bytes(of text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    let raw = UnsafeRawPointer(text)
    return UnsafeBufferPointer(start: raw.assumingMemoryBound(to: UInt8.self), count: strlen(text))
  }
}
