import Mustache
import RouteGraph

/// The page of a route case with several destinations, which it lists.
struct RoutePage: SitePage {
  let frame: PageFrame
  let slot: NoteSlot
  let flow: FlowPlan
  let number: Int

  var group: RouteGroup { flow.groups[number] }

  static let fields: [TemplateField<RoutePage>] = framed([
    .record("flow") { FlowHead(flow: $0.flow, links: $0.frame.links) },
    .text("title") { $0.group.name },
    .text("signature") { $0.group.signature },
    .optionalRecord("note") { page in
      page.flow.notes.note(ofGroup: page.number)
        .map {
          NoteRecord(
            number: $0, slot: page.slot, frame: page.frame,
            title: page.group.name)
        }
    },
    .optionalMarkup(
      "neighbourhood", if: { $0.flow.cases != nil },
      writing: { page, out in
        MapDrawing(
          around: page.group.destinations.lowerBound, of: page.flow, links: page.frame.links,
          words: page.frame.words
        )?.write(into: &out)
      }),
    .text("count") { String($0.group.destinations.count) },
    .list("destinations") { page in
      page.group.destinations.lazy.map { place in
        PageRow(
          title: page.flow.title(of: place), subtitle: page.flow.graph.destinations[place].subtitle,
          href: page.frame.links.href(to: place, of: page.flow))
      }
    },
  ])
}
