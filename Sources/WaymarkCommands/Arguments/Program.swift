/// A program of this library: its name and what it can be asked for.
struct Program: Sendable {
  /// The name in its usage text.
  let name: String
  /// Its commands; a site's own program has `build` alone, which need not be named then.
  let verbs: [Verb]

  /// Whether it is the tool rather than a site's own program.
  let isTool: Bool

  /// The program of a site.
  static func site(named name: String) -> Program {
    Program(name: name, verbs: [.build], isTool: false)
  }

  /// The tool.
  static func tool(named name: String) -> Program {
    Program(name: name, verbs: Verb.allCases, isTool: true)
  }
}

/// A command.
enum Verb: String, CaseIterable, Sendable {
  /// Publish a site.
  case build
  /// Read an app's source.
  case scan
}
