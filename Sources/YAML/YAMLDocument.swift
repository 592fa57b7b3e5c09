/// A YAML text, read: its value, and what is wrong with it.
package struct YAMLDocument {
  /// How many lists and mappings may lie inside each other.
  package static var deepest: Int { YAMLReader.deepest }

  /// What was read before the first fault that ends the reading; containers that were never closed
  /// end there. Nil where there is no value at all.
  package let root: YAMLNode?
  /// Everything that is wrong, in order.
  package let faults: [YAMLFault]

  /// Reads a YAML text. O(n).
  package init(of yaml: UnsafeBufferPointer<UInt8>) {
    var reader = YAMLReader(byteCount: yaml.count)
    reader.read(yaml)
    root = reader.finish().map { YAMLNode(in: $0, number: 0) }
    faults = reader.faults
  }
}
