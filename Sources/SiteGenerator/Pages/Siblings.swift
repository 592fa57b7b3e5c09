import Bytes
import Mustache

/// The destinations before and after this one among those of its case.
struct Siblings: TemplateRecord {
  let label: String
  let previous: SiblingRecord?
  let next: SiblingRecord?

  /// The neighbours of a destination; nil where its case has no other.
  init?(of destination: Int, in flow: FlowPlan, frame: PageFrame) {
    let group = flow.group(of: destination)
    let range = flow.groups[group].destinations
    guard range.count > 1 else { return nil }
    label = frame.words.otherDestinations(of: flow.groups[group].name)
    func sibling(_ place: Int) -> SiblingRecord? {
      guard range.contains(place) else { return nil }
      return SiblingRecord(frame: frame, flow: flow, destination: place)
    }
    previous = sibling(destination - 1)
    next = sibling(destination + 1)
  }

  static let fields: [TemplateField<Siblings>] = [
    .text("label", \.label),
    .optionalRecord("previous", \.previous),
    .optionalRecord("next", \.next),
  ]
}

/// One neighbour among the destinations of a case.
struct SiblingRecord: TemplateRecord {
  let frame: PageFrame
  let flow: FlowPlan
  let destination: Int

  static let fields: [TemplateField<SiblingRecord>] = [
    .text("title", writing: { $0.flow.writeTitle(of: $0.destination, into: &$1) }),
    .text(
      "href", writing: { $0.frame.links.write(to: $0.destination, of: $0.flow, into: &$1) }),
  ]
}
