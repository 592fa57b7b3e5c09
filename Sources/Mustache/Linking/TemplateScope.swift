/// Where the linker is: whose text it reads, on which way it came there, and what holds there.
struct TemplateScope {
  /// A tag on the way, as a byte of a template.
  struct Place {
    let template: Int
    let offset: Int
  }

  /// The template whose text is read.
  var template: Int
  /// The templates that are being put in, from the page's own to this one.
  var entered: [Int]
  /// The tags that led here.
  var trail: [Place] = []
  var margin = TemplateMargin.none
  /// The blocks that templates further out have filled in.
  var overrides: [String: TemplateOverride] = [:]
  /// How many sections, blocks and inclusions are around.
  var depth = 0

  init(page: Int) {
    template = page
    entered = [page]
  }

  init(_ recursion: TemplateRecursion) {
    self.init(page: recursion.template)
    margin = recursion.margin
    overrides = recursion.overrides
  }

  /// The scope of an included template.
  func including(_ inclusion: TemplateInclusion, at place: Int) -> TemplateScope {
    var inner = self
    inner.trail.append(Place(template: template, offset: inclusion.offset))
    inner.template = place
    inner.entered.append(place)
    inner.margin =
      inclusion.indentation.map { TemplateMargin(added: margin.moved($0)) } ?? .none
    for block in inclusion.blocks where inner.overrides[block.name] == nil {
      inner.overrides[block.name] = TemplateOverride(
        block: block, template: template, entered: entered)
    }
    return inner
  }

  /// The scope of content that replaces a block's default.
  ///
  /// The content is part of the template that it is written in, so what that one includes is what
  /// counts as including itself. A block of the same name within is a place of its own.
  func replacing(_ site: TemplateBlock, with override: TemplateOverride) -> TemplateScope {
    var inner = self
    inner.trail.append(Place(template: template, offset: site.offset))
    inner.template = override.template
    inner.entered = override.entered
    inner.overrides[site.name] = nil
    inner.margin = TemplateMargin(
      removed: override.block.ownIndentation,
      added: site.siteIndentation.map { margin.moved($0) } ?? margin.added)
    return inner
  }
}
