import Bytes
import Notes
import RouteGraph

/// What all pages of a site are made from.
///
/// One fingerprint stands for everything that any page may show: program, templates, graphs, problems,
/// addresses, the names of all files, and of each note what stands before its body. A page depends on
/// that and on the body of its own note. So where the fingerprint is the last build's, a page whose
/// note is the same need not be made again; where anything but a note's body changed, every page is.
struct SiteOrigin: Sendable {
  /// The fingerprint; nil where the program can't be told from another version of it.
  let fingerprint: ContentHash?

  /// Takes the fingerprint of a planned site. O(number of notes and files).
  ///
  /// - Parameters:
  ///   - plan: The site.
  ///   - theme: Its templates and assets.
  ///   - content: Its notes and the files beside them.
  ///   - graphs: The fingerprints of the flows' graphs, in the order of the flows.
  init(_ plan: SitePlan, theme: SiteTheme, content: SiteContent, graphs: [ContentHash]) {
    guard let program = RunningProgram.fingerprint else {
      fingerprint = nil
      return
    }
    var sum = FingerprintSum()
    sum.add(program)
    sum.add(MarkdownRenderer.engineVersion)
    sum.add(theme.fingerprint)
    sum.add(plan.title)
    sum.add(plan.words.language.rawValue)
    sum.add(plan.addresses.base?.text ?? "")
    sum.add(plan.addresses.source?.pattern ?? "")
    for graph in graphs { sum.add(graph) }
    for problem in plan.problems { sum.add(problem.description) }
    for name in content.index.binding.flowNames { sum.add(name) }
    for path in content.folder.paths { sum.add(path) }
    for note in plan.notes {
      sum.add(note.note.file)
      sum.add(note.headHash)
    }
    fingerprint = sum.value
  }
}

/// The fingerprint of several things, one after the other.
private struct FingerprintSum {
  private var bytes = ByteBuffer()

  /// The fingerprint of all that was added.
  var value: ContentHash { ContentHash(of: bytes.bytes) }

  /// Adds a text, with its length in front so that no two lists of texts are the same.
  mutating func add(_ text: String) {
    bytes.append(decimal: text.utf8.count)
    bytes.append(" ")
    bytes.append(text)
  }

  mutating func add(_ hash: ContentHash) {
    bytes.append(hexadecimal: hash)
  }
}
