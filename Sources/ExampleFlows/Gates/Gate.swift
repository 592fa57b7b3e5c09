import Waymark

/// A gate of the old city wall and the colour behind it.
enum Gate: String, CaseIterable {
  case east = "동대문"
  case west = "서대문"
  case south = "남대문"
  case north = "북대문"

  var color: Accent {
    switch self {
    case .east: .mint
    case .west: .pink
    case .south: .cyan
    case .north: .teal
    }
  }
}
