/// Finds route cases whose page another page takes the name of.
///
/// A case of several destinations has a page that lies where their folder does, whose name files can
/// give away: definitions and scans name cases and destinations so that this can't be.
struct CasePageCheck {
  /// A page that several things would have.
  struct Clash {
    /// The destination that begins what comes second.
    let id: DestinationID
    /// What would have the page, as a sentence.
    let summary: String
    /// What to do about it.
    let fix: String
  }

  /// The pages beside those of cases and destinations in a flow's folder, without an extension.
  static let reservedNames: Set<String> = ["index", "accuracy"]

  /// What was found, in no order.
  private(set) var clashes: [Clash] = []

  /// Looks at destinations that are sorted by id. O(n).
  init(_ destinations: [Destination]) {
    var owners: [String: Destination] = [:]
    for range in destinations.caseRanges where range.count > 1 {
      let first = destinations[range.lowerBound]
      let path = first.casePath
      if Self.reservedNames.contains(path) {
        clashes.append(Clash(reserved: first))
      } else if let owner = owners[path] {
        clashes.append(Clash(of: owner, and: first, after: destinations[range.lowerBound - 1]))
      } else {
        owners[path] = first
      }
    }
    guard !owners.isEmpty else { return }
    for place in destinations.indices {
      guard let owner = owners[destinations[place].id.rawValue] else { continue }
      clashes.append(Clash(of: owner, and: destinations[place].id))
    }
  }
}

extension CasePageCheck.Clash {
  /// A case whose page every flow has.
  fileprivate init(reserved first: Destination) {
    self.init(
      id: first.id,
      summary: "the page of the case \(first.quotedCase) would be '\(first.casePath).html', "
        + "which every flow has",
      fix: "write the type before the ids: 'route/\(first.id)'")
  }

  /// A case and a destination.
  fileprivate init(of owner: Destination, and id: DestinationID) {
    self.init(
      id: id,
      summary:
        "the page '\(id).html' would be that of the destination '\(id)' and that of the case "
        + owner.quotedCase,
      fix: "give the destination another id")
  }

  /// Two cases, or one that another stands in the middle of.
  fileprivate init(of owner: Destination, and first: Destination, after last: Destination) {
    let other =
      owner.quotedCase == first.quotedCase && owner.view == first.view
      ? "twice, since '\(last.id)' stands between its destinations"
      : "and that of the case \(first.quotedCase)"
    self.init(
      id: first.id,
      summary: "the page '\(first.casePath).html' would be that of the case \(owner.quotedCase) "
        + other,
      fix: "begin the ids of each case with a folder of its own")
  }
}

extension Destination {
  /// The case's full name, in quotes.
  fileprivate var quotedCase: String { "'\(type).\(routeName)'" }
}
