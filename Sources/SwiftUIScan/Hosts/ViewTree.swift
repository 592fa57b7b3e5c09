/// What a body shows, before screens are told apart from their parts.
indirect enum ViewTree: Hashable, Sendable {
  /// A view of the scanned source, with what it was given.
  case host(HostKey, Place)
  /// A view of a library.
  case element(ElementNode)
  case modified(ViewTree, ModifierNode)
  case group([ViewTree])
  /// Trees of which one is shown, each under its condition where there is one to name.
  case alternatives([Alternative])
  /// A `switch` over a variable.
  case choice(ChoiceNode)
  /// What happens while the body is made.
  case effects([Event])
  case empty

  /// One of several trees.
  struct Alternative: Hashable, Sendable {
    var condition: String?
    var tree: ViewTree
  }
}

/// A view together with the values that it was made with.
///
/// A class, so that one look tells equal keys from different ones: the values may be deep.
final class HostKey: Hashable, Sendable {
  let type: TypeID
  let arguments: [SemanticType]
  let fields: [Field]
  private let digest: Int

  init(type: TypeID, arguments: [SemanticType], fields: [Field]) {
    self.type = type
    self.arguments = arguments
    self.fields = fields
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(fields)
    digest = hasher.finalize()
  }

  static func == (left: HostKey, right: HostKey) -> Bool {
    left === right
      || (left.digest == right.digest && left.type == right.type && left.fields == right.fields
        && left.arguments == right.arguments)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// A view of a library, or a call that the scanned files do not declare.
struct ElementNode: Hashable, Sendable {
  var name: String
  /// The values of its arguments; closures have become ``children`` and ``events``.
  var arguments: [Field]
  /// What its closures show, each with its label.
  var children: [LabelledTree]
  /// What its closures do.
  var events: [Event]
  var place: Place

  /// By what tells most nodes apart: what they hold may be deep, and is hashed often.
  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(children.count)
  }
}

/// What one closure shows.
struct LabelledTree: Hashable, Sendable {
  var label: String
  var tree: ViewTree
}

/// A modifier of a view.
struct ModifierNode: Hashable, Sendable {
  var name: String
  var arguments: [Field]
  var children: [LabelledTree]
  var events: [Event]
  var presentation: Presentation?
  var place: Place

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(children.count)
  }
}

/// What a modifier leads to.
struct Presentation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case sheet, cover, popover, inspector
    /// `navigationDestination(isPresented:)` and `(item:)`: pushed, off the path.
    case shown
    /// `navigationDestination(for:)`.
    case registered
    /// `WindowGroup(for:)`.
    case window
  }

  var kind: Kind
  /// The variable that opens it.
  var trigger: StateReference?
  /// The type of the value that it shows.
  var type: SemanticType
  /// What each case of an enumeration shows.
  var cases: [CaseContent]
  /// What it shows where the value is no enumeration.
  var content: ViewTree
  /// What makes the content of a value.
  var maker: Value?
  /// What must hold for it to exist.
  var condition: String?
  /// What its call does besides: `onDismiss`.
  var events: [Event]
}

/// What one case of a route shows.
struct CaseContent: Hashable, Sendable {
  var type: TypeID
  var name: String
  var tree: ViewTree
  /// Whether only a `default` shows it.
  var isDefault: Bool
  var condition: String?
  var place: Place?
}

/// A `switch` in a body over a variable.
struct ChoiceNode: Hashable, Sendable {
  var subject: StateReference?
  var type: TypeID?
  var branches: [ChoiceBranch]
  var place: Place

  func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// One branch of a ``ChoiceNode``.
struct ChoiceBranch: Hashable, Sendable {
  var cases: [String]
  var isDefault: Bool
  var condition: String?
  var tree: ViewTree
}
