import RouteGraph

/// The screen of one destination as the definition writes it.
struct ScreenSource {
  let vocabulary: Vocabulary
  let actions: ActionSource

  /// - Parameters:
  ///   - destination: The destination.
  ///   - transitions: What its controls do, in order.
  ///   - out: The source so far.
  func write(
    _ destination: Destination, _ transitions: [Transition], into out: inout SourceText
  ) {
    var elements = ElementSource(
      vocabulary: vocabulary, actions: actions, transitions: transitions)
    var leading = SourceText()
    elements.write(destination.bar.leading, into: &leading)
    var trailing = SourceText()
    elements.write(destination.bar.trailing, into: &trailing)
    var content = SourceText()
    elements.write(destination.elements, into: &content)
    elements.writeRest(into: &content)

    let head = head(of: destination)
    if content.lines.isEmpty {
      out.line(head)
    } else {
      out.block(head.hasSuffix("()") ? String(head.dropLast(2)) : head) { $0.append(content) }
    }
    for modifier in modifiers(of: destination) { out.line(modifier) }
    for (name, items) in [("toolbarLeading", leading), ("toolbarTrailing", trailing)]
    where !items.lines.isEmpty {
      out.block(".\(name)") { $0.append(items) }
    }
  }

  private func head(of destination: Destination) -> String {
    var parts: [String] = []
    if destination.title != destination.caseName {
      parts.append(SwiftName.literal(destination.title))
    }
    if let subtitle = destination.subtitle {
      parts.append("subtitle: \(SwiftName.literal(subtitle))")
    }
    // With 'return' each screen is checked by itself; without, the compiler solves all at once.
    return "return \(vocabulary("Screen"))(\(parts.joined(separator: ", ")))"
  }

  private func modifiers(of destination: Destination) -> [String] {
    var modifiers: [String] = []
    if destination.bar.isBackButtonHidden { modifiers.append(".navigationBarBackButtonHidden()") }
    if destination.bar.isHidden { modifiers.append(".navigationBarHidden()") }
    if destination.bar.isTabBarHidden { modifiers.append(".tabBarHidden()") }
    if destination.bar.hasLargeTitle { modifiers.append(".largeTitle()") }
    if let link = destination.deepLink { modifiers.append(".deepLink(\(SwiftName.literal(link)))") }
    if let condition = destination.condition {
      modifiers.append(".condition(\(SwiftName.literal(condition.text)))")
    }
    return modifiers
  }
}
