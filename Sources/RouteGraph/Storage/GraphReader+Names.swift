extension GraphReader {
  /// The name of a flow: one part of a path.
  mutating func flowID() -> String? {
    _ = json.peek()
    let place = json.offset
    guard let name = json.text().map(Slug.composed) else { return nil }
    if !Self.isPathPart(name) {
      json.report(
        "unusable-id", "'id' is '\(name)', which can't name a folder", at: place,
        fix: "write '\(Slug(name).text)'")
      return nil
    }
    return name
  }

  /// The name of a destination: a path below the flow's folder.
  mutating func destinationID() -> DestinationID? {
    _ = json.peek()
    let place = json.offset
    guard let name = json.text().map(Slug.composed) else { return nil }
    guard name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(Self.isPathPart)
    else {
      let better = name.split(separator: "/").map { Slug(String($0)).text }.joined(separator: "/")
      json.report(
        "unusable-id", "'\(json.path.text)' is '\(name)', which can't name a page", at: place,
        fix: better.isEmpty ? "write a path like 'shop-route/home'" : "write '\(better)'")
      return DestinationID(rawValue: name)
    }
    if CasePageCheck.reservedNames.contains(name) {
      json.report(
        "unusable-id", "'\(json.path.text)' is '\(name)', a page that every flow has", at: place,
        fix: "write the type before it: 'route/\(name)'")
      return nil
    }
    return DestinationID(rawValue: name)
  }

  /// The name of a destination that stands elsewhere in the file.
  mutating func reference(at place: GraphReference.Place) -> DestinationID? {
    _ = json.peek()
    let offset = json.offset
    guard let name = json.text(mayBeNull: place.mayBeNull) else { return nil }
    let id = DestinationID(rawValue: Slug.composed(name))
    references.append(GraphReference(id: id, offset: offset, place: place))
    return id
  }

  /// The number of a control on its screen.
  mutating func controlNumber() -> Int? {
    _ = json.peek()
    let place = json.offset
    guard let number = json.number(in: 0...Int.max) else { return nil }
    controlUses.append(
      ControlUse(destination: destinationNumber, transition: number, offset: place))
    return number
  }

  /// The name of a shared value where it is declared.
  mutating func stateID() -> String? {
    _ = json.peek()
    let place = json.offset
    guard let name = json.text() else { return nil }
    if !declaredStates.insert(name).inserted {
      json.report(
        "duplicate-state", "there are two shared values '\(name)'", at: place,
        fix: "declare it once: every screen that names it shares it")
    }
    return name
  }

  /// The name of a shared value where something uses it.
  mutating func stateName() -> String? {
    _ = json.peek()
    let place = json.offset
    guard let name = json.text(mayBeNull: true) else { return nil }
    stateUses.append(StateUse(name: name, path: json.path.text, offset: place))
    return name
  }

  /// Whether a text is a slug, or several with two dashes between.
  private static func isPathPart(_ text: some StringProtocol) -> Bool {
    var text = String(text)
    if text.withUTF8(isPlainPathPart) { return true }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count <= Slug.maximumByteCount, parts.first != "", parts.last != "" else {
      return false
    }
    return Slug(text).text == text.replacing("--", with: "-")
  }

  /// Whether a text surely is one: of small letters and digits, with dashes between, and longer than
  /// any name that Windows keeps for itself.
  private static func isPlainPathPart(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (5...Slug.maximumByteCount).contains(bytes.count) else { return false }
    let dash = UInt8(ascii: "-")
    var dashes = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): dashes = 0
      case dash: dashes += 1
      default: return false
      }
      if dashes > 2 { return false }
    }
    return bytes.first != dash && dashes == 0
  }
}
