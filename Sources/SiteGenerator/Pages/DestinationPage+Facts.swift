import Bytes
import Mustache
import RouteGraph

/// The associated values of a destination.
struct ValueList: TemplateRecord {
  let items: [ValueRecord]

  init(_ page: DestinationPage) {
    items = page.content.values.map(ValueRecord.init)
  }

  static let fields: [TemplateField<ValueList>] = [.list("items", \.items)]
}

/// One associated value.
struct ValueRecord: TemplateRecord {
  let value: RouteArgument

  static let fields: [TemplateField<ValueRecord>] = [
    .optionalText("label") { $0.value.label },
    .text("type") { $0.value.type },
    .text("text") { $0.value.text },
  ]
}

/// A place in the app's source.
struct SourceRecord: TemplateRecord {
  let location: SourceLocation
  /// Where the app's source can be read.
  let url: SourceURL?

  static let fields: [TemplateField<SourceRecord>] = [
    .text("text") { $0.location.description },
    .optionalText("href") { record in record.url?.address(of: record.location) },
  ]
}

/// The destinations before and after this one among those of its case.
struct Siblings: TemplateRecord {
  let label: String
  let previous: SiblingRecord?
  let next: SiblingRecord?

  init?(_ page: DestinationPage) {
    let range = page.group.destinations
    guard range.count > 1 else { return nil }
    label = page.words.otherDestinations(of: page.group.name)
    func sibling(_ place: Int) -> SiblingRecord? {
      guard range.contains(place) else { return nil }
      return SiblingRecord(frame: page.frame, flow: page.flow, destination: place)
    }
    previous = sibling(page.destination - 1)
    next = sibling(page.destination + 1)
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
