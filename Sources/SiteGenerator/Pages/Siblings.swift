import Bytes
import Mustache

/// The destinations before and after this one among those of its case.
struct Siblings: TemplateRecord {
  private let frame: PageFrame
  private let flow: FlowPlan
  private let destination: Int
  private let group: Int

  /// The neighbours of a destination; nil where its case has no other.
  init?(of destination: Int, in flow: FlowPlan, frame: PageFrame) {
    group = flow.group(of: destination)
    guard flow.groups[group].hasPage else { return nil }
    self.frame = frame
    self.flow = flow
    self.destination = destination
  }

  static let fields: [TemplateField<Siblings>] = [
    .text("label", writing: { $0.writeLabel(into: &$1) }),
    .optionalRecord("previous") { $0.sibling(at: $0.destination - 1) },
    .optionalRecord("next") { $0.sibling(at: $0.destination + 1) },
  ]

  private func sibling(at place: Int) -> SiblingRecord? {
    guard flow.groups[group].destinations.contains(place) else { return nil }
    return SiblingRecord(frame: frame, flow: flow, destination: place)
  }

  /// Writes what the links to the neighbours are called, piece by piece: a page makes no text of it.
  private func writeLabel(into out: inout ByteBuffer) {
    out.append(escaping: frame.words("Other ", "다른 "))
    out.append(escaping: flow.groups[group].name)
    out.append(escaping: frame.words(" destinations", " 목적지"))
  }
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
