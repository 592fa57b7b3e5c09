extension ElementTree {
  /// The elements directly inside this one.
  public var children: [ElementTree] {
    switch self {
    case .list(let elements, _), .section(_, _, let elements), .row(let elements),
      .column(let elements), .grid(let elements), .control(_, _, let elements),
      .child(_, _, let elements), .conditional(_, let elements):
      elements
    case .text, .image, .spacer, .divider, .input: []
    }
  }

  /// The same element around other children, or nil for a control, which needs another control.
  ///
  /// - Parameter child: Makes one child, told the condition that it stands under if this element
  ///   is one; nil leaves the child out.
  func rebuilt<Other>(
    _ child: (ElementTree, Condition?) throws -> ElementTree<Other>?
  ) rethrows -> ElementTree<Other>? {
    func all(
      _ elements: [ElementTree], under condition: Condition? = nil
    ) throws -> [ElementTree<Other>] {
      var rebuilt: [ElementTree<Other>] = []
      rebuilt.reserveCapacity(elements.count)
      for element in elements {
        if let element = try child(element, condition) { rebuilt.append(element) }
      }
      return rebuilt
    }
    switch self {
    case .text(let content, let style): return .text(content, style)
    case .image(let image): return .image(image)
    case .list(let elements, let style): return .list(try all(elements), style)
    case .section(let header, let footer, let elements):
      return .section(header: header, footer: footer, try all(elements))
    case .row(let elements): return .row(try all(elements))
    case .column(let elements): return .column(try all(elements))
    case .grid(let elements): return .grid(try all(elements))
    case .spacer: return .spacer
    case .divider: return .divider
    case .control: return nil
    case .input(let kind, let label, let state): return .input(kind, label: label, state)
    case .child(let name, let claim, let elements):
      return .child(name: name, claim, try all(elements))
    case .conditional(let condition, let elements):
      return .conditional(condition, try all(elements, under: condition))
    }
  }

  /// The element's text in reading order, as a control's label is read.
  public var plainText: String {
    switch self {
    case .text(.literal(let text), _): text
    case .text(.state(_, let prefix), _): prefix
    case .input(_, let label, _): label
    default: Self.joined(children) { $0.plainText }
    }
  }

  /// What a control is called that has the elements for its label: their texts, or else what their
  /// pictures show, as assistive technology reads a button that is only a symbol.
  static func controlLabel(_ elements: [ElementTree]) -> String {
    let text = joined(elements) { $0.plainText }
    return text.isEmpty ? joined(elements) { $0.pictureText } : text
  }

  private var pictureText: String {
    if case .image(let image) = self { return image.label }
    return Self.joined(children) { $0.pictureText }
  }

  private static func joined(
    _ elements: [ElementTree], _ text: (ElementTree) -> String
  ) -> String {
    // Most labels are one text.
    if elements.count == 1 { return text(elements[0]) }
    return elements.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
