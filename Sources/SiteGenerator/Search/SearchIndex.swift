import Bytes
import RouteGraph

/// What search reads: a list of shards, and the shards with a record for each page.
///
/// No page names a shard; the search script loads the list when a reader first searches, so that
/// pages stay as small as they are however large the site is.
struct SearchIndex {
  /// The most bytes of a shard.
  static let shardLimit = 256 << 10

  let plan: SitePlan
  let headings: NoteHeadings

  /// The files with their places, the list first. O(pages + bytes of titles, values and headings).
  ///
  /// The list's memo names the shards, with tabs between.
  func files() -> [(path: String, bytes: ByteBuffer, memo: String)] {
    var shards = SearchShards(limit: Self.shardLimit)
    shards.add(
      SearchRecord(title: plan.title, name: "index", headings: headings.memo(of: plan.note)),
      of: SearchGroup(flow: nil, signature: nil))
    for (number, flow) in plan.flows.enumerated() { add(flow, number, to: &shards) }
    let written = shards.finish()
    let names = written.enumerated().map { number, shard in
      "\(number).\(ContentHash(of: shard).letters(8)).js"
    }
    var list = ByteBuffer()
    write(names, into: &list)
    return [(SitePath.searchList, list, names.joined(separator: "\t"))]
      + zip(names, written).map { (SitePath.searchShard($0), $1, "") }
  }

  private func add(_ flow: FlowPlan, _ number: Int, to shards: inout SearchShards) {
    shards.add(
      SearchRecord(
        title: flow.graph.title, name: "index", headings: headings.memo(of: flow.notes.ofFlow)),
      of: SearchGroup(flow: number, signature: nil))
    for group in flow.groupOrder {
      let route = flow.groups[group]
      let shared = SearchGroup(flow: number, signature: route.signature)
      if route.hasPage {
        let note = flow.notes.note(ofGroup: group)
        shards.add(
          SearchRecord(title: route.name, name: route.path, headings: headings.memo(of: note)),
          of: shared)
      }
      for place in route.destinations { shards.add(record(of: place, in: flow), of: shared) }
    }
  }

  /// The record of a destination. Headings of its case's note belong to the case's own page, which
  /// holds them once.
  private func record(of place: Int, in flow: FlowPlan) -> SearchRecord {
    // Field by field: a destination as a whole holds a dozen references to count.
    SearchRecord(
      title: flow.title(of: place), name: flow.graph.destinations[place].id.rawValue,
      values: flow.graph.destinations[place].values.map(\.text),
      headings: headings.memo(of: flow.notes.note(ofDestination: place)))
  }

  /// Writes `waymarkSearch.list({"flows":[["Shop","shop"]],"shards":["0.abcdefgh.js"]})`.
  private func write(_ names: [String], into out: inout ByteBuffer) {
    out.append("waymarkSearch.list({\"flows\":[")
    for (number, flow) in plan.flows.enumerated() {
      if number > 0 { out.append(",") }
      out.append("[")
      out.append(json: flow.graph.title)
      out.append(",")
      out.append(json: flow.id.rawValue)
      out.append("]")
    }
    out.append("],\"shards\":[")
    for (number, name) in names.enumerated() {
      if number > 0 { out.append(",") }
      out.append(json: name)
    }
    out.append("]})\n")
  }
}
