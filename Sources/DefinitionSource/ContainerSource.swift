import RouteGraph

/// Containers as the definition writes them.
struct ContainerSource {
  let vocabulary: Vocabulary
  let routes: RouteTypes

  func write(_ container: Container, into out: inout SourceText) {
    switch container {
    case .screen(let id):
      if let route = routes.reference(to: id) { out.line(route) }
    case .stack(let root):
      out.block(vocabulary("NavigationStack")) { write(root, into: &$0) }
    case .tabs(let tabs):
      out.block(vocabulary("TabView")) { out in
        for tab in tabs { write(tab, into: &out) }
      }
    case .split(let columns): write(columns, into: &out)
    }
  }

  private func write(_ tab: Container.Tab, into out: inout SourceText) {
    var parts = [SwiftName.literal(tab.title)]
    if let icon = tab.icon { parts.append("icon: \(SwiftName.literal(icon))") }
    if Slug(tab.title).text != tab.id.rawValue {
      parts.append("id: \(SwiftName.literal(tab.id.rawValue))")
    }
    out.block("\(vocabulary("Tab"))(\(parts.joined(separator: ", ")))") {
      write(tab.content, into: &$0)
    }
  }

  /// Two or three columns; one alone is what it holds.
  private func write(_ columns: [Container.Column], into out: inout SourceText) {
    guard columns.count > 1 else {
      if let only = columns.first { write(only.content, into: &out) }
      return
    }
    let shown = columns.count > 3 ? Array(columns[0..<2] + columns.suffix(1)) : columns
    let names = shown.count == 2 ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
    for (index, column) in shown.enumerated() {
      let head =
        index == 0 ? vocabulary("NavigationSplitView") : "\(names[index]):"
      let isLast = index == shown.count - 1
      if index == 0 {
        out.line(head + " {")
      } else {
        out.line("} \(head) {")
      }
      out.indented { write(column.content, into: &$0) }
      if isLast { out.line("}") }
    }
  }
}
