/// A place in the source of a definition, as the compiler names it.
package struct SourcePlace: Sendable {
  /// The path of the file.
  package let filePath: StaticString
  /// The number of the line, from 1.
  package let line: UInt
}
