import Bytes
import Notes
import RouteGraph

/// What all pages of a site are made from.
///
/// One fingerprint stands for everything that any page may show: program, templates, graphs, problems,
/// addresses, the names of all files, and of each note its screenshot and what stands before its body.
/// A page depends on that and on the body of its own note. So where the fingerprint is the last
/// build's, a page whose note is the same need not be made again; where anything but a note's body
/// changed, every page is.
struct SiteOrigin: Sendable {
  /// The sum of everything but the graphs; nil where the program can't be told from another version
  /// of it.
  private let sum: FingerprintSum?

  /// Sums up a planned site. O(number of notes and files).
  ///
  /// - Parameter site: The site.
  init(_ site: PlannedSite) {
    guard let program = RunningProgram.fingerprint else {
      sum = nil
      return
    }
    let plan = site.plan
    var sum = FingerprintSum()
    sum.add(program)
    sum.add(MarkdownRenderer.engineVersion)
    sum.add(FrontMatter.engineVersion)
    sum.add(site.theme.fingerprint)
    sum.add(plan.title)
    sum.add(plan.words.language.rawValue)
    sum.add(plan.supplies.base?.text ?? "")
    sum.add(plan.supplies.source?.pattern ?? "")
    sum.add(plan.problems.map(\.description))
    sum.add(site.content.index.binding.flowNames)
    sum.add(site.content.folder.paths)
    // Field by field: a note as a whole holds a dozen references to count.
    sum.add(plan.notes.count)
    for number in plan.notes.indices {
      sum.add(plan.notes[number].note.file)
      sum.add(plan.notes[number].note.headHash)
    }
    sum.add(plan.pictures.keys.sorted().map { plan.pictures[$0]?.place ?? "" })
    self.sum = sum
  }

  /// The fingerprint; nil where the program can't be told from another version of it.
  ///
  /// - Parameter graphs: The fingerprints of the flows' graphs, in the order of the flows.
  func fingerprint(with graphs: [ContentHash]) -> ContentHash? {
    guard var sum else { return nil }
    for graph in graphs { sum.add(graph) }
    return sum.value
  }
}

/// The fingerprint of several things, one after the other.
private struct FingerprintSum: Sendable {
  private var bytes = ByteBuffer()

  /// The fingerprint of all that was added.
  var value: ContentHash { ContentHash(of: bytes) }

  /// Adds a text, with its length in front so that no two lists of texts are the same.
  mutating func add(_ text: String) {
    bytes.append(decimal: text.utf8.count)
    bytes.append(" ")
    bytes.append(text)
  }

  /// Adds texts, with their number in front so that a list can't go on in the next one.
  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  mutating func add(_ number: Int) {
    bytes.append(decimal: number)
    bytes.append(";")
  }

  mutating func add(_ hash: ContentHash) {
    bytes.append(hexadecimal: hash)
  }
}
