import Bytes

/// Writes users' texts into a drawing.
enum MapText {
  /// Whether a scalar must not reach a drawing: XML forbids it, or it would steer how the text
  /// around it is drawn.
  static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Appends a whole text, escaped, without what must not reach a drawing.
  static func append(_ text: String, to buffer: inout ByteBuffer) {
    if text.unicodeScalars.contains(where: isUnwritable) {
      var kept = String.UnicodeScalarView()
      kept.append(contentsOf: text.unicodeScalars.lazy.filter { !isUnwritable($0) })
      buffer.append(escaping: String(kept))
    } else {
      buffer.append(escaping: text)
    }
  }

  /// Appends a length with at most one decimal.
  static func append(_ length: Double, to buffer: inout ByteBuffer) {
    let tenths = Int((length * 10).rounded())
    let (whole, tenth) = (abs(tenths) / 10, abs(tenths) % 10)
    if tenths < 0 { buffer.append("-") }
    buffer.append(decimal: whole)
    if tenth != 0 {
      buffer.append(".")
      buffer.append(decimal: tenth)
    }
  }

  /// Appends a point as `x,y`.
  static func append(_ point: MapPoint, to buffer: inout ByteBuffer) {
    append(point.x, to: &buffer)
    buffer.append(",")
    append(point.y, to: &buffer)
  }
}
