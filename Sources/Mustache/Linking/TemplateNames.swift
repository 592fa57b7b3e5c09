/// Finds what a name in a tag stands for, from the contexts around the tag.
struct TemplateNames {
  /// The shapes of the contexts, the page's own first; empty where nothing is known about them.
  private var shapes: [TemplateShape]
  /// The parts of dotted names that were found, as places in a record's fields.
  private(set) var fields: [Int] = []
  /// The parts of names that are looked up when they are rendered.
  private(set) var words: [String] = []
  /// Whether names are checked.
  let isStrict: Bool

  init(root: TemplateShape?) {
    shapes = root.map { [$0] } ?? []
    isStrict = root != nil
  }

  /// Enters the context of a section.
  mutating func enter(_ shape: TemplateShape) {
    shapes.append(shape)
  }

  /// Leaves the context that was entered last.
  mutating func leave() {
    shapes.removeLast()
  }

  /// The way to a value that a tag writes.
  mutating func variable(
    _ name: TemplateName, isRaw: Bool
  ) throws(TemplateFault) -> TemplatePath {
    guard let found = try find(name) else { return byName(name) }
    switch (found.shape.present, isRaw) {
    case (.text, false), (.number, _), (.markup, true):
      return found.path
    case (.text, true):
      throw TemplateFault(.unescapedText(name.text), at: name.offset)
    case (.markup, false):
      throw TemplateFault(.escapedMarkup(name.text), at: name.offset)
    case (let shape, _):
      throw TemplateFault(.notWritable(name.text, kind: shape.kind), at: name.offset)
    }
  }

  /// The way to a value that a section asks, and what the section does; nothing is known about the
  /// shape of a value whose context isn't checked.
  mutating func section(
    _ name: TemplateName
  ) throws(TemplateFault) -> (path: TemplatePath, shape: TemplateSectionShape) {
    guard let found = try find(name) else {
      return (byName(name), .condition)
    }
    guard let shape = found.shape.section else {
      throw TemplateFault(.notASection(name.text, kind: found.shape.kind), at: name.offset)
    }
    return (found.path, shape)
  }
}

extension TemplateNames {
  /// The path of a name that is looked up when it is rendered.
  private mutating func byName(_ name: TemplateName) -> TemplatePath {
    guard !name.parts.isEmpty else { return .current }
    words += name.parts
    return .names(words.count - name.parts.count..<words.count)
  }

  /// The place and shape of a name, nil where names aren't checked.
  private mutating func find(
    _ name: TemplateName
  ) throws(TemplateFault) -> (path: TemplatePath, shape: TemplateShape)? {
    guard let current = shapes.last else { return nil }
    guard let first = name.parts.first else {
      return (current.outline == nil ? .current : .context, current)
    }
    guard var found = innermost(first) else {
      throw TemplateFault(.unknownName(first, candidates: allNames), at: name.offset)
    }
    guard name.parts.count > 1 else {
      return (.field(depth: found.depth, index: found.index), found.shape)
    }
    var places = [found.index]
    for (count, part) in name.parts.enumerated().dropFirst() {
      let before = name.parts[..<count].joined(separator: ".")
      guard let outline = found.shape.outline else {
        let problem = TemplateProblem.hasNoNames(before, kind: found.shape.kind, part: part)
        throw TemplateFault(problem, at: name.offset)
      }
      guard let index = outline.firstIndex(where: { $0.name == part }) else {
        let candidates = outline.map { "\(before).\($0.name)" }
        let problem = TemplateProblem.unknownName("\(before).\(part)", candidates: candidates)
        throw TemplateFault(problem, at: name.offset)
      }
      places.append(index)
      found.shape = outline[index].shape
    }
    fields += places
    let range = fields.count - places.count..<fields.count
    return (.fields(depth: found.depth, range), found.shape)
  }

  /// The innermost context that has a name.
  private func innermost(_ name: String) -> (depth: Int, index: Int, shape: TemplateShape)? {
    for (depth, shape) in shapes.enumerated().reversed() {
      guard let outline = shape.outline,
        let index = outline.firstIndex(where: { $0.name == name })
      else { continue }
      return (depth, index, outline[index].shape)
    }
    return nil
  }

  /// Every name that is known here, the innermost context's first.
  private var allNames: [String] {
    var seen: Set<String> = []
    return shapes.reversed().flatMap { $0.outline ?? [] }.map(\.name)
      .filter { seen.insert($0).inserted }
  }
}
