import Bytes
import Notes
import RouteGraph

/// A site of a few pages, enough for notes to link to.
struct SmallSite: LinkResolver {
  func resolve(_ link: NoteLink) -> LinkResolution {
    switch link.target {
    case .route(let route):
      guard ["home", "champion", "buySkin"].contains(route.caseName) else {
        return .broken(
          LinkFault("unknown-route", "No route '\(route.caseName)'", fix: "did you mean 'home'?"))
      }
      let parts = [route.flow, route.type, route.caseName, route.values]
      return .href(parts.compactMap { $0 }.joined(separator: "/") + ".html")
    case .note(let path):
      if path.contains("deleted") {
        return .broken(LinkFault("unknown-note", "No note '\(path)'"))
      }
      return .href("../" + path.dropLast(3).replacing(" ", with: "%20") + ".html")
    case .asset(let path): return .href("../assets/" + path)
    }
  }
}

/// A text as a note in `Content/shop/home.md`, and what the front door makes of it.
struct NoteFixture {
  let note: Note
  let html: String
  let rendered: RenderedNote
  /// Everything reported, in order, as the command line prints it.
  let problems: [String]

  init(_ text: String, options: MarkdownOptions = MarkdownOptions()) {
    self.init(bytes: Array(text.utf8), options: options)
  }

  init(bytes: [UInt8], options: MarkdownOptions = MarkdownOptions()) {
    let parsed = Note.parse(NoteSource(file: "Content/shop/home.md", bytes: bytes))
    var buffer = ByteBuffer()
    note = parsed.note
    rendered = MarkdownRenderer(options: options)
      .render(parsed.note, links: SmallSite(), into: &buffer)
    html = buffer.text
    problems = (parsed.problems + rendered.problems).map(\.description)
  }
}
