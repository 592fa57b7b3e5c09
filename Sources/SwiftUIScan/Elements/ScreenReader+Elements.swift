import RouteGraph

extension ScreenReader {
  /// What a library's view shows.
  mutating func elements(of node: ElementNode, _ style: TextStyle) -> [Element] {
    spend()
    switch node.name {
    case "Text": return text(of: node).map { [.text(.literal($0), style)] } ?? []
    case "Label": return label(node, style)
    case "Image", "AsyncImage", "KFImage", "LazyImage", "WebImage": return [image(node)]
    case "Spacer": return [.spacer]
    case "Divider": return [.divider]
    case "Button", "NavigationLink", "Link": return control(node, style)
    case "HStack", "LazyHStack", "HFlow": return wrap(node, style) { .row($0) }
    case "LazyVGrid", "LazyHGrid", "Grid": return wrap(node, style) { .grid($0) }
    case "VStack", "LazyVStack", "ZStack": return wrap(node, style) { .column($0) }
    case "List": return wrap(node, style) { .list($0, .insetGrouped) }
    case "Form": return wrap(node, style) { .list($0, .insetGrouped) }
    case "Section": return section(node, style)
    case "TextField", "SecureField", "TextEditor", "Toggle", "Stepper", "Picker", "DatePicker",
      "Slider":
      return [input(node, style)]
    default: return children(of: node, style)
    }
  }

  private mutating func wrap(
    _ node: ElementNode, _ style: TextStyle, _ make: ([Element]) -> Element
  ) -> [Element] {
    let inner = children(of: node, style)
    return inner.isEmpty ? [] : [make(inner)]
  }

  /// The text that a view is made with; a variable becomes a placeholder of its name.
  func text(of node: ElementNode) -> String? {
    for argument in node.arguments where ["", "verbatim", "title"].contains(argument.name) {
      if let text = TreeText.text(of: argument.value) { return text }
      if let name = argument.value.reference?.name { return "{\(name)}" }
    }
    return nil
  }

  private mutating func label(_ node: ElementNode, _ style: TextStyle) -> [Element] {
    if !node.children.isEmpty {
      return [.row(children(of: node, style, leaving: []))]
    }
    var parts: [Element] = []
    if let symbol = symbol(of: node) {
      parts.append(.image(ImageContent(symbol: symbol, label: "", shape: .symbol)))
    }
    if let text = text(of: node) { parts.append(.text(.literal(text), style)) }
    return parts.isEmpty ? [] : [.row(parts)]
  }

  private func symbol(of node: ElementNode) -> String? {
    node.arguments.first { ["systemImage", "systemName", "image"].contains($0.name) }
      .flatMap { TreeText.text(of: $0.value) }
  }

  private func image(_ node: ElementNode) -> Element {
    let symbol = node.arguments.first { $0.name == "systemName" }
      .flatMap { TreeText.text(of: $0.value) }
    let name = node.arguments.first { $0.name.isEmpty }.flatMap { TreeText.text(of: $0.value) }
    return .image(
      ImageContent(
        symbol: symbol, label: symbol == nil ? name ?? "" : "",
        shape: symbol == nil ? .thumbnail : .symbol))
  }

  /// A button or a link: a control where it leads somewhere, else only its label.
  private mutating func control(_ node: ElementNode, _ style: TextStyle) -> [Element] {
    let name = TreeText.label(of: .element(node), hosts: hosts)
    let labelled = node.children.filter { $0.label == "label" }
    let shown = labelled.isEmpty ? node.children.filter { $0.label != "destination" } : labelled
    var label: [Element] = []
    for child in shown { label += elements(of: child.tree, style) }
    if label.isEmpty, !name.isEmpty { label = [.text(.literal(name), style)] }
    guard let transition = controls[ControlKey(place: node.place, label: name)] else {
      return label
    }
    if label.isEmpty { label = [.text(.literal("…"), style)] }
    return [.control(transition, controlStyle(node), label: label)]
  }

  private func controlStyle(_ node: ElementNode) -> ControlStyle {
    if node.name == "NavigationLink" { return .link }
    switch node.arguments.first(where: { $0.name == "role" })?.value {
    case .member(_, "destructive", _): return .destructive
    case .member(_, "cancel", _): return .cancel
    default: return .plain
    }
  }

  private mutating func section(_ node: ElementNode, _ style: TextStyle) -> [Element] {
    func caption(_ label: String) -> String? {
      let found = node.children.first { $0.label == label }
      let text = found.map { TreeText.label(of: $0.tree, hosts: hosts) }
      return text?.isEmpty == false ? text : nil
    }
    let inner = children(of: node, style, leaving: ["header", "footer", "label"])
    let header = text(of: node) ?? caption("header")
    guard !inner.isEmpty || header != nil else { return [] }
    return [.section(header: header, footer: caption("footer"), inner)]
  }

  private mutating func input(_ node: ElementNode, _ style: TextStyle) -> Element {
    let name = text(of: node) ?? TreeText.label(of: .element(node), hosts: hosts)
    switch node.name {
    case "Toggle": return .input(.toggle, label: name, nil)
    case "Stepper", "Slider": return .input(.stepper(0...10), label: name, nil)
    case "Picker", "DatePicker":
      let options = children(of: node, style).map(\.plainText).filter { !$0.isEmpty }
      return .input(.picker(Array(options.prefix(12))), label: name, nil)
    default: return .input(.textField(placeholder: name), label: name, nil)
    }
  }
}
