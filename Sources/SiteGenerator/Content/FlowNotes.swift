/// The notes of one flow, as numbers in the site's notes.
struct FlowNotes: Sendable {
  /// The flow's own note.
  var ofFlow: Int?
  private var ofGroups: [Int: Int] = [:]
  private var ofDestinations: [Int32]
  private var titles: [Int: String] = [:]

  /// No notes for a number of destinations.
  init(destinations: Int) {
    ofDestinations = Array(repeating: -1, count: destinations)
  }

  /// The note of one destination alone.
  func note(ofDestination place: Int) -> Int? {
    ofDestinations[place] < 0 ? nil : Int(ofDestinations[place])
  }

  /// The note of a case.
  func note(ofGroup number: Int) -> Int? { ofGroups[number] }

  /// The title that a destination's own note gives its page.
  func title(of destination: Int) -> String? {
    titles.isEmpty ? nil : titles[destination]
  }

  /// Binds a note to a case.
  mutating func bind(_ note: Int, toGroup number: Int) { ofGroups[number] = note }

  /// Binds a note to a destination, whose page may take the note's title.
  mutating func bind(_ note: Int, toDestination place: Int, title: String?) {
    ofDestinations[place] = Int32(note)
    if let title { titles[place] = title }
  }
}
