/// Finds what a name in a tag stands for, from the contexts around the tag.
struct TemplateNames {
  /// What stands around the tag, the page's own context first; empty where nothing is known.
  private var surroundings: [Surrounding]
  /// The parts of names that paths count in.
  private(set) var found = TemplateProgram.Names()
  /// Whether names are checked.
  let isStrict: Bool

  init(root: TemplateShape?) {
    surroundings = root.map { [Surrounding(shape: $0, depth: 0, path: nil)] } ?? []
    isStrict = root != nil
  }

  /// Enters a section.
  mutating func enter(_ section: Section) {
    guard let outer = surroundings.last else { return }
    switch section.shape {
    case .condition: surroundings.append(outer)
    case .value(let shape):
      surroundings.append(Surrounding(shape: shape, depth: outer.depth, path: section.path))
    case .scope(let shape):
      surroundings.append(Surrounding(shape: shape, depth: outer.depth + 1, path: nil))
    }
  }

  /// Leaves the section that was entered last.
  mutating func leave() {
    if isStrict { surroundings.removeLast() }
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
  ) throws(TemplateFault) -> Section {
    guard let found = try find(name) else {
      return Section(path: byName(name), shape: .condition)
    }
    guard let shape = found.shape.section else {
      throw TemplateFault(.notASection(name.text, kind: found.shape.kind), at: name.offset)
    }
    return Section(path: found.path, shape: shape)
  }
}

extension TemplateNames {
  /// What a section is over.
  struct Section {
    /// The way to the value.
    let path: TemplatePath
    /// What the section does with it.
    let shape: TemplateSectionShape
  }

  /// The page's own context or a section around a tag.
  private struct Surrounding {
    /// What `{{.}}` stands for, and where names are looked up.
    let shape: TemplateShape
    /// How many contexts lie around the one that is innermost here.
    let depth: Int
    /// The way to a value that is no context of its own.
    let path: TemplatePath?
    /// The names that the value offers, made once for all tags that ask for one.
    let outline: [(name: String, shape: TemplateShape)]?

    init(shape: TemplateShape, depth: Int, path: TemplatePath?) {
      self.shape = shape
      self.depth = depth
      self.path = path
      outline = shape.outline
    }
  }

  /// The path of a name that is looked up when it is rendered.
  private mutating func byName(_ name: TemplateName) -> TemplatePath {
    guard !name.parts.isEmpty else { return .current }
    found.words += name.parts
    return .names(found.words.count - name.parts.count..<found.words.count)
  }

  /// The place and shape of a name, nil where names aren't checked.
  private mutating func find(
    _ name: TemplateName
  ) throws(TemplateFault) -> (path: TemplatePath, shape: TemplateShape)? {
    guard let current = surroundings.last else { return nil }
    guard let first = name.parts.first else {
      let path = current.path ?? (current.outline == nil ? .own(index: 0) : .context)
      return (path, current.shape)
    }
    guard var value = innermost(first) else {
      throw TemplateFault(.unknownName(first, candidates: allNames), at: name.offset)
    }
    guard name.parts.count > 1 else {
      let path: TemplatePath =
        value.depth == current.depth
        ? .own(index: value.index) : .field(depth: value.depth, index: value.index)
      return (path, value.shape)
    }
    var places = [value.index]
    for (count, part) in name.parts.enumerated().dropFirst() {
      let before = name.parts[..<count].joined(separator: ".")
      guard let outline = value.shape.outline else {
        let problem = TemplateProblem.hasNoNames(before, kind: value.shape.kind, part: part)
        throw TemplateFault(problem, at: name.offset)
      }
      guard let index = outline.firstIndex(where: { $0.name == part }) else {
        let candidates = outline.map { "\(before).\($0.name)" }
        let problem = TemplateProblem.unknownName("\(before).\(part)", candidates: candidates)
        throw TemplateFault(problem, at: name.offset)
      }
      places.append(index)
      value.shape = outline[index].shape
    }
    found.fields += places
    let range = found.fields.count - places.count..<found.fields.count
    return (
      value.depth == current.depth ? .ownFields(range) : .fields(depth: value.depth, range),
      value.shape
    )
  }

  /// The innermost context that has a name.
  private func innermost(_ name: String) -> (depth: Int, index: Int, shape: TemplateShape)? {
    for surrounding in surroundings.reversed() {
      guard let outline = surrounding.outline,
        let index = outline.firstIndex(where: { $0.name == name })
      else { continue }
      return (surrounding.depth, index, outline[index].shape)
    }
    return nil
  }

  /// Every name that is known here, the innermost context's first.
  private var allNames: [String] {
    var seen: Set<String> = []
    return surroundings.reversed().flatMap { $0.outline ?? [] }.map(\.name)
      .filter { seen.insert($0).inserted }
  }
}
