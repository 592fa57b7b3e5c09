import Bytes
import RouteGraph

/// The places of the site's files, named from its root.
enum SitePath {
  static let overview = "index.html"
  static let search = "search/index.html"
  static let searchList = "search/index.js"
  static let review = "review.html"
  static let notFound = "404.html"
  static let sitemap = "sitemap.xml"
  static let noJekyll = ".nojekyll"
  static let schema = "assets/flow.schema.json"

  /// Names that the site's own folders have, which no flow may take.
  static let reservedFlowNames: Set<String> = ["assets", "search"]

  static func flow(_ flow: FlowPlan) -> String { "\(flow.id.rawValue)/index.html" }

  static func graph(of flow: FlowGraph) -> String { "\(flow.id.rawValue)/flow.json" }

  static func labels(_ shard: Int, of flow: FlowPlan) -> String {
    "\(flow.id.rawValue)/labels/\(shard).js"
  }

  static func accuracy(of flow: FlowPlan) -> String { "\(flow.id.rawValue)/accuracy.html" }

  static func group(_ group: RouteGroup, of flow: FlowPlan) -> String {
    "\(flow.id.rawValue)/\(group.path).html"
  }

  static func destination(_ destination: Int, of flow: FlowPlan) -> String {
    "\(flow.id.rawValue)/\(flow.graph.destinations[destination].id.rawValue).html"
  }

  /// Where a part of a list of pages is published that is too long for one file.
  static func sitemapPart(_ number: Int) -> String { "sitemap-\(number).xml" }

  /// Where a part of what search reads is published.
  static func searchShard(_ name: String) -> String { "search/\(name)" }

  /// Where a file that stands beside the notes is published.
  static func noteAsset(_ path: String) -> String { "assets/notes/\(path)" }

  /// How many folders a file lies below the root.
  static func depth(of path: String) -> Int {
    var path = path
    return path.withUTF8 { bytes in bytes.count { $0 == UInt8(ascii: "/") } }
  }

  /// A path as an address has it: percent-encoded but for what stands for itself.
  static func percentEncoded(
    _ path: String, except isPlain: (UInt8) -> Bool = \.isPlainInPath
  ) -> String {
    var encoded = ByteBuffer(capacity: path.utf8.count)
    path.withUTF8Bytes { encoded.append(percentEncoding: $0, except: isPlain) }
    return encoded.text
  }
}
