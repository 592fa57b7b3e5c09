import Mustache
import RouteGraph

/// A row that leads to a page.
struct PageRow: TemplateRecord {
  let title: String
  let subtitle: String?
  let href: String
  var count: Int?

  static let fields: [TemplateField<PageRow>] = [
    .text("title", \.title),
    .optionalText("subtitle", \.subtitle),
    .text("href", \.href),
    .optionalText("count") { $0.count.map(String.init) },
  ]
}

/// A flow as its pages name it.
struct FlowHead: TemplateRecord {
  let flow: FlowPlan
  let links: PageLinks

  static let fields: [TemplateField<FlowHead>] = [
    .text("id") { $0.flow.id.rawValue },
    .text("title") { $0.flow.graph.title },
    .text("href", writing: { $0.links.write(to: $0.flow, into: &$1) }),
    .text("tint") { $0.flow.graph.accent.rawValue },
  ]
}
