import Bytes

/// Writes frames: what a tab or a presented layer has in each column.
struct FrameSVG {
  let words: MapWords

  /// Writes one frame with its caption.
  func write(_ frame: PlacedFrame, into buffer: inout ByteBuffer) {
    buffer.append("<g class=\"map-frame ")
    switch frame.frame.kind {
    case .tab: buffer.append("map-frame--tab\">")
    case .presentation: buffer.append("map-frame--presentation\">")
    case .unreachable: buffer.append("map-frame--unreachable\">")
    }
    for stretch in frame.boxes { writeShape(stretch.box, into: &buffer) }
    for stretch in frame.boxes { writeCaption(of: frame.frame, in: stretch.box, into: &buffer) }
    buffer.append("</g>\n")
  }

  private func writeShape(_ box: MapRectangle, into buffer: inout ByteBuffer) {
    buffer.append(
      "<rect class=\"map-frame__shape\" fill=\"currentColor\" fill-opacity=\".04\" x=\"")
    MapText.append(box.x, to: &buffer)
    buffer.append("\" y=\"")
    MapText.append(box.y, to: &buffer)
    buffer.append("\" width=\"")
    MapText.append(box.width, to: &buffer)
    buffer.append("\" height=\"")
    MapText.append(box.height, to: &buffer)
    buffer.append("\" rx=\"14\"/>")
  }

  private func writeCaption(
    of frame: MapFrame, in box: MapRectangle, into buffer: inout ByteBuffer
  ) {
    let text = LabelText(words.caption(of: frame), size: 11, width: box.width - 32)
    buffer.append("<text class=\"map-frame__caption\" unicode-bidi=\"isolate\" x=\"")
    MapText.append(box.x + 14, to: &buffer)
    buffer.append("\" y=\"")
    MapText.append(box.y + 16, to: &buffer)
    buffer.append("\">")
    MapText.append(text.shown, to: &buffer)
    buffer.append("</text>")
  }
}
