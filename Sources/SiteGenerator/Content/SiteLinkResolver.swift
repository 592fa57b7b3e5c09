import Bytes
import Notes
import RouteGraph

/// Turns what a note links to into an address relative to the page that shows the note.
struct SiteLinkResolver: LinkResolver {
  /// The site.
  let plan: SitePlan
  /// What leads from the page to other files.
  let links: PageLinks
  /// The number of the note's own flow; nil on the overview.
  let flow: Int?
  /// The destination whose page shows the note; nil on other pages.
  let destination: Int?
  /// What lies beside the notes.
  let content: ContentIndex

  /// Finds the address of a route, a note or a file.
  func resolve(_ link: NoteLink) -> LinkResolution {
    switch link.target {
    case .route(let reference): resolve(reference)
    case .note(let path): resolve(note: path)
    case .asset(let path): resolve(asset: path)
    }
  }

  /// Writes the address of a route of the page's own flow.
  func writeAddress(
    ofRoute route: UnsafeBufferPointer<UInt8>, into address: inout ByteBuffer
  ) -> Bool {
    guard let flow = flow.map({ plan.flows[$0] }),
      let found = flow.place(spelled: route, from: destination)
    else { return false }
    if let destination = found.destination {
      links.write(to: destination, of: flow, into: &address)
    } else {
      links.write(toEntryOf: flow.groups[found.group], of: flow, into: &address)
    }
    return true
  }

  private func resolve(_ reference: RouteReference) -> LinkResolution {
    let names = content.binding.flowNames
    var number = flow
    if let name = reference.flow {
      number = names.firstIndex(of: name)
      if number == nil {
        return .broken(
          LinkFault(
            "unknown-flow", "there is no flow '\(name)'",
            fix: NearestName.to(name, among: names).map { "did you mean '\($0)'?" }))
      }
    }
    let name = (reference.type.map { "\($0)." } ?? "") + reference.caseName
    guard let number else {
      let values = reference.values.map { "/\($0)" } ?? ""
      var full = "\(names.first ?? "flow"):\(name)\(values)"
      // A flow and a slash: the colon was meant.
      if names.contains(name), !values.isEmpty { full = "\(name):\(values.dropFirst())" }
      return .broken(
        LinkFault(
          "unknown-flow", "a route is named outside the flows",
          fix: "name the flow too: route:\(full)"))
    }
    return resolve(content.binding.place(case: name, values: reference.values, in: number))
  }

  private func resolve(note path: String) -> LinkResolution {
    guard let inner = content.folder.pathInside(path), content.hasNote(inner) else {
      return .broken(missing(path))
    }
    return resolve(content.binding.place(of: inner))
  }

  private func resolve(asset path: String) -> LinkResolution {
    guard let inner = content.folder.pathInside(path), content.assets.contains(inner) else {
      return .broken(missing(path))
    }
    return .href(links.href(toFile: SitePath.percentEncoded(content.place(ofAsset: inner))))
  }

  private func resolve(_ result: NotePlaceResult) -> LinkResolution {
    switch result {
    case .missing(let fault): return .broken(fault)
    case .found(.site): return .href(links.href(toFile: SitePath.overview))
    case .found(.flow(let number)): return .href(links.href(to: plan.flows[number]))
    case .found(.group(let number, let group)):
      let target = plan.flows[number]
      return .href(links.href(toEntryOf: target.groups[group], of: target))
    case .found(.destination(let number, let destination)):
      return .href(links.href(to: destination, of: plan.flows[number]))
    }
  }

  private func missing(_ path: String) -> LinkFault {
    let known = content.folder.paths.lazy.map { "\(content.folder.name)/\($0)" }
    let nearest = NearestName.to(path, amongSorted: known)
    return LinkFault(
      "missing-file", "there is no file '\(path)'",
      fix: nearest.map { "did you mean '\($0)'?" })
  }
}
