/// What stands in an element's object.
struct ElementFields {
  var kind: ElementKind?
  var transition: Int?
  var text: String?
  var state: String?
  var prefix: String?
  var font: TextStyle.Font?
  var color: Accent?
  var isSecondary = false
  var symbol: String?
  var label: String?
  var shape: ImageContent.Shape?
  var style: (name: String, offset: Int)?
  var header: String?
  var footer: String?
  var name: String?
  var condition: String?
  var placeholder: String?
  var minimum: Int?
  var maximum: Int?
  var options: [String] = []
  var elements: [Element] = []
}

/// The kinds of elements, as a file names them.
enum ElementKind: String, CaseIterable {
  case text, image, list, section, hStack, vStack, grid, spacer, divider, control, textField
  case toggle, stepper, picker, view, condition

  /// The keys that an element of this kind has beside its kind.
  var keys: [ElementKey] {
    switch self {
    case .text: [.text, .state, .prefix, .font, .color, .secondary]
    case .image: [.symbol, .label, .shape, .color]
    case .list: [.style, .elements]
    case .section: [.header, .footer, .elements]
    case .hStack, .vStack, .grid: [.elements]
    case .spacer, .divider: []
    case .control: [.transition, .style, .elements]
    case .textField: [.placeholder, .label, .state]
    case .toggle: [.label, .state]
    case .stepper: [.minimum, .maximum, .label, .state]
    case .picker: [.options, .label, .state]
    case .view: [.name, .elements]
    case .condition: [.condition, .elements]
    }
  }
}

extension GraphReader {
  /// The elements of a screen or of another element.
  mutating func elements() -> [Element] {
    list { $0.element() }
  }

  private mutating func element() -> Element? {
    _ = json.peek()
    let place = json.offset
    var fields = ElementFields()
    let keys = object(ElementKey.self, requiring: [.kind]) { reader, key in
      reader.read(key, into: &fields)
    }
    guard let keys, let kind = fields.kind else { return nil }
    let allowed = kind.keys
    for key in keys where key != .kind && !allowed.contains(key) {
      json.report(
        "unknown-key",
        "\(subject) has the key '\(key.rawValue)', which '\(kind.rawValue)' has no use for",
        at: place)
    }
    return element(kind, fields, at: place)
  }

  private mutating func read(_ key: ElementKey, into fields: inout ElementFields) {
    switch key {
    case .kind: fields.kind = choice(ElementKind.self, "kind of element")
    case .transition: fields.transition = controlNumber()
    case .state: fields.state = stateName()
    case .font: fields.font = choice(TextStyle.Font.self, "font")
    case .color: fields.color = choice(Accent.self, "colour")
    case .shape: fields.shape = choice(ImageContent.Shape.self, "shape")
    case .secondary: fields.isSecondary = json.flag() ?? false
    case .minimum: fields.minimum = json.number(in: Int.min...Int.max)
    case .maximum: fields.maximum = json.number(in: Int.min...Int.max)
    case .options: fields.options = list { $0.json.text() }
    case .elements: fields.elements = elements()
    case .style:
      _ = json.peek()
      let place = json.offset
      fields.style = json.text().map { ($0, place) }
    default: readText(key, into: &fields)
    }
  }

  private mutating func readText(_ key: ElementKey, into fields: inout ElementFields) {
    let text = json.text(mayBeNull: key == .symbol || key == .header || key == .footer)
    switch key {
    case .text: fields.text = text
    case .prefix: fields.prefix = text
    case .symbol: fields.symbol = text
    case .label: fields.label = text
    case .header: fields.header = text
    case .footer: fields.footer = text
    case .name: fields.name = text
    case .condition: fields.condition = text
    case .placeholder: fields.placeholder = text
    default: break
    }
  }
}

extension GraphReader {
  private mutating func element(
    _ kind: ElementKind, _ fields: ElementFields, at place: Int
  ) -> Element? {
    switch kind {
    case .text: return text(fields, at: place)
    case .image:
      let shape = fields.shape ?? (fields.symbol == nil ? .thumbnail : .symbol)
      return .image(
        ImageContent(
          symbol: fields.symbol, label: fields.label ?? "", shape: shape, color: fields.color))
    case .list:
      return .list(
        fields.elements, style(ListStyle.self, "style of a list", fields) ?? .insetGrouped)
    case .section:
      return .section(header: fields.header, footer: fields.footer, fields.elements)
    case .hStack: return .row(fields.elements)
    case .vStack: return .column(fields.elements)
    case .grid: return .grid(fields.elements)
    case .spacer: return .spacer
    case .divider: return .divider
    case .control:
      guard let transition = need(fields.transition, ElementKey.transition, at: place) else {
        return nil
      }
      let style = style(ControlStyle.self, "style of a control", fields) ?? .plain
      return .control(transition, style, label: fields.elements)
    case .textField: return input(.textField(placeholder: fields.placeholder ?? ""), fields)
    case .toggle: return input(.toggle, fields)
    case .picker: return input(.picker(fields.options), fields)
    case .stepper: return stepper(fields, at: place)
    case .view:
      return need(fields.name, ElementKey.name, at: place).map {
        .child(name: $0, BarClaim(), fields.elements)
      }
    case .condition:
      return need(fields.condition, ElementKey.condition, at: place).map {
        .conditional(Condition($0), fields.elements)
      }
    }
  }

  private mutating func text(_ fields: ElementFields, at place: Int) -> Element? {
    let style = TextStyle(
      font: fields.font ?? .body, color: fields.color, isSecondary: fields.isSecondary)
    if let state = fields.state, fields.text == nil {
      return .text(.state(StateID(rawValue: state), prefix: fields.prefix ?? ""), style)
    }
    return need(fields.text, ElementKey.text, at: place).map { .text(.literal($0), style) }
  }

  private func input(_ kind: InputKind, _ fields: ElementFields) -> Element {
    .input(kind, label: fields.label ?? "", fields.state.map(StateID.init))
  }

  private mutating func stepper(_ fields: ElementFields, at place: Int) -> Element? {
    guard let minimum = need(fields.minimum, ElementKey.minimum, at: place),
      let maximum = need(fields.maximum, ElementKey.maximum, at: place)
    else { return nil }
    guard minimum <= maximum else {
      json.report(
        "unknown-value", "\(subject) has a minimum of \(minimum) above its maximum of \(maximum)",
        at: place)
      return nil
    }
    return input(.stepper(minimum...maximum), fields)
  }

  private mutating func style<Style: RawRepresentable & CaseIterable>(
    _: Style.Type, _ noun: String, _ fields: ElementFields
  ) -> Style? where Style.RawValue == String {
    guard let style = fields.style else { return nil }
    json.path.append(.key("style"))
    defer { json.path.removeLast() }
    return value(Style.self, noun, named: style.name, at: style.offset)
  }
}
