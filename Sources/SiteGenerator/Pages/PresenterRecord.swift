import Mustache
import RouteGraph

/// The screen under a presented one.
struct PresenterRecord: TemplateRecord {
  let styleWord: String
  let title: String
  let href: String

  /// What presents a screen; nil where it stands in the app's own container.
  init?(of state: ScreenState, frame: PageFrame) {
    let flow = state.flow
    guard let style = state.presentationStyle, let presenter = state.presenter else { return nil }
    styleWord = frame.words.name(of: style)
    title = flow.title(of: presenter)
    href = frame.links.href(to: presenter, of: flow)
  }

  static let fields: [TemplateField<PresenterRecord>] = [
    .text("styleWord", \.styleWord),
    .text("title", \.title),
    .text("href", \.href),
  ]
}
