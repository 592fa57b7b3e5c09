import Bytes
import RouteGraph

/// The texts of the pages' `title` elements, each unique in the site.
///
/// A destination's is its title and its flow's, a case's its declaration and its flow's; where two
/// pages would share that, the name of the destination or the case is added.
///
/// A class because every page asks it; nothing in it changes.
final class DocumentTitles: Sendable {
  /// The overview's.
  let overview: String
  /// The search page's.
  let search: String
  /// The page's that lists review marks.
  let review: String
  /// The page's for addresses that lead nowhere.
  let notFound: String
  private let site: String
  private let accuracyNames: [String]
  private let flowNames: [String]
  /// What follows a destination's title, by flow.
  private let endings: [String]
  /// The fingerprints of what several pages would be called.
  private let shared: Set<UInt64>

  init(site: String, words: Words, flows: [FlowPlan]) {
    self.site = site
    overview = site
    search = "\(words("Search", "찾기")) · \(site)"
    review = "\(words("Review marks", "검토 표시")) · \(site)"
    notFound = "\(words("Nothing here", "찾을 수 없음")) · \(site)"
    let titles = flows.map(\.graph.title)
    flowNames = flows.map { flow in
      let isUnique = titles.count { $0 == flow.graph.title } == 1 && flow.graph.title != site
      return isUnique ? flow.graph.title : "\(flow.graph.title) (\(flow.id.rawValue))"
    }
    let endings = flowNames.map { " · \($0)" }
    self.endings = endings
    let flowNames = flowNames
    accuracyNames = flows.indices.map { "\(flows[$0].words.accuracy) · \(flowNames[$0])" }
    var given = SeenTitles([overview, search, review, notFound])
    for (number, flow) in flows.enumerated() {
      given.insert(flowNames[number], " · \(site)")
      given.insert(accuracyNames[number], "")
      for group in flow.groups where group.hasPage {
        given.insert(group.signature, endings[number], isChangeable: true)
      }
      for destination in flow.graph.destinations.indices {
        given.insert(endings[number], isChangeable: true) {
          flow.writeTitle(of: destination, into: &$0)
        }
      }
    }
    shared = given.shared
  }

  /// A flow page's.
  func flow(_ number: Int) -> String { "\(flowNames[number]) · \(site)" }

  /// An accuracy page's.
  func accuracy(of number: Int) -> String { accuracyNames[number] }

  /// A route page's.
  func group(_ group: RouteGroup, of number: Int) -> String {
    let plain = group.signature + endings[number]
    guard isShared(.text(plain)) else { return plain }
    return "\(group.signature) · \(group.path) · \(flowNames[number])"
  }

  /// A destination page's.
  func destination(
    _ destination: Int, of flow: FlowPlan, _ number: Int
  ) -> DocumentTitle {
    let plain = DocumentTitle.destination(destination, flow, ending: endings[number])
    guard isShared(plain) else { return plain }
    let id = flow.graph.destinations[destination].id
    return .text("\(flow.title(of: destination)) · \(id) · \(flowNames[number])")
  }

  private func isShared(_ title: DocumentTitle) -> Bool {
    guard !shared.isEmpty else { return false }
    var line = ByteBuffer()
    title.write(into: &line)
    return shared.contains(ContentHash(of: line).value)
  }
}

/// The titles that were given, by the fingerprints of what is written of them: a site may have a
/// hundred thousand, and all that a false alarm could do is make a title longer.
private struct SeenTitles {
  /// The fingerprints of what several pages would be called.
  private(set) var shared: Set<UInt64> = []
  private var seen: Set<UInt64>
  private var line = ByteBuffer()

  init(_ titles: [String]) {
    seen = []
    for title in titles { insert(title, "") }
  }

  /// Adds a title of two parts.
  ///
  /// - Parameter isChangeable: Whether the page can be called otherwise where it is taken.
  mutating func insert(_ title: String, _ ending: String, isChangeable: Bool = false) {
    insert(ending, isChangeable: isChangeable) { $0.append(escaping: title) }
  }

  /// Adds a title whose first part writes itself, escaped.
  mutating func insert(
    _ ending: String, isChangeable: Bool, after write: (inout ByteBuffer) -> Void
  ) {
    line.clear()
    write(&line)
    line.append(escaping: ending)
    let hash = ContentHash(of: line).value
    if !seen.insert(hash).inserted, isChangeable { shared.insert(hash) }
  }
}
