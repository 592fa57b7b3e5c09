/// A destination's id where a file names it, and where that is.
struct GraphReference {
  /// What names a destination.
  enum Place {
    case container
    case transition(Int, key: String)

    /// Whether `null` may stand in the place of an id.
    var mayBeNull: Bool {
      if case .transition(_, "to") = self { return true }
      return false
    }
  }

  let id: DestinationID
  let offset: Int
  let place: Place
}

/// An element that is drawn for a control of its screen.
struct ControlUse {
  let destination: Int
  let transition: Int
  let offset: Int
}

/// A shared value where a file names it.
struct StateUse {
  let name: String
  let path: String
  let offset: Int
}
