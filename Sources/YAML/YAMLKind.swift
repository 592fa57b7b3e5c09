/// What a YAML value is.
package enum YAMLKind: Sendable {
  /// A text.
  case text
  /// A list.
  case list
  /// A mapping.
  case mapping
  /// Something that was refused, and reported, while reading.
  case refused
}
