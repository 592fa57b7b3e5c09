/// Gives the headings of one page their ids.
///
/// An id is the heading's text in lower case, with letters, digits, `_` and `-` kept, blanks turned
/// into `-` and everything else left out, as code hosts do it; `section` where nothing is left. An id
/// that is taken, by an earlier heading or by the page's template, gets the first free number.
struct HeadingIDs {
  private let reserved: Set<String>
  /// The ids in use, and the number to try next for each.
  private var used: [(id: String, next: Int)] = []
  /// Where each id is in `used`, once there are so many that looking through them is slower.
  private var places: [String: Int] = [:]
  private static let few = 16

  init(reserved: Set<String>) {
    self.reserved = reserved
  }

  /// The id for a heading's text. Amortised O(length of the text).
  mutating func id(for text: UnsafeBufferPointer<UInt8>) -> String {
    let wanted = HeadingSlug.slug(of: text)
    let taken = place(of: wanted)
    if taken == nil, !reserved.contains(wanted) {
      add(wanted)
      return wanted
    }
    var number = taken.map { used[$0].next } ?? 1
    while !isFree("\(wanted)-\(number)") { number += 1 }
    let id = "\(wanted)-\(number)"
    if let taken { used[taken].next = number + 1 }
    add(id)
    return id
  }

  private func isFree(_ id: String) -> Bool {
    place(of: id) == nil && !reserved.contains(id)
  }

  private func place(of id: String) -> Int? {
    used.count <= Self.few ? used.firstIndex { $0.id == id } : places[id]
  }

  private mutating func add(_ id: String) {
    if used.isEmpty { used.reserveCapacity(Self.few) }
    used.append((id, 1))
    guard used.count > Self.few else { return }
    if places.isEmpty {
      for (place, entry) in used.enumerated() { places[entry.id] = place }
    } else {
      places[id] = used.count - 1
    }
  }
}
