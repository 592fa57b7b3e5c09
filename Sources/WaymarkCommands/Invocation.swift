import RouteGraph
import SiteGenerator

/// What the arguments ask for.
enum Invocation {
  /// Build the site.
  case build(BuildOptions, isQuiet: Bool)
  /// Print the usage text.
  case help
  /// The arguments make no sense.
  case problem(UsageProblem)

  /// What is wrong with the arguments.
  struct UsageProblem: Error {
    let summary: String
    var fix: String?
  }

  private static let verbs = ["build"]

  /// Reads arguments; options may stand before or after the verb, which is `build` by default.
  static func parse(_ arguments: [String]) -> Invocation {
    var options = BuildOptions()
    var isQuiet = false
    var verb: String?
    var rest = arguments[...]
    do throws(UsageProblem) {
      while let argument = rest.popFirst() {
        guard argument.hasPrefix("-"), argument != "-" else {
          try check(argument, after: verb)
          verb = argument
          continue
        }
        let (name, inline) = split(argument)
        switch name {
        case "--help", "-h": return .help
        case "--quiet", "-q": isQuiet = true
        case "--strict": options.isStrict = true
        default: try Option.named(name).set(value(inline, of: name, from: &rest), &options)
        }
      }
    } catch {
      return .problem(error)
    }
    return .build(options, isQuiet: isQuiet)
  }

  private static func check(_ verb: String, after earlier: String?) throws(UsageProblem) {
    guard verbs.contains(verb) else {
      let nearest = NearestName.to(verb, among: verbs)
      throw UsageProblem(
        summary: "there is no command '\(verb)'",
        fix: nearest.map { "did you mean '\($0)'?" }
          ?? "the commands are: \(verbs.joined(separator: ", "))")
    }
    if let earlier {
      throw UsageProblem(summary: "one command at a time: '\(earlier)' or '\(verb)'")
    }
  }

  /// `--name=value` as its two parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func value(
    _ inline: String?, of name: String, from rest: inout ArraySlice<String>
  ) throws(UsageProblem) -> String {
    _ = try Option.named(name)
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw UsageProblem(summary: "'\(name)' needs a value")
    }
    return value
  }
}

/// An option with a value.
struct Option: Sendable {
  /// Its names.
  let names: [String]
  /// What stands for its value in the usage text.
  let placeholder: String
  /// What it does, in a few words.
  let help: String
  private let assign: @Sendable (String, inout BuildOptions) -> Bool

  /// Puts a value in.
  func set(
    _ value: String, _ options: inout BuildOptions
  ) throws(Invocation.UsageProblem) {
    guard assign(value, &options) else {
      throw Invocation.UsageProblem(
        summary: "'\(value)' is no value for '\(names[0])'", fix: "it takes \(placeholder)")
    }
  }

  /// The option of a name.
  static func named(_ name: String) throws(Invocation.UsageProblem) -> Option {
    if let option = all.first(where: { $0.names.contains(name) }) { return option }
    let known = all.flatMap(\.names) + ["--strict", "--quiet", "--help"]
    throw Invocation.UsageProblem(
      summary: "there is no option '\(name)'",
      fix: NearestName.to(name, among: known).map { "did you mean '\($0)'?" })
  }

  /// Every option with a value.
  static let all: [Option] = [
    Option(names: ["--root"], placeholder: "FOLDER", help: "the project's root (default: .)") {
      $1.root = $0
      return true
    },
    Option(
      names: ["--output", "-o"], placeholder: "FOLDER",
      help: "where the site is published (default: Output)"
    ) {
      $1.output = $0
      return true
    },
    Option(names: ["--content"], placeholder: "FOLDER", help: "the notes (default: Content)") {
      $1.content = $0
      return true
    },
    Option(
      names: ["--templates"], placeholder: "FOLDER",
      help: "the site's own templates (default: Templates)"
    ) {
      $1.templates = $0
      return true
    },
    Option(
      names: ["--base-url"], placeholder: "URL",
      help: "where the site will be reached, for sitemap.xml and 404.html"
    ) {
      $1.baseURL = BaseURL($0)
      return $1.baseURL != nil
    },
    Option(
      names: ["--limit"], placeholder: "NUMBER",
      help: "the most destinations of a flow (default: \(FlowWalk.defaultLimit))"
    ) {
      guard let limit = Int($0), limit > 0 else { return false }
      $1.destinationLimit = limit
      return true
    },
    Option(
      names: ["--workers"], placeholder: "NUMBER",
      help: "how many pages are made at once (default: one a core)"
    ) {
      guard let workers = Int($0), (1...256).contains(workers) else { return false }
      $1.workers = workers
      return true
    },
  ]
}
