public import Bytes

/// A page template, ready to be rendered from a record or, without checks, from data.
public struct Template<Root>: Sendable {
  private let program: TemplateProgram

  init(_ program: TemplateProgram) {
    self.program = program
  }

  /// Lets a renderer have the output for as long as it writes.
  @usableFromInline
  func render(into output: inout ByteBuffer, _ page: (inout TemplateRenderer) -> Void) {
    var renderer = TemplateRenderer(program)
    renderer.write(to: &output, page)
  }
}

extension Template where Root: TemplateRecord {
  /// Appends one page. O(tags rendered + bytes written), without a look-up by name.
  @inlinable
  public func render(_ root: Root, into output: inout ByteBuffer) {
    render(into: &output) { $0.render(root) }
  }

  /// The same template with all that is written which a record's shared fields say, for pages that
  /// differ in the others. O(tags + bytes of the template).
  ///
  /// - Parameter root: One of the pages.
  public func prefilled(from root: Root) -> Template {
    var prefiller = TemplatePrefiller(program, from: root)
    return Template(prefiller.prefilled())
  }
}

extension Template where Root == TemplateData {
  /// Appends one page. A template that includes itself is put in at most 64 levels deep and 1,000
  /// times.
  public func render(_ root: TemplateData, into output: inout ByteBuffer) {
    render(into: &output) { $0.render(root) }
  }
}
