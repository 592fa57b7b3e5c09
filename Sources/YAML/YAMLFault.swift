/// Why YAML could not be read, or what in it is refused.
package struct YAMLFault {
  /// What is wrong.
  package enum Kind {
    /// The text is no YAML; libyaml's own words.
    case syntax(String)
    /// A character that YAML does not take, at a byte offset instead of a scalar offset.
    case character
    /// An anchor, an alias or a tag.
    case reference
    /// Lists and mappings inside each other beyond `YAMLDocument.deepest`.
    case tooDeep
    /// A second document.
    case secondDocument
  }

  /// What is wrong.
  package let kind: Kind
  /// Where, in Unicode scalars from the start of the YAML text; in bytes for `character`.
  package let offset: Int
}
