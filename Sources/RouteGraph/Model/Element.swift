/// What a screen shows, as a tree: enough to draw the screen as a wireframe.
///
/// Generic over what a control does: an action on route values while a flow is being defined, the
/// index of a transition on its screen in a graph.
public indirect enum ElementTree<Control> {
  /// A text.
  case text(TextContent, TextStyle)
  /// A picture, drawn as a placeholder.
  case image(ImageContent)
  /// A list.
  case list([ElementTree], ListStyle)
  /// A section of a list.
  case section(header: String?, footer: String?, [ElementTree])
  /// Elements side by side.
  case row([ElementTree])
  /// Elements on top of each other.
  case column([ElementTree])
  /// Cards in columns.
  case grid([ElementTree])
  /// Empty space that pushes its neighbours apart.
  case spacer
  /// A thin line.
  case divider
  /// A control that leads somewhere.
  case control(Control, ControlStyle, label: [ElementTree])
  /// A field for a shared value.
  case input(InputKind, label: String, StateID?)
  /// A child view that may speak for the screen: its title and bar options win over the parent's.
  case child(name: String, BarClaim, [ElementTree])
  /// Elements that exist under a condition.
  case conditional(Condition, [ElementTree])
}

extension ElementTree: Sendable where Control: Sendable {}
extension ElementTree: Equatable where Control: Equatable {}
extension ElementTree: Hashable where Control: Hashable {}

/// An element of a graph; a control is the index of one of its destination's transitions.
public typealias Element = ElementTree<Int>

/// What a text shows.
public enum TextContent: Hashable, Sendable {
  /// A text of the definition.
  case literal(String)
  /// A shared value, and what stands before it.
  case state(StateID, prefix: String)
}

/// How a text is set: a style of iOS's type scale and a colour.
public struct TextStyle: Hashable, Sendable {
  /// The type scale of iOS.
  public enum Font: String, Hashable, Sendable, CaseIterable {
    /// A step of the scale.
    case largeTitle, title, headline, body, subheadline, footnote, caption
  }

  /// The step of the type scale.
  public var font: Font
  /// The colour; nil for the label colour.
  public var color: Accent?
  /// Whether the text is less important than what stands beside it.
  public var isSecondary: Bool

  /// Creates a style.
  public init(font: Font = .body, color: Accent? = nil, isSecondary: Bool = false) {
    self.font = font
    self.color = color
    self.isSecondary = isSecondary
  }
}

/// A picture, drawn as a placeholder: a symbol, or the first letters of what it shows.
public struct ImageContent: Hashable, Sendable {
  /// How a picture is cut.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A line symbol in the text's size.
    case symbol
    /// A round portrait.
    case avatar
    /// A small square.
    case thumbnail
    /// A wide picture.
    case banner
  }

  /// The name of a symbol; nil where the first letters of the label are drawn.
  public var symbol: String?
  /// What the picture shows, for people who don't see it; empty where it only decorates.
  public var label: String
  /// How it is cut.
  public var shape: Shape
  /// Its tint; nil for the flow's accent.
  public var color: Accent?

  /// Creates a picture.
  public init(symbol: String?, label: String, shape: Shape, color: Accent? = nil) {
    self.symbol = symbol
    self.label = label
    self.shape = shape
    self.color = color
  }
}

/// How a list is drawn.
public enum ListStyle: String, Hashable, Sendable, CaseIterable {
  /// Rounded groups on a grey ground.
  case insetGrouped
  /// Rows from edge to edge.
  case plain
}

/// How a control is drawn.
public enum ControlStyle: String, Hashable, Sendable, CaseIterable {
  /// A row that leads on, with a chevron.
  case link
  /// A text button.
  case plain
  /// A filled button.
  case prominent
  /// A button that destroys something.
  case destructive
  /// A button that backs out.
  case cancel
}

/// A field for a shared value.
public enum InputKind: Hashable, Sendable {
  /// A line of text, with what stands in it while it is empty.
  case textField(placeholder: String)
  /// A switch.
  case toggle
  /// A number between two bounds.
  case stepper(ClosedRange<Int>)
  /// A choice of texts.
  case picker([String])
}

/// What a child view says about the bar; nil where it says nothing.
public struct BarClaim: Hashable, Sendable {
  /// The title it sets.
  public var title: String?
  /// The subtitle it sets.
  public var subtitle: String?
  /// Whether it hides the back button.
  public var isBackButtonHidden: Bool?

  /// Creates a claim.
  public init(title: String? = nil, subtitle: String? = nil, isBackButtonHidden: Bool? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.isBackButtonHidden = isBackButtonHidden
  }
}
