import Notes
import RouteGraph

/// Checks links to headings of other notes, once all headings are known.
struct AnchorCheck {
  let plan: SitePlan
  let content: SiteContent

  /// The problems of all usages. O(usages + headings of the notes that they lead to).
  ///
  /// - Parameters:
  ///   - usages: The links to headings.
  ///   - headings: The headings of the notes.
  func problems(of usages: [AnchorUsage], headings: NoteHeadings) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var usagesOfNotes: [Int: [AnchorUsage]] = [:]
    // A note that several pages show gives each of its links as often.
    for usage in Set(usages) {
      guard let link = usage.link, let place = place(of: link, usage) else { continue }
      if let note = note(at: place) {
        usagesOfNotes[note, default: []].append(usage)
      } else {
        problems.append(Self.withoutNote(usage, link))
      }
    }
    for (note, usages) in usagesOfNotes {
      problems += AnchorUsage.problems(of: usages, among: headings.headings(of: note))
    }
    return problems
  }

  private static func withoutNote(_ usage: AnchorUsage, _ link: NoteLink) -> Diagnostic {
    Diagnostic(
      .error, "missing-anchor", at: usage.location,
      "'\(link.destination)' leads to a page without a note, which has no headings",
      fix: "link to it without '#\(usage.anchor)'")
  }

  /// The place that a link leads to; nil for one that leads nowhere, which has been reported.
  private func place(of link: NoteLink, _ usage: AnchorUsage) -> NotePlace? {
    let binding = content.index.binding
    switch link.target {
    case .asset: return nil
    case .note(let path):
      guard let inner = content.folder.pathInside(path), content.index.hasNote(inner),
        case .found(let place) = binding.place(of: inner)
      else { return nil }
      return place
    case .route(let reference):
      let flow =
        reference.flow.flatMap { binding.flowNames.firstIndex(of: $0) }
        ?? flow(around: usage.location.file)
      let name = (reference.type.map { "\($0)." } ?? "") + reference.caseName
      guard let flow,
        case .found(let place) = binding.place(case: name, values: reference.values, in: flow)
      else { return nil }
      return place
    }
  }

  /// The number of the flow whose folder a note lies in.
  private func flow(around file: String) -> Int? {
    content.folder.pathInside(file).flatMap { path in
      path.split(separator: "/").first.flatMap { name in
        content.index.binding.flowNames.firstIndex(of: String(name))
      }
    }
  }

  /// The number of the note that a page shows.
  private func note(at place: NotePlace) -> Int? {
    switch place {
    case .site: return plan.note
    case .flow(let flow): return plan.flows[flow].notes.ofFlow
    case .group(let flow, let group):
      let plan = plan.flows[flow]
      let route = plan.groups[group]
      return route.hasPage
        ? plan.notes.note(ofGroup: group)
        : plan.notes.note(ofDestination: route.destinations.lowerBound)
    case .destination(let flow, let destination):
      let plan = plan.flows[flow]
      return plan.notes.note(ofDestination: destination)
        ?? plan.notes.note(ofGroup: plan.group(of: destination))
    }
  }
}
