/// Everything that the scanned files declare, by name.
struct SymbolTable: Sendable {
  var types: [TypeSymbol] = []
  /// The types at the top level, by name, in order.
  var topLevel: [String: [TypeID]] = [:]
  var functions: [String: [FunctionSymbol]] = [:]
  var properties: [String: PropertySymbol] = [:]
  var aliases: [String: [FileAlias]] = [:]
  var files: [FilePlacement] = []
  /// The names that each type inherits from, its own and its ancestors'.
  var ancestry: [Set<String>] = []
  /// Methods of all types by name, to find the only one that a call can mean.
  var methods: [String: [FunctionSymbol]] = [:]
  /// The types that conform to a protocol, by the protocol.
  var conforming: [TypeID: [TypeID]] = [:]

  /// An alias at the top level.
  struct FileAlias: Sendable {
    var fact: AliasFact
    var file: Int
  }

  subscript(id: TypeID) -> TypeSymbol { types[id.index] }

  /// The type's name where it is unique, its full name elsewhere.
  func shownName(_ id: TypeID) -> String {
    let symbol = self[id]
    guard symbol.outer != nil else { return symbol.name }
    return nameCount[symbol.name, default: 0] > 1 ? symbol.fullName : symbol.name
  }

  /// How many types share a short name.
  var nameCount: [String: Int] = [:]

  /// Whether a type, or what it inherits from, is called so.
  func type(_ id: TypeID, is name: String) -> Bool {
    ancestry[id.index].contains(name)
  }

  /// Whether a type shows something on the screen.
  func isView(_ id: TypeID) -> Bool {
    !ancestry[id.index].isDisjoint(with: Self.viewProtocols) && types[id.index].kind != .enumeration
      || (types[id.index].kind == .enumeration && type(id, is: "View"))
  }

  /// Whether a place lies in what an adapter tells, rather than in a scanned file.
  func isAdapted(_ place: Place) -> Bool { place.file >= files.count }

  private static let viewProtocols: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "ToolbarContent", "Commands", "Scene", "App", "TabContent",
    "CustomizableToolbarContent",
  ]
}

/// Where a file lies, for telling types of the same name apart.
struct FilePlacement: Sendable {
  var path: String
  /// The module, as far as the path tells.
  var module: String

  init(path: String) {
    self.path = path
    let parts = path.split(separator: "/").map(String.init)
    if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count - 1 {
      module = parts[sources + 1]
    } else {
      module = parts.count > 1 ? parts[0] : ""
    }
  }

  /// How many leading parts of the path two files share.
  func closeness(to other: FilePlacement) -> Int {
    let own = path.split(separator: "/")
    let others = other.path.split(separator: "/")
    return zip(own, others).prefix { $0 == $1 }.count
  }
}
