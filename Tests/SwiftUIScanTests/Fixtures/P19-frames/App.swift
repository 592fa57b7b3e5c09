import SwiftUI

enum Page: Hashable { case list, item(Int), help }
/// Holds a page and may be given another one.
@Observable final class PageFrame: Hashable {
  private(set) var page: Page
  init(page: Page) { self.page = page }
  func replace(with page: Page) { self.page = page }
  static func == (left: PageFrame, right: PageFrame) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// A way to show something, no page.
enum Style { case plain, wide, tall, round, flat }
struct Card: Hashable { let style: Style; let id: Int }
@Observable final class Pages {
  var path = NavigationPath()
  func push(_ page: Page) { path.append(PageFrame(page: page)) }
}
@main struct FramesApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @State private var pages = Pages()
  var body: some View {
    NavigationStack(path: $pages.path) {
      Start()
        .navigationDestination(for: PageFrame.self) { FrameView(frame: $0) }
        .navigationDestination(for: Card.self) { CardFrame(card: $0) }
    }
    .environment(pages)
  }
}
struct FrameView: View { let frame: PageFrame; var body: some View { frame.page.view } }
extension Page {
  @ViewBuilder var view: some View {
    switch self {
    case .list: Items()
    case .item(let id): Item(id: id)
    case .help: Help()
    }
  }
}
struct CardFrame: View {
  let card: Card
  var body: some View { if card.style == .wide { WideCard() } else { PlainCard() } }
}
struct Start: View {
  @Environment(Pages.self) private var pages
  var body: some View {
    Button("List") { pages.push(.list) }
    NavigationLink("Card", value: Card(style: .tall, id: 1))
  }
}
struct Items: View {
  @Environment(Pages.self) private var pages
  var body: some View { Button("First") { pages.push(.item(1)) } }
}
struct Item: View {
  let id: Int; var body: some View { NavigationLink("Help", value: PageFrame(page: .help)) }
}
struct Help: View { var body: some View { Text("h") } }
struct WideCard: View { var body: some View { Text("w") } }
struct PlainCard: View { var body: some View { Text("p") } }
