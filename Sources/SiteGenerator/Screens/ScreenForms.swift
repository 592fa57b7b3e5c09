import RouteGraph

/// The forms that one screen has under different conditions.
enum ScreenForms {
  /// The most forms that a page switches between; what stands under further conditions is drawn in
  /// each of them.
  static let limit = 4

  /// The first conditions on a screen in reading order; more than one makes several forms. O(elements).
  static func conditions(in elements: [Element]) -> [Condition] {
    guard elements.contains(where: \.isOrHoldsConditional) else { return [] }
    var found: [Condition] = []
    func look(at element: Element) {
      guard found.count < limit else { return }
      if case .conditional(let condition, _) = element, !found.contains(condition) {
        found.append(condition)
      }
      element.children.forEach(look)
    }
    elements.forEach(look)
    return found
  }

  /// Whether elements with a condition stand among others, at any depth.
  static func holds(_ elements: [Element], _ condition: Condition) -> Bool {
    elements.contains { element in
      if case .conditional(condition, _) = element { return true }
      return holds(element.children, condition)
    }
  }

  /// Whether a screen's ground is the grey of grouped lists.
  static func isGrouped(_ elements: [Element]) -> Bool {
    elements.contains { element in
      switch element {
      case .list(_, let style): style == .insetGrouped
      case .conditional(_, let inner), .child(_, _, let inner), .column(let inner):
        isGrouped(inner)
      default: false
      }
    }
  }
}

extension Element {
  /// Whether the element is drawn under a condition, or one in it is.
  fileprivate var isOrHoldsConditional: Bool {
    switch self {
    case .conditional: true
    case .text, .image, .spacer, .divider, .input: false
    case .list(let inner, _), .section(_, _, let inner), .row(let inner), .column(let inner),
      .grid(let inner), .control(_, _, let inner), .child(_, _, let inner):
      inner.contains(where: \.isOrHoldsConditional)
    }
  }
}
