/// One `{{…}}` as it stands in the source.
struct Tag {
  /// What a tag does, told by the first character behind its delimiter.
  enum Kind: Equatable {
    case variable, raw, section, inverted, close, partial, parent, block
    /// A comment or a change of delimiters: nothing remains of it but the line it had.
    case silent
  }

  let kind: Kind
  /// The text between the sign and the closing delimiter, without white space around it.
  let name: String
  /// The bytes of the whole tag, delimiters included.
  let range: Range<Int>
}
