/// Puts everything that a page template includes into one program, and finds where each name's
/// value will be.
///
/// With shapes it is strict: whatever could only go wrong while a page is rendered is found here.
/// Without them it follows the specification: what is unknown is nothing.
struct TemplateLinker {
  /// How deep sections, blocks and inclusions may lie in each other over all templates.
  static let deepestNesting = 128
  /// How many sections, blocks and inclusions a page template may have over all templates, and how
  /// many bytes of text.
  static let mostParts = 10_000
  static let mostText = 16 << 20

  private let templates: ParsedTemplates
  private let page: Int
  private var names: TemplateNames
  private var builder = TemplateProgramBuilder()
  private var partCount = 0
  /// Whether a bound was reached, which is reported once.
  private var isStopped = false
  /// The templates whose faults were reported.
  private var faulty: Set<Int> = []
  /// The problems so far, in the order in which the page would come to them.
  private(set) var errors: [TemplateError] = []
  /// Whether everything could be put in.
  var isComplete: Bool { errors.isEmpty }

  /// Links a page template whose context has a shape, or, without one, any context.
  init(_ templates: ParsedTemplates, page: Int, shape: TemplateShape?) {
    self.templates = templates
    self.page = page
    names = TemplateNames(root: shape)
  }

  /// The program of the page template.
  mutating func link() -> TemplateProgram {
    link(TemplateScope(page: page))
  }

  /// The program of everything in a scope. O(bytes and tags of all that is put in).
  mutating func link(_ scope: TemplateScope) -> TemplateProgram {
    expandTemplate(in: scope)
    if builder.isFull, !isStopped {
      report(.tooLarge(templates[page].source.name), at: 0, in: scope)
    }
    return builder.program(names: names.found, of: templates)
  }

  /// Puts in the whole template of a scope.
  private mutating func expandTemplate(in scope: TemplateScope) {
    let template = templates[scope.template]
    if template.faults.isEmpty {
      expand(template.nodes, in: scope)
    } else if faulty.insert(scope.template).inserted {
      for fault in template.faults { report(fault.problem, at: fault.offset, in: scope) }
    }
  }

  private mutating func expand(_ nodes: [TemplateNode], in scope: TemplateScope) {
    let bytes = templates[scope.template].source.bytes
    for node in nodes {
      switch node {
      case .text(let piece):
        builder.append(piece, of: bytes, margin: scope.margin)
      case .variable(let name, let isRaw):
        let path = resolve(in: scope) { names throws(TemplateFault) in
          try names.variable(name, isRaw: isRaw)
        }
        if let path { builder.append(isRaw ? .writeRaw : .write, path) }
      case .section(let name, let isInverted, let content):
        guard let inner = deeper(scope, at: name.offset) else { continue }
        expandSection(name, isInverted: isInverted, content, in: inner)
      case .inclusion(let inclusion):
        guard let inner = deeper(scope, at: inclusion.offset) else { continue }
        expand(inclusion, in: inner)
      case .block(let block):
        guard let inner = deeper(scope, at: block.offset) else { continue }
        expand(block, in: inner)
      }
    }
  }

  private mutating func expandSection(
    _ name: TemplateName, isInverted: Bool, _ content: [TemplateNode], in scope: TemplateScope
  ) {
    let section = resolve(in: scope) { names throws(TemplateFault) in try names.section(name) }
    guard let section else { return }
    let isEntered = !isInverted && (section.shape.isScope || !names.isStrict)
    let start = builder.open(isEntered ? .enter : .ask, section.path)
    if !isInverted { names.enter(section) }
    expand(content, in: scope)
    if !isInverted { names.leave() }
    builder.close(start, isInverted: isInverted)
  }

  private mutating func expand(_ inclusion: TemplateInclusion, in scope: TemplateScope) {
    guard let place = templates.place(of: inclusion.name) else {
      if names.isStrict {
        let problem = TemplateProblem.unknownTemplate(
          inclusion.name, candidates: templates.names)
        report(problem, at: inclusion.offset, in: scope)
      }
      return
    }
    if names.isStrict { checkBlocks(of: inclusion, at: place, in: scope) }
    let inner = scope.including(inclusion, at: place)
    if scope.entered.contains(place) {
      if names.isStrict {
        report(.includesItself(inclusion.name), at: inclusion.offset, in: scope)
      } else {
        builder.append(
          TemplateRecursion(
            template: place, margin: inner.margin, overrides: inner.overrides))
      }
    } else {
      expandTemplate(in: inner)
    }
  }

  private mutating func expand(_ block: TemplateBlock, in scope: TemplateScope) {
    guard let override = scope.overrides[block.name] else {
      if let leading = block.leading {
        builder.append(
          leading, of: templates[scope.template].source.bytes, margin: scope.margin)
      }
      return expand(block.content, in: scope)
    }
    let inner = scope.replacing(block, with: override)
    if block.siteIndentation == nil {
      builder.continuesLine = override.block.opensLine
    } else if !override.block.opensLine, !override.block.content.isEmpty {
      builder.startLine(inner.margin)
    }
    expand(override.block.content, in: inner)
    builder.continuesLine = false
  }
}

// MARK: - Problems

extension TemplateLinker {
  /// The scope one level further in, nil where that is too deep or the page has grown too large.
  private mutating func deeper(_ scope: TemplateScope, at offset: Int) -> TemplateScope? {
    partCount += 1
    var problem: TemplateProblem?
    if partCount > Self.mostParts || builder.textCount > Self.mostText {
      problem = .tooLarge(templates[page].source.name)
    } else if scope.depth >= Self.deepestNesting {
      problem = .nestedTooDeeply(limit: Self.deepestNesting)
    }
    if let problem {
      if !isStopped { report(problem, at: offset, in: scope) }
      isStopped = true
      return nil
    }
    var inner = scope
    inner.depth += 1
    return inner
  }

  private mutating func checkBlocks(
    of inclusion: TemplateInclusion, at place: Int, in scope: TemplateScope
  ) {
    guard !inclusion.blocks.isEmpty, templates[place].faults.isEmpty else { return }
    let known = templates.blockNames(of: place)
    for block in inclusion.blocks where !known.contains(block.name) {
      let problem = TemplateProblem.unknownBlock(
        block.name, parent: inclusion.name, candidates: known.sorted())
      report(problem, at: block.offset, in: scope)
    }
  }

  /// What a name stands for, nil with a report where that is a problem.
  private mutating func resolve<Meaning>(
    in scope: TemplateScope, _ lookUp: (inout TemplateNames) throws(TemplateFault) -> Meaning
  ) -> Meaning? {
    do {
      return try lookUp(&names)
    } catch {
      report(error.problem, at: error.offset, in: scope)
      return nil
    }
  }

  private mutating func report(
    _ problem: TemplateProblem, at offset: Int, in scope: TemplateScope
  ) {
    errors.append(
      TemplateError(
        problem, at: templates[scope.template].source.location(of: offset),
        inclusions: scope.trail.map { templates[$0.template].source.location(of: $0.offset) },
        page: templates[page].source.name))
  }
}
