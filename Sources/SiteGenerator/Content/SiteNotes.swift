import Notes
import RouteGraph

/// The site's notes, each bound to the page that shows it.
struct SiteNotes: Sendable {
  /// Every bound note, in the order of their paths.
  private(set) var notes: [ParsedNote] = []
  /// The screenshots by the numbers of the notes that name them.
  private(set) var pictures: [Int: NotePicture] = [:]
  /// The number of the overview's note.
  private(set) var siteNote: Int?
  /// The notes of the flows, in the order of the flows.
  private(set) var ofFlows: [FlowNotes]
  /// What is wrong with notes, their encoding, front matter and place.
  private(set) var diagnostics: [Diagnostic] = []

  /// Binds what was read.
  ///
  /// - Parameters:
  ///   - files: The notes in the order of their paths.
  ///   - folder: The folder that they were read from.
  ///   - binding: What tells which page a note belongs to.
  init(_ files: [ParsedNote], of folder: InputFolder, binding: NoteBinding) {
    ofFlows = binding.outlines.map { FlowNotes(destinations: $0.index.destinationCount) }
    notes.reserveCapacity(files.count)
    for file in files {
      diagnostics += file.problems
      guard let path = folder.pathInside(file.note.file) else { continue }
      switch binding.place(of: path) {
      case .found(let place): bind(file, to: place, binding)
      case .missing(let fault):
        diagnostics.append(
          Diagnostic(
            .error, fault.id, at: SourceLocation(file: file.note.file, line: 1), fault.summary,
            fix: fault.fix))
      }
    }
  }

  /// Finds the screenshots that the notes name.
  mutating func addPictures(from source: inout NotePictures) {
    for number in notes.indices where notes[number].note.frontMatter.screenshot != nil {
      pictures[number] = source.picture(of: notes[number].note)
    }
    diagnostics += source.diagnostics
  }

  private mutating func bind(_ file: ParsedNote, to place: NotePlace, _ binding: NoteBinding) {
    guard let place = unoccupied(place, binding, for: file.note) else { return }
    let number = notes.count
    notes.append(file)
    let title = file.note.frontMatter.title
    switch place {
    case .site: siteNote = number
    case .flow(let flow): ofFlows[flow].ofFlow = number
    case .group(let flow, let group): ofFlows[flow].bind(number, toGroup: group)
    case .destination(let flow, let destination):
      ofFlows[flow].bind(number, toDestination: destination, title: title)
    }
  }

  /// The place itself, a case's only destination in its case's place; nil, with a problem, where
  /// another note is bound to it.
  private mutating func unoccupied(
    _ place: NotePlace, _ binding: NoteBinding, for note: Note
  ) -> NotePlace? {
    var place = place
    if case .group(let flow, let group) = place, !binding.outlines[flow].groups[group].hasPage {
      let destinations = binding.outlines[flow].groups[group].destinations
      place = .destination(flow: flow, destinations.lowerBound)
    }
    let occupant =
      switch place {
      case .site: siteNote
      case .flow(let flow): ofFlows[flow].ofFlow
      case .group(let flow, let group): ofFlows[flow].note(ofGroup: group)
      case .destination(let flow, let destination): ofFlows[flow].note(ofDestination: destination)
      }
    guard let occupant else { return place }
    diagnostics.append(
      Diagnostic(
        .error, "duplicate-note", at: SourceLocation(file: note.file, line: 1),
        "the page already has the note '\(notes[occupant].note.file)'",
        fix: "keep one of the two"))
    return nil
  }
}
