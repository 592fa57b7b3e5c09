internal import Bytes

extension [Destination] {
  private static let valuesOffset = MemoryLayout<Destination>.offset(of: \.values) ?? 0
  private static let elementsOffset = MemoryLayout<Destination>.offset(of: \.elements) ?? 0

  /// Asks for a destination's values and elements ahead of their use: they lie in the order of a walk,
  /// which is not that of the destinations.
  package func prefetchParts(of place: Int) {
    prefetchObject(of: place, at: Self.valuesOffset)
    prefetchObject(of: place, at: Self.elementsOffset)
  }
}
