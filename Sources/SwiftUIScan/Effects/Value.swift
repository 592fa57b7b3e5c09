// A value may be a view, a view's tree holds what its actions do, and what they do holds values:
// none of these types can be read without the others.

/// What an expression may be worth, as far as navigation cares.
indirect enum Value: Hashable, Sendable {
  /// Anything of a type.
  case unknown(SemanticType)
  /// A case of an enumeration; the type is nil where only the name is known.
  case member(TypeID?, String, [Value])
  case literal(Literal)
  /// A value whose properties are partly known.
  case instance(SemanticType, [Field])
  /// What a variable holds at some time.
  case state(StateReference, SemanticType)
  /// A way to change a variable.
  case binding(StateReference, SemanticType)
  case closure(ClosureValue)
  /// Methods of one name on a receiver.
  case method(String, Value)
  case tuple([Field])
  case array([Value])
  case oneOf([Value])
  case view(ViewTree)
  case type(SemanticType)
  case keyPath([String])
  /// An action of the environment: `dismiss`, `openWindow`, `openURL`.
  case environment(String)

  /// Nothing in particular.
  static let nothing = Value.unknown(.unknown)
}

/// A named part of a value.
struct Field: Hashable, Sendable {
  var name: String
  var value: Value
}

/// A closure with what it captures.
final class ClosureValue: Hashable, Sendable {
  let closure: Closure
  let captured: [Field]
  let receiver: Value?
  let scope: LexicalScope
  private let digest: Int
  /// How many closures are nested in what it captures.
  let depth: Int

  init(_ closure: Closure, captured: [Field], receiver: Value?, scope: LexicalScope) {
    self.closure = closure
    self.captured = captured
    self.receiver = receiver
    self.scope = scope
    var hasher = Hasher()
    hasher.combine(closure.place)
    hasher.combine(captured)
    hasher.combine(receiver)
    digest = hasher.finalize()
    depth = 1 + max(captured.map(\.value.depth).max() ?? 0, receiver?.depth ?? 0)
  }

  static func == (left: ClosureValue, right: ClosureValue) -> Bool {
    left === right
      || (left.digest == right.digest && left.closure.place == right.closure.place
        && left.captured == right.captured && left.receiver == right.receiver)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

// MARK: - Views

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
  /// The case that it is a value of, where that shows another view for each: `.settings(.privacy)`.
  var outer: OuterCase?
}

/// A case whose only value is a route of its own.
struct OuterCase: Hashable, Sendable {
  var type: TypeID
  var name: String
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

// MARK: - Events

/// Something that an action does and that navigation may depend on.
struct Event: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case changes(StateReference, Change)
    /// `NavigationLink(value:)`.
    case follows(Value)
    case dismisses
    case opensWindow(Value)
    case opensURL(Value)
    /// A verb of a router that is not among the scanned files.
    case calls(String, Value, [Field])
  }

  var kind: Kind
  /// Where it is written.
  var place: Place
  /// What must hold for the code to exist.
  var condition: String?
  /// Why the scan is not sure of it.
  var doubt: String?
  /// Whether it happens when the app is opened from outside.
  var isExternal = false
  /// What its place was traced back from; not part of what tells events apart.
  var origin: Origin?

  /// Where a change of a router's variable is written, before it is traced back to the screen.
  struct Origin: Sendable {
    /// The type that declares the variable; nil where an adapter tells of the change.
    var owner: TypeID?
    var place: Place
    /// How many calls were under way around the one that it was traced back to.
    var site: Int
  }

  static func == (left: Event, right: Event) -> Bool {
    left.place == right.place && left.kind == right.kind && left.condition == right.condition
      && left.doubt == right.doubt && left.isExternal == right.isExternal
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(place)
  }
}

/// How a variable is changed.
indirect enum Change: Hashable, Sendable {
  case sets(Value)
  case appends(Value)
  case appendsAll(Value)
  /// `removeLast(n)`; nil where the count is not known.
  case removes(Int?)
  case removesAll
  case replacesLast(Value)
  case toggles
}
