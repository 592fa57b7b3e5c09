import Bytes

extension GraphWriter {
  /// Writes one of a list of destinations, field by field: a destination that is copied has a dozen
  /// references to count.
  mutating func write(destination place: Int, of destinations: [Destination]) {
    buffer.append("{\"id\": ")
    buffer.append(json: destinations[place].id.rawValue)
    field("type", destinations[place].type)
    field("case", destinations[place].caseName)
    field("view", destinations[place].view)
    inline(", \"values\": [", destinations[place].values) { writer, value in
      writer.buffer.append("{\"label\": ")
      writer.buffer.append(json: value.label)
      writer.field("type", value.type)
      writer.field("text", value.text)
      writer.field("slug", value.slug)
      writer.buffer.append("}")
    }
    field("title", destinations[place].title)
    field("subtitle", destinations[place].subtitle)
    if destinations[place].bar != BarOptions() { key("bar"); write(destinations[place].bar) }
    if let deepLink = destinations[place].deepLink { field("deepLink", deepLink) }
    inline(", \"elements\": [", destinations[place].elements) { $0.write($1) }
    key("source")
    write(destinations[place].source)
    field("condition", destinations[place].condition?.text)
    buffer.append("}")
  }

  private mutating func write(_ bar: BarOptions) {
    buffer.append("{\"backButtonHidden\": ")
    buffer.append(bar.isBackButtonHidden ? "true" : "false")
    field("hidden", bar.isHidden)
    field("tabBarHidden", bar.isTabBarHidden)
    field("largeTitle", bar.hasLargeTitle)
    inline(", \"leading\": [", bar.leading) { $0.write($1) }
    inline(", \"trailing\": [", bar.trailing) { $0.write($1) }
    buffer.append("}")
  }

  mutating func write(_ element: Element) {
    switch element {
    case .text(let content, let style): write(content, style)
    case .image(let image): write(image)
    case .list(let children, let style):
      buffer.append("{\"kind\": \"list\"")
      if style != .insetGrouped { field("style", style.rawValue) }
      write(children)
    case .section(let header, let footer, let children):
      buffer.append("{\"kind\": \"section\"")
      field("header", header)
      field("footer", footer)
      write(children)
    case .row(let children): write("{\"kind\": \"hStack\"", children)
    case .column(let children): write("{\"kind\": \"vStack\"", children)
    case .grid(let children): write("{\"kind\": \"grid\"", children)
    case .spacer: buffer.append("{\"kind\": \"spacer\"")
    case .divider: buffer.append("{\"kind\": \"divider\"")
    case .control(let transition, let style, let label):
      buffer.append("{\"kind\": \"control\"")
      key("transition")
      buffer.append(decimal: transition)
      field("style", style.rawValue)
      write(label)
    case .input(let kind, let label, let state): write(kind, label, state)
    case .child(let name, _, let children):
      buffer.append("{\"kind\": \"view\"")
      field("name", name)
      write(children)
    case .conditional(let condition, let children):
      buffer.append("{\"kind\": \"condition\"")
      field("condition", condition.text)
      write(children)
    }
    buffer.append("}")
  }

  private mutating func write(_ kind: StaticString, _ children: [Element]) {
    buffer.append(kind)
    write(children)
  }

  private mutating func write(_ children: [Element]) {
    inline(", \"elements\": [", children) { $0.write($1) }
  }

  private mutating func write(_ content: TextContent, _ style: TextStyle) {
    buffer.append("{\"kind\": \"text\"")
    switch content {
    case .literal(let text): field("text", text)
    case .state(let state, let prefix):
      field("state", state.rawValue)
      field("prefix", prefix)
    }
    if style.font != .body { field("font", style.font.rawValue) }
    if let color = style.color { field("color", color.rawValue) }
    if style.isSecondary { field("secondary", true) }
  }

  private mutating func write(_ image: ImageContent) {
    buffer.append("{\"kind\": \"image\"")
    field("symbol", image.symbol)
    field("label", image.label)
    field("shape", image.shape.rawValue)
    if let color = image.color { field("color", color.rawValue) }
  }

  private mutating func write(_ kind: InputKind, _ label: String, _ state: StateID?) {
    switch kind {
    case .textField(let placeholder):
      buffer.append("{\"kind\": \"textField\"")
      field("placeholder", placeholder)
    case .toggle:
      buffer.append("{\"kind\": \"toggle\"")
    case .stepper(let bounds):
      buffer.append("{\"kind\": \"stepper\"")
      key("minimum")
      buffer.append(decimal: bounds.lowerBound)
      key("maximum")
      buffer.append(decimal: bounds.upperBound)
    case .picker(let options):
      buffer.append("{\"kind\": \"picker\"")
      inline(", \"options\": [", options) { $0.buffer.append(json: $1) }
    }
    field("label", label)
    field("state", state?.rawValue)
  }
}
