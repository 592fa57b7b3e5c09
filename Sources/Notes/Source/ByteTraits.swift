/// What a single pass over a file finds out, so that most notes need no second one.
struct ByteTraits {
  /// Whether a byte is zero.
  let hasNUL: Bool
  /// Whether a byte is CR.
  let hasCarriageReturn: Bool
  /// Whether a byte is outside ASCII.
  let hasNonASCII: Bool

  /// Looks at every byte, without a branch in the loop: the compiler turns it into vector code.
  init(of bytes: [UInt8]) {
    var smallest: UInt8 = 1
    var returns: UInt8 = 0
    var union: UInt8 = 0
    for byte in bytes {
      smallest = min(smallest, byte)
      returns |= byte == UInt8(ascii: "\r") ? 1 : 0
      union |= byte
    }
    hasNUL = smallest == 0
    hasCarriageReturn = returns != 0
    hasNonASCII = union >= 0x80
  }
}
