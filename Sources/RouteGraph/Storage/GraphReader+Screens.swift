/// What stands in a destination's object.
private struct DestinationFields {
  var id: DestinationID?
  var type: String?
  var caseName: String?
  var view: String?
  var values: [RouteArgument] = []
  var title: String?
  var subtitle: String?
  var bar = BarOptions()
  var deepLink: String?
  var elements: [Element] = []
  var source: SourceLocation?
  var condition: Condition?
}

extension GraphReader {
  mutating func destination() -> Destination? {
    var fields = DestinationFields()
    _ = json.peek()
    let place = json.offset
    object(DestinationKey.self, requiring: [.id, .type]) { reader, key in
      reader.read(key, into: &fields)
    }
    guard let id = fields.id else { return nil }
    // A destination without a type is an error, and still one that others may name.
    let type = fields.type ?? ""
    destinationOffsets.append(place)
    // A screen without a title of its own is called after what shows it.
    let title = fields.title ?? fields.view ?? fields.caseName ?? type
    var destination = Destination(id: id, type: type, caseName: fields.caseName, title: title)
    destination.view = fields.view
    destination.values = fields.values
    destination.subtitle = fields.subtitle
    destination.bar = fields.bar
    destination.deepLink = fields.deepLink
    destination.elements = fields.elements
    destination.source = fields.source
    destination.condition = fields.condition
    return destination
  }

  private mutating func read(_ key: DestinationKey, into fields: inout DestinationFields) {
    switch key {
    case .id: fields.id = destinationID()
    case .type: fields.type = json.text()
    case .caseName: fields.caseName = json.text(mayBeNull: true)
    case .view: fields.view = json.text(mayBeNull: true)
    case .values: fields.values = list { $0.argument() }
    case .title: fields.title = json.text(mayBeNull: true)
    case .subtitle: fields.subtitle = json.text(mayBeNull: true)
    case .bar: fields.bar = bar()
    case .deepLink: fields.deepLink = json.text(mayBeNull: true)
    case .elements: fields.elements = elements()
    case .source: fields.source = location(mayBeNull: true)
    case .condition: fields.condition = json.text(mayBeNull: true).map(Condition.init)
    }
  }

  private mutating func argument() -> RouteArgument? {
    var fields = (label: String?.none, type: String?.none, text: String?.none, slug: String?.none)
    object(ArgumentKey.self, requiring: [.type, .text]) { reader, key in
      switch key {
      case .label: fields.label = reader.json.text(mayBeNull: true)
      case .type: fields.type = reader.json.text()
      case .text: fields.text = reader.json.text()
      case .slug: fields.slug = reader.json.text()
      }
    }
    guard let type = fields.type, let text = fields.text else { return nil }
    return RouteArgument(
      label: fields.label, type: type, text: text, slug: fields.slug ?? Slug(text).text)
  }

  private mutating func bar() -> BarOptions {
    var bar = BarOptions()
    object(BarKey.self) { reader, key in
      switch key {
      case .backButtonHidden: bar.isBackButtonHidden = reader.json.flag() ?? false
      case .hidden: bar.isHidden = reader.json.flag() ?? false
      case .tabBarHidden: bar.isTabBarHidden = reader.json.flag() ?? false
      case .largeTitle: bar.hasLargeTitle = reader.json.flag() ?? false
      case .leading: bar.leading = reader.elements()
      case .trailing: bar.trailing = reader.elements()
      }
    }
    return bar
  }

  mutating func location(mayBeNull: Bool = false) -> SourceLocation? {
    var fields = (file: String?.none, line: Int?.none)
    object(LocationKey.self, requiring: [.file, .line], mayBeNull: mayBeNull) { reader, key in
      switch key {
      case .file: fields.file = reader.json.text()
      case .line: fields.line = reader.json.number(in: 0...Int.max)
      }
    }
    guard let file = fields.file, let line = fields.line else { return nil }
    return SourceLocation(file: file, line: line)
  }
}
