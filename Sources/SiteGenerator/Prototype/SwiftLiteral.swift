import Bytes
import RouteGraph

/// Writes a destination as Swift source: `.champion(Ahri)`, `("text")` for a plain value, `Home()` for
/// a view. The type stands before it where a path holds several.
enum SwiftLiteral {
  /// The name that stands for a view's type.
  private static let view = "View"

  /// The type of a destination's literal; a view is made without naming one.
  static func type(of type: String) -> String { type == view ? "" : type }

  /// Writes everything but the type, as it is in Swift.
  static func write(_ destination: Destination, into out: inout ByteBuffer) {
    if destination.type == view {
      out.append(destination.caseName ?? destination.view ?? view)
      return out.append("()")
    }
    if let name = destination.caseName {
      out.append(".")
      out.append(name)
      guard !destination.values.isEmpty else { return }
    }
    out.append("(")
    for (place, argument) in destination.values.enumerated() {
      if place > 0 { out.append(", ") }
      if let label = argument.label {
        out.append(label)
        out.append(": ")
      }
      write(argument, into: &out)
    }
    out.append(")")
  }

  private static func write(_ argument: RouteArgument, into out: inout ByteBuffer) {
    guard argument.type == "String" else { return out.append(argument.text) }
    out.append("\"")
    for byte in argument.text.utf8 { write(escaping: byte, into: &out) }
    out.append("\"")
  }

  /// Writes a byte of a string literal, which stands on one line.
  private static func write(escaping byte: UInt8, into out: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""):
      out.append("\\")
      out.append(byte)
    case UInt8(ascii: "\n"): out.append("\\n")
    case UInt8(ascii: "\r"): out.append("\\r")
    case UInt8(ascii: "\t"): out.append("\\t")
    case 0..<0x20, 0x7F:
      out.append("\\u{")
      out.append(String(byte, radix: 16))
      out.append("}")
    default: out.append(byte)
    }
  }
}
