import Bytes
import RouteGraph

/// The lists of pages that search engines read (sitemaps.org protocol 0.9).
struct Sitemap {
  /// The most addresses that a list may have by the protocol.
  static let limit = 50_000

  let plan: SitePlan
  let base: BaseURL

  /// The files with their places: one list, or where that would be too long a list of lists.
  func files(limit: Int = limit) -> [(path: String, bytes: ByteBuffer)] {
    let pages = pages
    guard pages.count > limit else {
      return [(SitePath.sitemap, list(pages[...], in: "urlset", each: "url"))]
    }
    let parts = stride(from: 0, to: pages.count, by: limit).map { start in
      (
        path: SitePath.sitemapPart(start / limit + 1),
        bytes: list(pages[start...].prefix(limit), in: "urlset", each: "url")
      )
    }
    let index = list(parts.map(\.path)[...], in: "sitemapindex", each: "sitemap")
    return [(SitePath.sitemap, index)] + parts
  }

  /// The places of the pages, in the order in which the site lists them.
  private var pages: [String] {
    var pages = [SitePath.overview]
    for flow in plan.flows {
      pages.append(SitePath.flow(flow))
      if flow.accuracy != nil { pages.append(SitePath.accuracy(of: flow)) }
      for group in flow.groups {
        if group.hasPage { pages.append(SitePath.group(group, of: flow)) }
        pages += group.destinations.map { SitePath.destination($0, of: flow) }
      }
    }
    return pages
  }

  /// An XML file that names files of the site.
  private func list(
    _ paths: ArraySlice<String>, in root: StaticString, each element: StaticString
  ) -> ByteBuffer {
    var out = ByteBuffer()
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    out.append(root)
    out.append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for path in paths {
      out.append("<")
      out.append(element)
      out.append("><loc>")
      out.append(escaping: base.text + SitePath.percentEncoded(path))
      out.append("</loc></")
      out.append(element)
      out.append(">\n")
    }
    out.append("</")
    out.append(root)
    out.append(">\n")
    return out
  }
}
