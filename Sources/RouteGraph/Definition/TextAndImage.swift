/// A text.
public struct Text: ScreenContent {
  private let content: TextContent
  private let states: [SharedState]
  private var style = TextStyle()

  /// The elements that it puts on the screen.
  public var parts: ScreenParts { ScreenParts(.text(content, style), states: states) }

  /// A text that never changes.
  public init(_ text: String) {
    content = .literal(text)
    states = []
  }

  /// A text that shows a shared value and follows it.
  public init(_ value: SharedValue<some SharedValueContent>, prefix: String = "") {
    content = .state(value.id, prefix: prefix)
    states = [value.state]
  }

  /// Sets the text in a step of the type scale.
  public func font(_ font: TextStyle.Font) -> Text {
    changed { $0.font = font }
  }

  /// Sets the text in a colour.
  public func foregroundStyle(_ color: Accent) -> Text {
    changed { $0.color = color }
  }

  /// Makes the text less important than what stands beside it.
  public func secondary() -> Text {
    changed { $0.isSecondary = true }
  }

  private func changed(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

/// A picture, drawn as a placeholder.
public struct Image: ScreenContent {
  private var content: ImageContent

  /// The elements that it puts on the screen.
  public var parts: ScreenParts { ScreenParts(.image(content)) }

  /// A line symbol of the site's set, named after SF Symbols: `person.2`.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name.
  ///   - label: What it says, for people who don't see it; empty where it only decorates.
  public init(systemName: String, label: String = "") {
    content = ImageContent(symbol: systemName, label: label, shape: .symbol)
  }

  /// A placeholder that shows the first letters of what the picture would show.
  public init(_ label: String, shape: ImageContent.Shape = .thumbnail) {
    content = ImageContent(symbol: nil, label: label, shape: shape)
  }

  /// Sets the tint.
  public func foregroundStyle(_ color: Accent) -> Image {
    var image = self
    image.content.color = color
    return image
  }
}
