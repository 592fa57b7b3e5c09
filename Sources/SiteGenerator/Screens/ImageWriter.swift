import Bytes
import RouteGraph

/// Draws a picture: a symbol, or a ground with the first letters of its label.
struct ImageWriter {
  let drawing: ScreenDrawing
  /// Whether the picture is part of a control's label, which says what it shows.
  let isInControl: Bool

  func write(_ image: ImageContent, into out: inout ByteBuffer) {
    out.append("<span class=\"")
    out.append(Self.classes(of: image.shape))
    if let color = image.color {
      out.append(" tint-")
      out.append(color.rawValue)
    }
    if isInControl || image.label.isEmpty {
      out.append("\" aria-hidden=\"true\">")
    } else {
      out.append("\" role=\"img\" aria-label=\"")
      out.append(escaping: image.label)
      out.append("\">")
    }
    if let symbol = image.symbol {
      drawing.icons.write(symbol, into: &out)
    } else if image.shape == .banner || image.label.isEmpty {
      drawing.icons.write("photo", into: &out)
    } else {
      out.append(escaping: String(image.label.prefix(2)))
    }
    out.append("</span>")
  }

  private static func classes(of shape: ImageContent.Shape) -> StaticString {
    switch shape {
    case .symbol: "ui-symbol"
    case .avatar: "ui-image ui-image--circle"
    case .thumbnail: "ui-image ui-image--small"
    case .banner: "ui-image ui-image--wide"
    }
  }
}
