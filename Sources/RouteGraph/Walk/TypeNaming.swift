/// The parts of a type's name that are the same in every run and on every machine.
struct TypeNaming {
  /// The type's own name: `Route`.
  let short: String
  /// The name with its module and the types around it: `App.Shop.Route`.
  ///
  /// A private type and a type in a function have a context that is named by an address; it is left
  /// out.
  let full: String

  /// Reads the name of a type.
  init(_ type: Any.Type) {
    short = String(describing: type)
    var scopes = Self.parts(of: String(reflecting: type)).dropLast()
    scopes.removeAll { $0.hasPrefix("(") }
    full = (scopes + [short]).joined(separator: ".")
  }

  /// The shortest name of each type that no other type shares: its own, with the types around it,
  /// with its module. None is another type's full name, which that type may be left with.
  static func shortest(of fullNames: Set<String>) -> [String: String] {
    var shortest: [String: String] = [:]
    let levels: [(String) -> String] = [
      { parts(of: $0).last ?? $0 }, { parts(of: $0).dropFirst().joined(separator: ".") }, { $0 },
    ]
    for level in levels {
      let owners = Dictionary(grouping: fullNames, by: level)
      for (name, owners) in owners where owners.count == 1 && !name.isEmpty {
        let isTaken = name != owners[0] && fullNames.contains(name)
        if shortest[owners[0]] == nil, !isTaken { shortest[owners[0]] = name }
      }
    }
    return shortest
  }

  /// Splits a name at the dots that stand in no bracket.
  private static func parts(of name: String) -> [String] {
    var parts = [""]
    var depth = 0
    for letter in name {
      switch letter {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      default: break
      }
      if letter == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }
}
