/// The usage texts.
struct Usage {
  private let program: Program

  /// The usage texts of a program.
  init(of program: Program) {
    self.program = program
  }

  /// The text of a command, or of the whole program.
  func text(for verb: Verb?) -> String {
    guard program.isTool else { return siteText }
    guard let verb else { return toolText }
    return """
      \(lines(of: verb))

      \(purpose(of: verb))

      Options:
      \(options(for: verb))

      \(Self.exitStatus(of: verb))
      """
  }

  /// One line that says how a command is called.
  func line(for verb: Verb?) -> String {
    let more = verb.map { "'\(program.name) \($0.rawValue) --help' lists them." }
    switch (program.isTool, verb) {
    case (false, _):
      return "Usage: \(program.name) build [options]; '\(program.name) --help' lists them."
    case (true, .scan?):
      return "Usage: \(program.name) scan [options] SOURCES…; \(more ?? "")"
    case (true, .build?):
      return "Usage: \(program.name) build [options] FLOW.json…; \(more ?? "")"
    case (true, nil):
      return "Usage: \(program.name) COMMAND [options]; '\(program.name) --help' lists them."
    }
  }

  private var siteText: String {
    """
    Usage: \(program.name) [build] [options]

    Turns the flows of this program into a linked web site: one page for each destination,
    with its back stack, its notes and a map.

    Options:
    \(options(for: .build))

    \(Self.exitStatus(of: .build))
    """
  }

  private var toolText: String {
    let commands = program.verbs.flatMap { rows(of: $0) }
    return """
      Usage: \(program.name) COMMAND [options]

      Turns an app's navigation into a linked web site.

      Commands:
      \(Self.table(commands))

      '\(program.name) COMMAND --help' lists the options of a command.
      """
  }

  private func rows(of verb: Verb) -> [(String, String)] {
    switch verb {
    case .build:
      [
        ("build FLOW.json…", "publish the site of one or several flows"),
        ("build --scan SOURCES…", "publish the site of a SwiftUI app from its source"),
      ]
    case .scan: [("scan SOURCES…", "read the source of a SwiftUI app and write its flow")]
    }
  }

  private func lines(of verb: Verb) -> String {
    rows(of: verb).enumerated().map { number, row in
      (number == 0 ? "Usage: " : "       ") + "\(program.name) \(row.0) [options]"
    }.joined(separator: "\n")
  }

  private func purpose(of verb: Verb) -> String {
    switch verb {
    case .build:
      """
      Turns flows into a linked web site: one page for each destination, with its back stack,
      its notes and a map. A flow.json file holds one flow (schema waymark.flow/1).
      """
    case .scan:
      """
      Reads the Swift files of the given files and folders, without building them, and writes the
      app's navigation as JSON (schema waymark.flow/1) or as a definition in Swift.
      """
    }
  }

  private func options(for verb: Verb) -> String {
    let known = Option.all(of: program, for: verb)
    return Self.table(known.map { ($0.synopsis, $0.help) } + [("--help, -h", "print this text")])
  }

  private static func exitStatus(of verb: Verb) -> String {
    let failure = verb == .build ? "the site" : "the flow"
    return "Exit status: 0 fine, 1 problems were found, 2 \(failure) could not be made, "
      + "64 wrong arguments."
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { name, help in
      "  " + name + String(repeating: " ", count: width - name.count) + help
    }.joined(separator: "\n")
  }
}
