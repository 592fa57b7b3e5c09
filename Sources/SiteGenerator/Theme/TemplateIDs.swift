import Bytes
import FlowMap
import Notes

/// The ids of a page's elements, which no heading of a note may take.
enum TemplateIDs {
  /// The ids that templates write, and those of the maps and the scripts that pages with a note have.
  /// O(bytes of the templates).
  static func reserved(of templates: some Sequence<[UInt8]>) -> ReservedIDs {
    let map = MapSVG(words: Words(.en).map)
    var ids = Set(map.ids + SiteTools.ids)
    for template in templates {
      template.withUnsafeBufferPointer { add(Scan(bytes: $0), to: &ids) }
    }
    return ReservedIDs(ids, numbered: [map.numberedIDs, SiteTools.numberedIDs])
  }

  private static func add(_ scan: Scan, to ids: inout Set<String>) {
    var scan = scan
    while let id = scan.next() { ids.insert(id) }
  }

  /// The values of `id` attributes, one after the other; those that tags are part of are left out.
  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    mutating func next() -> String? {
      while let equals = bytes[place...].firstIndex(of: UInt8(ascii: "=")) {
        place = equals + 1
        guard isName(endingAt: equals), let quote = bytes[place...].first,
          quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          let end = bytes[(place + 1)...].firstIndex(of: quote)
        else { continue }
        let value = bytes[(place + 1)..<end]
        place = end
        if !value.isEmpty, !value.contains(UInt8(ascii: "{")) {
          return String(decoding: value, as: UTF8.self)
        }
      }
      place = bytes.count
      return nil
    }

    /// Whether `id` stands before an equals sign, after a blank.
    private func isName(endingAt equals: Int) -> Bool {
      equals > 2 && bytes[equals - 1] | 0x20 == UInt8(ascii: "d")
        && bytes[equals - 2] | 0x20 == UInt8(ascii: "i") && bytes[equals - 3] <= 0x20
    }
  }
}
