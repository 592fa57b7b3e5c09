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
