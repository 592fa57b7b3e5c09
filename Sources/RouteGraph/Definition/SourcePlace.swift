/// A place in the source of a definition, as the compiler names it.
package struct SourcePlace: Sendable {
  package let filePath: StaticString
  package let line: UInt
}
