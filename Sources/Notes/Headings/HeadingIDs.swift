/// Gives the headings of one page their ids.
///
/// An id is the heading's text in lower case, with letters, digits, `_` and `-` kept, blanks turned
/// into `-` and everything else left out, as code hosts do it; `section` where nothing is left. An id
/// that is taken, by an earlier heading or by the page's template, gets the first free number.
struct HeadingIDs {
  private let reserved: ReservedIDs
  private var used = NameIndex()
  /// The number to try next for each id that had to be numbered.
  private var next: [String: Int] = [:]

  init(reserved: ReservedIDs) {
    self.reserved = reserved
  }

  /// The id for a heading's text. Amortised O(length of the text).
  mutating func id(for text: UnsafeBufferPointer<UInt8>) -> String {
    let wanted = HeadingSlug.slug(of: text)
    var id = wanted
    if !isFree(id) {
      var number = next[wanted] ?? 1
      while !isFree("\(wanted)-\(number)") { number += 1 }
      id = "\(wanted)-\(number)"
      next[wanted] = number + 1
    }
    used.add(id)
    return id
  }

  /// The number of the heading with an id, or nil where none has it.
  func place(of id: String) -> Int? { used.place(of: id) }

  private func isFree(_ id: String) -> Bool {
    used.place(of: id) == nil && !reserved.contains(id)
  }
}
