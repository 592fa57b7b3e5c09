import RouteGraph

/// The elements of one screen as the definition writes them.
struct ElementSource {
  let vocabulary: Vocabulary
  let actions: ActionSource
  /// The transitions of the screen, in order.
  let transitions: [Transition]
  /// The transitions that have been drawn.
  private(set) var drawn: Set<Int> = []

  init(vocabulary: Vocabulary, actions: ActionSource, transitions: [Transition]) {
    self.vocabulary = vocabulary
    self.actions = actions
    self.transitions = transitions
  }

  mutating func write(_ elements: [Element], into out: inout SourceText) {
    for element in elements { write(element, under: nil, into: &out) }
  }

  /// Writes the controls that no element of the screen draws.
  mutating func writeRest(into out: inout SourceText) {
    let rest = transitions.indices.filter { !drawn.contains($0) }
    guard rest.contains(where: { actions.text(of: transitions[$0]) != nil }) else { return }
    out.line("// Not drawn where they are raised.")
    for index in rest {
      let transition = transitions[index]
      let label = transition.label.isEmpty ? transition.action.kind.rawValue : transition.label
      write(
        .control(index, .plain, label: [.text(.literal(label), TextStyle())]), under: nil,
        into: &out)
    }
  }

  private mutating func write(
    _ element: Element, under condition: Condition?, into out: inout SourceText
  ) {
    switch element {
    case .text(let content, let style): out.line(text(content, style))
    case .image(let image): out.line(self.image(image))
    case .spacer: out.line("\(vocabulary("Spacer"))()")
    case .divider: out.line("\(vocabulary("Divider"))()")
    case .input(let kind, let label, _): out.line(input(kind, label))
    case .control(let index, let style, let label):
      write(index, style, label, under: condition, into: &out)
    case .conditional(let inner, let elements):
      nest("\(vocabulary("When"))(\(SwiftName.literal(inner.text)))", elements, inner, &out)
    default: nest(head(of: element), element.children, condition, &out)
    }
  }

  private mutating func nest(
    _ head: String, _ elements: [Element], _ condition: Condition?, _ out: inout SourceText
  ) {
    out.block(head) { out in
      for element in elements { write(element, under: condition, into: &out) }
    }
  }

  /// What stands before the braces of an element that holds others.
  private func head(of element: Element) -> String {
    switch element {
    case .list(_, let style):
      return vocabulary("List") + (style == .insetGrouped ? "" : "(style: .\(style.rawValue))")
    case .section(let header, let footer, _):
      let parts = [
        header.map { SwiftName.literal($0) }, footer.map { "footer: \(SwiftName.literal($0))" },
      ].compactMap(\.self)
      return vocabulary("Section") + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
    case .row: return vocabulary("HStack")
    case .column: return vocabulary("VStack")
    case .grid: return vocabulary("Grid")
    case .child(let name, let claim, _):
      let parts = [
        SwiftName.literal(name), claim.title.map { "title: \(SwiftName.literal($0))" },
        claim.subtitle.map { "subtitle: \(SwiftName.literal($0))" },
        claim.isBackButtonHidden.map { "backButtonHidden: \($0)" },
      ].compactMap(\.self)
      return "\(vocabulary("Child"))(\(parts.joined(separator: ", ")))"
    default: return vocabulary("VStack")
    }
  }
}

// MARK: - Leaves

extension ElementSource {
  private func text(_ content: TextContent, _ style: TextStyle) -> String {
    var text: String
    switch content {
    case .literal(let literal): text = "\(vocabulary("Text"))(\(SwiftName.literal(literal)))"
    case .state(let state, let prefix):
      text = "\(vocabulary("Text"))(\(SwiftName.literal(prefix + "{\(state.rawValue)}")))"
    }
    if style.font != .body { text += ".font(.\(style.font.rawValue))" }
    if let color = style.color { text += ".foregroundStyle(.\(color.rawValue))" }
    if style.isSecondary { text += ".secondary()" }
    return text
  }

  private func image(_ image: ImageContent) -> String {
    var text = vocabulary("Image")
    if let symbol = image.symbol {
      let label = image.label.isEmpty ? "" : ", label: \(SwiftName.literal(image.label))"
      text += "(systemName: \(SwiftName.literal(symbol))\(label))"
    } else {
      let shape = image.shape == .thumbnail ? "" : ", shape: .\(image.shape.rawValue)"
      text += "(\(SwiftName.literal(image.label))\(shape))"
    }
    if let color = image.color { text += ".foregroundStyle(.\(color.rawValue))" }
    return text
  }

  private func input(_ kind: InputKind, _ label: String) -> String {
    let name = SwiftName.literal(label)
    switch kind {
    case .textField(let placeholder):
      let more = placeholder.isEmpty ? "" : ", placeholder: \(SwiftName.literal(placeholder))"
      return "\(vocabulary("TextField"))(\(name)\(more))"
    case .toggle: return "\(vocabulary("Toggle"))(\(name))"
    case .stepper(let range):
      return
        "\(vocabulary("Stepper"))(\(name), in: \(range.lowerBound)...\(range.upperBound))"
    case .picker(let options):
      let list = options.map { SwiftName.literal($0) }.joined(separator: ", ")
      return "\(vocabulary("Picker"))(\(name), options: [\(list)])"
    }
  }
}

// MARK: - Controls

extension ElementSource {
  private mutating func write(
    _ index: Int, _ style: ControlStyle, _ label: [Element], under condition: Condition?,
    into out: inout SourceText
  ) {
    guard transitions.indices.contains(index),
      let action = actions.text(of: transitions[index])
    else {
      for element in label { write(element, under: condition, into: &out) }
      return
    }
    drawn.insert(index)
    let control = DrawnControl(
      action: transitions[index].action, text: action, style: style, label: label)
    guard let own = transitions[index].condition, own != condition else {
      return write(control, under: condition, into: &out)
    }
    out.block("\(vocabulary("When"))(\(SwiftName.literal(own.text)))") { out in
      write(control, under: own, into: &out)
    }
  }

  private mutating func write(
    _ control: DrawnControl, under condition: Condition?, into out: inout SourceText
  ) {
    let (action, style, label) = (control.action, control.style, control.label)
    var head: String
    var isLink = false
    var route: String?
    if style == .link, let target = action.targets.first, action.targets.count == 1 {
      route = actions.routes.reference(to: target)
    }
    switch (action, route) {
    case (.push, let route?): (head, isLink) = ("value: \(route)", true)
    case (.show, let route?): (head, isLink) = ("destination: \(route)", true)
    default: head = control.text
    }
    let name = vocabulary(isLink ? "NavigationLink" : "Button")
    let look = isLink || style == .plain ? "" : "style: .\(style.rawValue)"
    if label.count == 1, case .text(.literal(let title), TextStyle()) = label[0] {
      let parts = isLink ? [head] : [look, head].filter { !$0.isEmpty }
      out.line("\(name)(\(([SwiftName.literal(title)] + parts).joined(separator: ", ")))")
    } else {
      head = [head, look].filter { !$0.isEmpty }.joined(separator: ", ")
      nest("\(name)(\(head))", label, condition, &out)
    }
  }
}

/// A control that an element draws, with the action that it carries out.
private struct DrawnControl {
  let action: Action
  /// The action as the definition spells it.
  let text: String
  let style: ControlStyle
  let label: [Element]
}
