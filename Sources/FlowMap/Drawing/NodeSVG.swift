import Bytes

/// Writes nodes: little screens with their title.
struct NodeSVG {
  let words: MapWords
  let prefix: String

  private static let titleSize = 13.0
  private static let nameSize = 11.0
  private static let inset = 12.0

  /// Writes one node, as a link where it leads to a page.
  func write(
    _ node: MapNode, at index: Int, in box: MapRectangle, into buffer: inout ByteBuffer
  ) {
    buffer.append(node.href == nil ? "<g class=\"map-node" : "<a class=\"map-node")
    buffer.append(Self.modifier(of: node.role))
    if let href = node.href {
      buffer.append("\" href=\"")
      MapText.append(href, to: &buffer)
    }
    buffer.append("\" id=\"")
    buffer.append(escaping: prefix)
    buffer.append("-n")
    buffer.append(decimal: index)
    buffer.append("\"><title>")
    writeName(of: node, into: &buffer)
    buffer.append("</title>")
    writeScreen(node, in: box, into: &buffer)
    writeTexts(node, in: box, into: &buffer)
    buffer.append(node.href == nil ? "</g>\n" : "</a>\n")
  }

  private static func modifier(of role: MapNode.Role) -> StaticString {
    switch role {
    case .plain: ""
    case .root: " map-node--root"
    case .group: " map-node--group"
    case .focus: " map-node--focus"
    case .remainder: " map-node--remainder"
    }
  }

  private func writeName(of node: MapNode, into buffer: inout ByteBuffer) {
    MapText.append(node.title, to: &buffer)
    switch node.role {
    case .remainder: return
    case .group:
      buffer.append(", ")
      buffer.append(escaping: words.cases(node.count))
    case .plain, .root, .focus:
      buffer.append(" (")
      MapText.append(node.name, to: &buffer)
      buffer.append("), ")
      buffer.append(escaping: words.destinations(node.count))
    }
  }

  /// The screen's outline, its bar, and a second screen behind it where there are several.
  private func writeScreen(
    _ node: MapNode, in box: MapRectangle, into buffer: inout ByteBuffer
  ) {
    if node.count > 1, node.role != .remainder {
      let back = MapRectangle(x: box.x + 8, y: box.y - 4, width: box.width - 16, height: 16)
      Self.writeRectangle(back, radius: 8, class: "map-node__back", into: &buffer)
    }
    Self.writeRectangle(box, radius: 10, class: "map-node__screen", into: &buffer)
    guard node.role != .remainder else { return }
    buffer.append("<path class=\"map-node__bar\" fill=\"currentColor\" fill-opacity=\".08\" d=\"M")
    MapText.append(MapPoint(x: box.x, y: box.y + MapMetrics.barHeight), to: &buffer)
    buffer.append("v-6a10,10 0 0 1 10,-10h132a10,10 0 0 1 10,10v6z\"/>")
    guard node.role == .plain else { return }
    buffer.append(
      "<path class=\"map-node__back-mark\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M"
    )
    MapText.append(MapPoint(x: box.x + 14.5, y: box.y + 5), to: &buffer)
    buffer.append("l-3,3l3,3\"/>")
  }

  private static func writeRectangle(
    _ box: MapRectangle, radius: Int, class name: StaticString, into buffer: inout ByteBuffer
  ) {
    buffer.append("<rect class=\"")
    buffer.append(name)
    buffer.append("\" x=\"")
    MapText.append(box.x, to: &buffer)
    buffer.append("\" y=\"")
    MapText.append(box.y, to: &buffer)
    buffer.append("\" width=\"")
    MapText.append(box.width, to: &buffer)
    buffer.append("\" height=\"")
    MapText.append(box.height, to: &buffer)
    buffer.append("\" rx=\"")
    buffer.append(decimal: radius)
    buffer.append("\" fill=\"var(--map-surface, Canvas)\" stroke=\"currentColor\"/>")
  }

  /// The title in one or two lines, and under it the name in code and the count.
  private func writeTexts(_ node: MapNode, in box: MapRectangle, into buffer: inout ByteBuffer) {
    let room = box.width - 2 * Self.inset
    var lines = LabelText.lines(node.title, size: Self.titleSize, width: room)
    if lines.isEmpty { lines = LabelText.lines(node.detail, size: Self.titleSize, width: room) }
    let first = box.y + (lines.count > 1 ? 31 : 36)
    for (row, line) in lines.enumerated() {
      let place = MapPoint(x: box.x + Self.inset, y: first + Double(row) * 15)
      Self.writeText(line.shown, class: "map-node__title", at: place, into: &buffer)
    }
    guard node.role != .remainder else { return }
    let isGroup = node.role == .group
    let count = node.count > 1 && !isGroup ? "×\(node.count)" : ""
    let detail = isGroup ? words.cases(node.count) : node.detail
    let countWidth = count.isEmpty ? 0 : TextWidth.of(count, size: Self.nameSize) + 8
    let name = LabelText(detail, size: Self.nameSize, width: room - countWidth)
    let bottom = lines.count > 1 ? box.y + 61 : box.y + 55
    Self.writeText(
      name.shown, class: "map-node__name", at: MapPoint(x: box.x + Self.inset, y: bottom),
      into: &buffer)
    if !count.isEmpty {
      let place = MapPoint(x: box.right - Self.inset, y: bottom)
      Self.writeText(
        count, class: "map-node__count\" text-anchor=\"end", at: place, into: &buffer)
    }
  }

  private static func writeText(
    _ text: String, class name: StaticString, at point: MapPoint, into buffer: inout ByteBuffer
  ) {
    buffer.append("<text class=\"")
    buffer.append(name)
    buffer.append("\" unicode-bidi=\"isolate\" x=\"")
    MapText.append(point.x, to: &buffer)
    buffer.append("\" y=\"")
    MapText.append(point.y, to: &buffer)
    buffer.append("\">")
    MapText.append(text, to: &buffer)
    buffer.append("</text>")
  }
}
