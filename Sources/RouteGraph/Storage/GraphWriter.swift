public import Bytes

extension FlowGraph {
  /// Writes the graph as `waymark.flow/1` JSON, one destination and one transition a line.
  ///
  /// The bytes are the same for equal graphs. The schema is published beside the site's assets as
  /// `flow.schema.json`. O(size of the graph).
  public func write(into buffer: inout ByteBuffer) {
    write(into: &buffer, limit: .max, index: GraphIndex(self)) { _ in }
  }

  /// Writes the graph in pieces, for whoever need not have it in memory as a whole.
  ///
  /// - Parameters:
  ///   - buffer: Where each piece is written.
  ///   - limit: From how many bytes on a piece is handed over.
  ///   - index: The graph's index.
  ///   - handOver: Takes what is in the buffer, and clears it. What is written last stays in it.
  package func write<Failure>(
    into buffer: inout ByteBuffer, limit: Int, index: GraphIndex,
    handOver: (inout ByteBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = GraphWriter(buffer: buffer)
    buffer = ByteBuffer()
    writer.writeHead(of: self)
    for place in destinations.indices {
      writer.startLine(place)
      if place + 2 < destinations.count { destinations.prefetchParts(of: place + 2) }
      writer.write(destination: place, of: destinations)
      if writer.buffer.count >= limit { try handOver(&writer.buffer) }
    }
    writer.buffer.append("],\n\"transitions\": [")
    for place in transitions.indices {
      writer.startLine(place)
      if place + 8 < transitions.count { index.prefetchShownID(of: place + 8) }
      writer.write(transition: place, of: transitions, index)
      if writer.buffer.count >= limit { try handOver(&writer.buffer) }
    }
    writer.list("],\n\"unresolved\": [", unresolved) { $0.write($1) }
    writer.buffer.append("}\n")
    buffer = writer.buffer
  }
}

/// Writes a graph field by field, straight into bytes.
struct GraphWriter {
  var buffer: ByteBuffer
  /// Where the last transition leads from.
  private var origin = LastWritten<Int>()
  /// The file that is named last.
  private var file = LastWritten<String>()
  /// The details of the last transition, and their bytes.
  var lastDetails: TransitionDetails?
  var detailsBytes = ByteBuffer()

  fileprivate init(buffer: ByteBuffer) {
    self.buffer = buffer
  }

  /// Writes everything up to the first destination.
  fileprivate mutating func writeHead(of graph: FlowGraph) {
    buffer.append("{\"schema\": ")
    buffer.append(json: FlowGraph.schema)
    field("id", graph.id.rawValue)
    field("title", graph.title)
    if let language = graph.language { field("lang", language) }
    field("accent", graph.accent.rawValue)
    if graph.bar != ContainerBar() { key("bar"); write(graph.bar) }
    buffer.append(",\n\"container\": ")
    write(graph.container)
    list(",\n\"states\": [", graph.sharedStates) { writer, state in
      writer.buffer.append("{\"id\": ")
      writer.buffer.append(json: state.id.rawValue)
      writer.key("initial")
      writer.write(state.initial)
      writer.buffer.append("}")
    }
    buffer.append(",\n\"destinations\": [")
  }

  /// Begins an item of a list with one item a line.
  fileprivate mutating func startLine(_ place: Int) {
    if place > 0 { buffer.append(",\n") }
  }

  mutating func write(_ container: Container) {
    switch container {
    case .screen(let id):
      buffer.append("{\"screen\": ")
      buffer.append(json: id.rawValue)
    case .stack(let root):
      buffer.append("{\"stack\": ")
      write(root)
    case .tabs(let tabs):
      inline("{\"tabs\": [", tabs) { writer, tab in
        writer.buffer.append("{\"id\": ")
        writer.buffer.append(json: tab.id.rawValue)
        writer.field("title", tab.title)
        writer.field("icon", tab.icon)
        writer.key("content")
        writer.write(tab.content)
        writer.buffer.append("}")
      }
    case .split(let columns):
      inline("{\"split\": [", columns) { writer, column in
        writer.buffer.append("{\"id\": ")
        writer.buffer.append(json: column.id)
        writer.key("content")
        writer.write(column.content)
        writer.buffer.append("}")
      }
    }
    buffer.append("}")
  }

  private mutating func write(_ bar: ContainerBar) {
    buffer.append("{\"background\": ")
    buffer.append(json: bar.background?.rawValue)
    field("defaultTitle", bar.defaultTitle)
    field("ownTabBar", bar.hasOwnTabBar)
    buffer.append("}")
  }

  fileprivate mutating func write(_ site: UnresolvedSite) {
    buffer.append("{\"file\": ")
    buffer.append(json: site.location.file)
    key("line")
    buffer.append(decimal: site.location.line)
    field("reason", site.reason)
    field("text", site.text)
    buffer.append("}")
  }

  mutating func write(_ value: StateValue) {
    switch value {
    case .text(let text): buffer.append(json: text)
    case .number(let number): buffer.append(decimal: number)
    case .flag(let flag): buffer.append(flag ? "true" : "false")
    }
  }

  mutating func write(_ location: SourceLocation?) {
    guard let location else { return buffer.append("null") }
    file.append(location.file, to: &buffer) {
      $0.append("{\"file\": ")
      $0.append(json: location.file)
      $0.append(jsonKey: "line")
    }
    buffer.append(decimal: location.line)
    buffer.append("}")
  }

  /// Begins a transition that leaves a destination of the graph.
  mutating func write(origin position: Int, _ index: GraphIndex) {
    origin.append(position, to: &buffer) { buffer in
      buffer.append("{\"from\": ")
      index.withID(of: position) { buffer.append(json: $0) }
    }
  }

  /// Begins a field after the first one.
  mutating func key(_ name: StaticString) {
    buffer.append(jsonKey: name)
  }

  mutating func field(_ name: StaticString, _ text: String?) {
    key(name)
    buffer.append(json: text)
  }

  mutating func field(_ name: StaticString, _ flag: Bool) {
    key(name)
    buffer.append(flag ? "true" : "false")
  }

  /// A list with one item a line, behind what begins it.
  mutating func list<Item>(
    _ opening: StaticString, _ items: [Item], _ write: (inout GraphWriter, Item) -> Void
  ) {
    separated(opening, items, by: ",\n", write)
  }

  /// A list on one line, behind what begins it.
  mutating func inline<Item>(
    _ opening: StaticString, _ items: [Item], _ write: (inout GraphWriter, Item) -> Void
  ) {
    separated(opening, items, by: ", ", write)
  }

  private mutating func separated<Item>(
    _ opening: StaticString, _ items: [Item], by separator: StaticString,
    _ write: (inout GraphWriter, Item) -> Void
  ) {
    buffer.append(opening)
    for place in items.indices {
      if place > 0 { buffer.append(separator) }
      write(&self, items[place])
    }
    buffer.append("]")
  }
}
