import Mustache
import RouteGraph

/// The page that lists every destination.
struct SearchPage: SitePage {
  /// The most destinations of one case that the listing holds; the case's page has the rest.
  static let groupLimit = 60

  let frame: PageFrame

  static let fields: [TemplateField<SearchPage>] = framed([
    .text("title") { $0.frame.words("Search", "찾기") },
    .text("intro") { page in
      let flows = page.frame.plan.flows
      return page.frame.words.searchIntroduction(
        destinations: flows.reduce(0) { $0 + $1.graph.destinations.count }, flows: flows.count)
    },
    .list("listing") { page in
      page.frame.plan.flows.lazy.map { ListingFlow(frame: page.frame, flow: $0) }
    },
  ])
}

/// A flow in the listing.
struct ListingFlow: TemplateRecord {
  let frame: PageFrame
  let flow: FlowPlan

  static let fields: [TemplateField<ListingFlow>] = [
    .text("title") { $0.flow.graph.title },
    .text("href") { $0.frame.links.href(to: $0.flow) },
    .text("tint") { $0.flow.graph.accent.rawValue },
    .text("count") { String($0.flow.graph.destinations.count) },
    .list("groups") { listing in
      listing.flow.groupOrder.lazy.map {
        ListingGroup(frame: listing.frame, flow: listing.flow, group: listing.flow.groups[$0])
      }
    },
  ]
}

/// A case in the listing.
struct ListingGroup: TemplateRecord {
  let frame: PageFrame
  let flow: FlowPlan
  let group: RouteGroup

  private var href: String? { group.hasPage ? frame.links.href(toEntryOf: group, of: flow) : nil }

  static let fields: [TemplateField<ListingGroup>] = [
    .text("title", \.group.name),
    .optionalText("href") { $0.href },
    .list("items") { listing in
      listing.group.destinations.prefix(SearchPage.groupLimit).lazy.map { place in
        PageRow(
          title: listing.flow.title(of: place),
          subtitle: listing.flow.graph.destinations[place].subtitle,
          href: listing.frame.links.href(to: place, of: listing.flow))
      }
    },
    .optionalRecord("leftOut") { listing in
      let rest = listing.group.destinations.count - SearchPage.groupLimit
      return rest > 0
        ? LeftOut(text: listing.frame.words.leftOut(rest), href: listing.href) : nil
    },
  ]
}
