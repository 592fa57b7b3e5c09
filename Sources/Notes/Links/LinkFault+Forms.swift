/// The faults that a destination's form alone shows.
extension LinkFault {
  /// A destination that no page may link to.
  static func refused(_ url: String, because refusal: LinkDestination.Refusal) -> LinkFault {
    switch refusal {
    case .empty:
      return LinkFault(
        "empty-link", "the link has no destination", fix: "write one between the parentheses")
    case .unsafe:
      return LinkFault(
        "unsafe-link", "a page may not link to '\(url)'",
        fix: "use 'route:', a relative path, or an address with https, http, mailto or tel")
    case .rooted:
      return LinkFault(
        "absolute-link", "'\(url)' begins at the root of a host",
        fix: "write the path relative to the note")
    case .outsideRoot:
      return LinkFault(
        "link-leaves-root", "'\(url)' leads out of the project", fix: "remove a '..'")
    case .malformedRoute:
      return LinkFault(
        "malformed-route-link", "'\(url)' names no route",
        fix: "write 'route:case' or 'route:case/value'")
    }
  }

  /// An image that shows something that is no picture.
  static func notAPicture(_ url: String) -> LinkFault {
    LinkFault(
      "unsafe-link", "an image cannot show '\(url)'", fix: "give a picture relative to the note")
  }

  /// A picture from another host: pages make no request elsewhere.
  static func remoteImage(_ url: String) -> LinkFault {
    LinkFault(
      "remote-image", "the picture '\(url)' lies on another host and is left out",
      fix: "keep a copy beside the note")
  }
}
