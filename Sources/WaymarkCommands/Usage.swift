/// The usage text.
enum Usage {
  /// The text for a program of a name.
  static func text(for name: String) -> String {
    let options =
      Option.all.map { ($0.names.joined(separator: ", ") + " " + $0.placeholder, $0.help) } + [
        ("--strict", "let warnings keep the site from being published"),
        ("--quiet, -q", "print problems only"),
        ("--help, -h", "print this text"),
      ]
    let width = (options.map(\.0.count).max() ?? 0) + 2
    let lines = options.map { option, help in
      "  " + option + String(repeating: " ", count: width - option.count) + help
    }
    return """
      Usage: \(name) [build] [options]

      Turns the flows of this program into a linked web site: one page for each destination,
      with its back stack, its notes and a map.

      Options:
      \(lines.joined(separator: "\n"))

      Exit status: 0 fine, 1 problems were found, 2 the site could not be written, 64 wrong arguments.
      """
  }
}
