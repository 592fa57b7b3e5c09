import RouteGraph

extension ScreenReader {
  /// What a modified view shows; titles and bars are noted.
  mutating func modified(
    _ base: ViewTree, _ node: ModifierNode, _ style: TextStyle
  ) -> [Element] {
    noteBar(node)
    var found = elements(of: base, styled(style, by: node))
    switch node.name {
    case "toolbar", "navigationBarItems": noteToolbar(node, style)
    case "onTapGesture", "onLongPressGesture": found = tappable(found, base, node)
    case "overlay", "safeAreaInset", "contextMenu", "swipeActions":
      for child in node.children { found += elements(of: child.tree, style) }
    case "alert", "confirmationDialog":
      var inner: [Element] = []
      for child in node.children { inner += elements(of: child.tree, style) }
      if !inner.isEmpty {
        let title = node.arguments.first.flatMap { TreeText.text(of: $0.value) }
        found.append(.conditional(Condition(title ?? "alert"), inner))
      }
    default:
      // A style of the app's own shows what a control without a label looks like.
      guard found.isEmpty else { break }
      for child in node.children where child.label == "style" {
        found += elements(of: child.tree, style)
      }
    }
    return found
  }

  /// A view that is touched: a control around all of it.
  private func tappable(
    _ elements: [Element], _ base: ViewTree, _ node: ModifierNode
  ) -> [Element] {
    let name = TreeText.label(of: base, hosts: hosts)
    guard let transition = controls[ControlKey(place: node.place, label: name)] else {
      return elements
    }
    let label: [Element] =
      elements.isEmpty ? [.text(.literal(name.isEmpty ? "…" : name), TextStyle())] : elements
    return [.control(transition, .plain, label: label)]
  }

  private mutating func noteBar(_ node: ModifierNode) {
    let first = node.arguments.first?.value
    switch node.name {
    case "navigationTitle", "navigationBarTitle":
      if let text = first.flatMap({ TreeText.text(of: $0) }) ?? shownText(node) { setTitle(text) }
      if isLarge(node) { changeBar { $0.hasLargeTitle = true } }
    case "navigationSubtitle":
      if let text = first.flatMap({ TreeText.text(of: $0) }) { setSubtitle(text) }
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      if isLarge(node) { changeBar { $0.hasLargeTitle = true } }
    case "navigationBarBackButtonHidden":
      if first?.flag != false { changeBar { $0.isBackButtonHidden = true } }
    case "navigationBarHidden":
      if first?.flag != false { changeBar { $0.isHidden = true } }
    case "toolbar", "toolbarVisibility":
      guard case .member(_, "hidden", _)? = first else { return }
      let bars = node.arguments.filter { $0.name == "for" }.map(\.value)
      for case .member(_, let name, _) in bars {
        changeBar { bar in
          if name == "tabBar" { bar.isTabBarHidden = true }
          if name == "navigationBar" { bar.isHidden = true }
        }
      }
    default: break
    }
  }

  private func shownText(_ node: ModifierNode) -> String? {
    let text = node.children.first.map { TreeText.label(of: $0.tree, hosts: hosts) }
    return text?.isEmpty == false ? text : nil
  }

  private func isLarge(_ node: ModifierNode) -> Bool {
    node.arguments.contains { if case .member(_, "large", _) = $0.value { true } else { false } }
  }

  /// Puts the items of a toolbar before or after the title.
  private mutating func noteToolbar(_ node: ModifierNode, _ style: TextStyle) {
    for child in node.children { noteItems(in: child.tree, style) }
  }

  private mutating func noteItems(in tree: ViewTree, _ style: TextStyle) {
    switch tree {
    case .group(let trees): for tree in trees { noteItems(in: tree, style) }
    case .alternatives(let all): for one in all { noteItems(in: one.tree, style) }
    case .modified(let base, _): noteItems(in: base, style)
    case .host(let key, _):
      let body = hosts.tree(of: key)
      if case .element(let node) = body.core, node.name.hasPrefix("ToolbarItem") {
        noteItems(in: body, style)
      } else {
        addItem(elements(of: tree, style), isLeading: false)
      }
    case .element(let node) where node.name.hasPrefix("ToolbarItem"):
      guard let placement = node.placement else {
        return addItem(children(of: node, style), isLeading: false)
      }
      switch placement {
      case "principal", "title":
        let text = TreeText.label(of: .element(node), hosts: hosts)
        if !text.isEmpty { setTitle(text) }
      case "keyboard", "bottomBar": break
      default:
        let isLeading = [
          "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation",
        ]
        .contains(placement)
        addItem(children(of: node, style), isLeading: isLeading)
      }
    case .element: addItem(elements(of: tree, style), isLeading: false)
    case .choice, .effects, .empty: break
    }
  }

  private mutating func addItem(_ elements: [Element], isLeading: Bool) {
    changeBar { bar in
      if isLeading { bar.leading += elements } else { bar.trailing += elements }
    }
  }

  /// The style of texts under a modifier.
  private func styled(_ style: TextStyle, by node: ModifierNode) -> TextStyle {
    var style = style
    switch (node.name, node.arguments.first?.value) {
    case ("font", .member(_, let name, _)?):
      let fonts: [String: TextStyle.Font] = [
        "title2": .title, "title3": .headline, "callout": .subheadline, "caption2": .caption,
      ]
      style.font = TextStyle.Font(rawValue: name) ?? fonts[name] ?? style.font
    case ("foregroundStyle", .member(_, let name, _)?),
      ("foregroundColor", .member(_, let name, _)?):
      if ["secondary", "tertiary", "gray"].contains(name) { style.isSecondary = true }
    default: break
    }
    return style
  }
}

extension ElementNode {
  /// Where a toolbar item stands.
  fileprivate var placement: String? {
    guard case .member(_, let name, _)? = arguments.first(where: { $0.name == "placement" })?.value
    else { return nil }
    return name
  }
}
