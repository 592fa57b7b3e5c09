import Bytes
import RouteGraph

/// Draws the tab bar under a screen.
struct TabBarWriter {
  let drawing: ScreenDrawing

  func write(into out: inout ByteBuffer) {
    let state = drawing.state
    guard let tabs = state.flow.tabs, !state.content.bar.isTabBarHidden,
      !isCovered || !drawing.isPicture
    else { return }
    out.append(
      state.flow.graph.bar.hasOwnTabBar
        ? "<div class=\"ui-tabs ui-tabs--custom\"" : "<div class=\"ui-tabs\"")
    if !drawing.isPicture {
      out.append(" role=\"group\" aria-label=\"")
      out.append(escaping: drawing.words("Tab bar", "탭 막대"))
      out.append("\"")
    }
    out.append(isCovered ? " hidden>\n" : ">\n")
    for tab in tabs { write(tab, into: &out) }
    out.append("</div>\n")
  }

  /// Whether the bar is covered by a push or a layer. It is written all the same, hidden, since the
  /// same screen may be met on a back stack that doesn't cover it.
  private var isCovered: Bool {
    drawing.state.presentationStyle != nil || drawing.state.standing.machine.coversTabBar
  }

  private func write(_ tab: Container.Tab, into out: inout ByteBuffer) {
    let isSelected = drawing.state.standing.machine.selectedTabs.first == tab.id
    let action = Action.selectTab(tab.id, stack: [])
    ControlWriter(drawing: drawing, classes: "ui-tab").write(
      action, drawing.state.outcome(of: action), into: &out,
      attributes: { if isSelected { $0.append(" aria-current=\"true\"") } }
    ) { out in
      drawing.icons.write(tab.icon ?? "circle", into: &out)
      out.append("<span>")
      out.append(escaping: tab.title)
      out.append("</span>")
    }
    out.append("\n")
  }
}
