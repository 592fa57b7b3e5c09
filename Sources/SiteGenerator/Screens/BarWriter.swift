import Bytes
import RouteGraph

/// Draws the navigation bar over a screen.
struct BarWriter {
  /// Titles up to this many letters stand in a back button, longer ones give way to "Back".
  private static let longestBackTitle = 16

  let drawing: ScreenDrawing
  /// Whether there is a bar: the screen doesn't hide it, and a stack is around it to draw it.
  let isShown: Bool
  /// Where the back button leads, in the top layer's stack.
  private let previous: Int?

  /// What draws the bar of a screen.
  ///
  /// - Parameters:
  ///   - drawing: The screen.
  ///   - isColumn: Whether the screen is a column beside the page's own.
  init(drawing: ScreenDrawing, isColumn: Bool) {
    self.drawing = drawing
    isShown = !drawing.state.content.bar.isHidden && drawing.state.hasStack
    previous = isColumn ? nil : drawing.state.previous
  }

  private var state: ScreenState { drawing.state }
  private var bar: BarOptions { state.content.bar }
  private var containerBar: ContainerBar { state.flow.graph.bar }

  /// Whether the bar is written but hidden: another back stack may put a stack around the screen.
  private var isWaiting: Bool { !bar.isHidden && !isShown && !drawing.isPicture }

  func write(into out: inout ByteBuffer) {
    guard isShown || isWaiting else { return }
    let isLarge = (previous == nil || bar.hasLargeTitle) && containerBar.background == nil
    out.append("<div class=\"ui-bar")
    if isLarge { out.append(" ui-bar--large") }
    if let background = containerBar.background {
      out.append(" ui-bar--filled tint-")
      out.append(background.rawValue)
    }
    out.append("\"")
    if bar.hasLargeTitle { out.append(" data-large-title") }
    if bar.isBackButtonHidden { out.append(" data-back-hidden") }
    out.append(isShown ? ">" : " hidden>")
    writeItems(into: &out)
    out.append("</div>\n")
  }

  /// Writes why bar items are dead, which stands first in the content.
  func writeReasons(into out: inout ByteBuffer) {
    guard isShown else { return }
    writeReasons(of: bar.leading, into: &out)
    writeReasons(of: bar.trailing, into: &out)
  }

  private func writeReasons(of items: [Element], into out: inout ByteBuffer) {
    for case .control(let number, _, _) in items {
      guard let control = state.control(number) else { continue }
      RemarkWriter(drawing: drawing).write(of: control, into: &out)
    }
  }

  /// Writes what stands on the left, the title and what stands on the right. All three are always
  /// there: whether the title is large is the stylesheet's affair, and the script's.
  private func writeItems(into out: inout ByteBuffer) {
    out.append("<div class=\"ui-bar-leading\">")
    if !bar.isBackButtonHidden, let previous { writeBack(to: previous, into: &out) }
    for item in bar.leading { write(item, into: &out) }
    out.append("</div><div class=\"ui-bar-title\"><span>")
    out.append(escaping: state.content.title)
    out.append("</span>")
    if let subtitle = state.content.subtitle {
      out.append("<span class=\"ui-bar-subtitle\">")
      out.append(escaping: subtitle)
      out.append("</span>")
    }
    out.append("</div><div class=\"ui-bar-trailing\">")
    for item in bar.trailing { write(item, into: &out) }
    out.append("</div>")
  }

  private func writeBack(to previous: Int, into out: inout ByteBuffer) {
    let title = state.flow.graph.destinations[previous].title
    let isShort = Self.fitsBackButton(title)
    ControlWriter(
      drawing: drawing,
      classes: state.isSelected ? "ui-back ui-compact-only" : "ui-back"
    ).write(
      .back, .shows(previous, []), into: &out,
      attributes: { out in
        out.append(" data-to=\"")
        state.flow.writeID(of: previous, into: &out)
        out.append("\" aria-label=\"")
        out.append(escaping: drawing.words("Back to ", "뒤로: "))
        out.append(escaping: title)
        out.append("\"")
      },
      content: { out in
        drawing.icons.back.write(into: &out)
        out.append("<span>")
        out.append(escaping: isShort ? title : drawing.words("Back", "뒤로"))
        out.append("</span>")
      })
  }

  /// Whether a title is short enough for a back button; counting bytes settles most.
  private static func fitsBackButton(_ title: String) -> Bool {
    !title.isEmpty
      && (title.utf8.count <= longestBackTitle || title.count <= longestBackTitle)
  }

  private func write(_ item: Element, into out: inout ByteBuffer) {
    guard case .control(let number, let style, let label) = item,
      let control = state.control(number)
    else {
      return ElementWriter(drawing: drawing, isInControl: true).write(item, into: &out)
    }
    let isStrong = style == .prominent
    ControlWriter(
      drawing: drawing, classes: isStrong ? "ui-bar-item ui-bar-item--strong" : "ui-bar-item"
    ).write(
      control, into: &out
    ) { out in
      for part in label {
        if case .image(let image) = part, let symbol = image.symbol {
          drawing.icons.write(symbol, into: &out)
          guard label.count == 1 else { continue }
          out.append("<span class=\"visually-hidden\">")
          out.append(escaping: image.label.isEmpty ? control.label : image.label)
          out.append("</span>")
        } else {
          out.append(escaping: part.plainText)
        }
      }
    }
  }
}
