import Mustache
import RouteGraph

/// The associated values of a destination.
struct ValueList: TemplateRecord {
  let items: [RouteArgument]

  static let fields: [TemplateField<ValueList>] = [
    .list("items") { $0.items.lazy.map { ValueRecord(value: $0) } }
  ]
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
