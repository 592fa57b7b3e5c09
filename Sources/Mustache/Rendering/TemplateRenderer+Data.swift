extension TemplateRenderer {
  /// Writes the page of data.
  mutating func render(_ root: TemplateData) {
    enter(root, allSteps)
  }

  /// Is shown data.
  mutating func show(_ data: TemplateData) {
    switch data {
    case .null: break
    case .flag(let flag): show(flag: flag)
    case .number, .text:
      if request == .enter { enter(data, present..<position) } else { show(text: data.text) }
    case .list(let elements):
      guard !elements.isEmpty, let inside = inside() else { return }
      for element in elements { enter(element, inside) }
    case .dictionary:
      if let inside = inside() { enter(data, inside) }
    }
  }

  /// Is shown the value of a dotted name: the first part from the innermost context that has it, the
  /// rest from there.
  mutating func show(named parts: ArraySlice<String>) {
    guard let first = parts.first else { return }
    for context in data.reversed() {
      guard let found = context.named(first) else { continue }
      return show(parts.dropFirst().reduce(found) { $0.named($1) ?? .null })
    }
  }

  /// Goes through steps with a value around them.
  private mutating func enter(_ value: TemplateData, _ steps: Range<Int>) {
    data.append(value)
    run(steps)
    data.removeLast()
  }
}
