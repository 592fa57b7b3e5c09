import Bytes
import RouteGraph

/// The list of pages that search engines read (sitemaps.org protocol 0.9).
struct Sitemap {
  let plan: SitePlan
  let base: BaseURL

  /// The XML file.
  var bytes: ByteBuffer {
    var out = ByteBuffer()
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    add(SitePath.overview, to: &out)
    for flow in plan.flows {
      add(SitePath.flow(flow), to: &out)
      if flow.accuracy != nil { add(SitePath.accuracy(of: flow), to: &out) }
      for group in flow.groups {
        if group.hasPage { add(SitePath.group(group, of: flow), to: &out) }
        for destination in group.destinations {
          add(SitePath.destination(destination, of: flow), to: &out)
        }
      }
    }
    out.append("</urlset>\n")
    return out
  }

  private func add(_ path: String, to out: inout ByteBuffer) {
    out.append("<url><loc>")
    out.append(escaping: base.text + SitePath.percentEncoded(path))
    out.append("</loc></url>\n")
  }
}
