import Bytes
import RouteGraph

/// A small picture of a screen, in which nothing can be pressed.
struct Thumbnail: Sendable {
  let flow: FlowPlan
  let destination: Int
  let frame: PageFrame

  func write(into out: inout ByteBuffer) {
    let drawing = ScreenDrawing(
      state: ScreenState(pictureOf: destination, in: flow), frame: frame, isPicture: true)
    DeviceWriter(drawing: drawing).write(into: &out)
  }
}
