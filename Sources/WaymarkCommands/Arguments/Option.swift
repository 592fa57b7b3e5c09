import RouteGraph
import SiteGenerator

/// An option.
struct Option: Sendable {
  /// Its names.
  let names: [String]
  /// What stands for its value in the usage text; empty where it takes none.
  let placeholder: String
  /// The commands that it belongs to.
  var verbs: [Verb] = Verb.allCases
  /// The programs that have it.
  var owner = Owner.all
  /// Whether the command line alone can give it.
  var isFlagOnly = false
  /// What values it takes, in words; nil where the placeholder says it.
  var kind: String?
  /// What it does, in a few words.
  let help: String
  /// Puts its value in; false for a value that it can't have. One that takes none on the command line
  /// is `true` or `false`.
  fileprivate let assign: @Sendable (String, inout Arguments) -> Bool

  /// Whose an option is.
  enum Owner {
    /// Every program's.
    case all
    /// The tool's alone, which takes its flows from arguments.
    case tool
    /// A site's alone, which walks the flows that it defines.
    case site
  }

  /// Whether it stands alone on the command line.
  var isSwitch: Bool { placeholder.isEmpty }

  /// Takes it from the command line; false for a value that it can't have.
  func assign(_ value: String?, to arguments: inout Arguments) -> Bool {
    assign(isSwitch ? "true" : value ?? "", &arguments)
  }

  /// Takes it from a file or a variable, where a switch says whether it is on; false for a value that
  /// it can't have.
  func assign(setting value: String, to arguments: inout Arguments) -> Bool {
    guard isSwitch else { return assign(value, &arguments) }
    switch value {
    case "true", "1", "yes": return assign("true", &arguments)
    case "false", "0", "no": return assign("false", &arguments)
    default: return false
    }
  }

  /// The names and the placeholder, as usage texts list them.
  var synopsis: String {
    names.joined(separator: ", ") + (isSwitch ? "" : " " + placeholder)
  }

  /// What values it takes, as problems say it.
  var accepted: String { kind ?? (isSwitch ? "true or false" : placeholder) }

  /// What a configuration file calls it: its long name without dashes; nil where no file sets it.
  var key: String? {
    isFlagOnly ? nil : names.first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
  }

  /// What a configuration file can set: one file serves the tool and a project's own site, each of
  /// which passes over what is the other's.
  static var keys: [String] {
    var keys: [String] = []
    for case let key? in all.map(\.key) where !keys.contains(key) { keys.append(key) }
    return keys
  }

  /// The options of a program, or of one of its commands.
  static func all(of program: Program, for verb: Verb? = nil) -> [Option] {
    all.filter { option in
      option.owner != (program.isTool ? .site : .tool)
        && option.verbs.contains { verb == nil ? program.verbs.contains($0) : $0 == verb }
    }
  }
}

extension Option {
  private static let places: [Option] = [
    Option(
      names: ["--root"], placeholder: "FOLDER", isFlagOnly: true,
      help: "the project's root (default: .)"
    ) {
      $1.build.root = $0
      return true
    },
    Option(
      names: ["--config"], placeholder: "FILE", isFlagOnly: true,
      help: "the configuration (default: \(Configuration.fileName) at the root)"
    ) {
      $1.configuration = $0
      return true
    },
    Option(
      names: ["--output", "-o"], placeholder: "FOLDER", verbs: [.build],
      help: "where the site is published (default: Output)"
    ) {
      $1.output = $0
      return true
    },
    Option(
      names: ["--output", "-o"], placeholder: "FILE", verbs: [.scan], isFlagOnly: true,
      help: "where the flow is written; - for standard output (default: -)"
    ) {
      $1.output = $0
      return true
    },
    Option(
      names: ["--content"], placeholder: "FOLDER", verbs: [.build],
      help: "the notes (default: Content)"
    ) {
      $1.build.content = $0
      return true
    },
    Option(
      names: ["--templates"], placeholder: "FOLDER", verbs: [.build],
      help: "the site's own templates (default: Templates)"
    ) {
      $1.build.templates = $0
      return true
    },
    Option(
      names: ["--base-url"], placeholder: "URL", verbs: [.build],
      kind: "an address such as https://host/path, without '?' and '#'",
      help: "where the site will be reached, for sitemap.xml and 404.html"
    ) {
      $1.build.baseURL = BaseURL($0)
      return $1.build.baseURL != nil
    },
    Option(
      names: ["--source-url"], placeholder: "PATTERN", verbs: [.build],
      kind: "an address with '{file}' in its path, such as https://host/{file}#L{line}",
      help: "where source can be read: https://host/blob/main/{file}#L{line}"
    ) {
      $1.build.sourceURL = SourceURL($0)
      return $1.build.sourceURL != nil
    },
  ]

  private static let choices: [Option] = [
    Option(
      names: ["--scan"], placeholder: "", verbs: [.build], owner: .tool, isFlagOnly: true,
      help: "take the arguments for an app's source, and scan it"
    ) {
      $1.scansSources = $0 == "true"
      return true
    },
    Option(
      names: ["--emit"], placeholder: "json|swift", verbs: [.scan], owner: .tool,
      isFlagOnly: true, help: "what the flow is written as (default: json)"
    ) {
      guard let form = FlowForm(rawValue: $0) else { return false }
      $1.form = form
      return true
    },
    Option(
      names: ["--title"], placeholder: "TEXT", verbs: [.build], owner: .tool,
      help: "the title (default: the flow's own, Waymark for several)", assign: setTitle),
    Option(
      names: ["--title"], placeholder: "TEXT", verbs: [.scan], owner: .tool,
      help: "the flow's title (default: the app's name)", assign: setTitle),
    Option(
      names: ["--language"], placeholder: "en|ko", verbs: [.build], owner: .tool,
      help: "the interface language (default: the flow's own, or en)"
    ) {
      $1.language = $0
      return ["en", "ko"].contains($0)
    },
    Option(
      names: ["--limit"], placeholder: "NUMBER", verbs: [.build], owner: .site,
      kind: "a whole number from 1 on",
      help: "the most destinations of a flow (default: \(FlowWalk.defaultLimit))"
    ) {
      guard let limit = Int($0), limit > 0 else { return false }
      $1.build.destinationLimit = limit
      return true
    },
    Option(
      names: ["--workers"], placeholder: "NUMBER", verbs: [.build], kind: workerNumbers,
      help: "how many pages are made at once (default: one a core)", assign: setWorkers),
    Option(
      names: ["--workers"], placeholder: "NUMBER", verbs: [.scan], kind: workerNumbers,
      help: "how many files are read at once (default: one a core)", assign: setWorkers),
  ]

  @Sendable private static func setTitle(_ text: String, _ arguments: inout Arguments) -> Bool {
    arguments.title = text
    return true
  }

  private static let workerNumbers = "a whole number from 1 to 256"

  @Sendable private static func setWorkers(_ text: String, _ arguments: inout Arguments) -> Bool {
    guard let workers = Int(text), (1...256).contains(workers) else { return false }
    arguments.build.workers = workers
    return true
  }

  @Sendable private static func setStrict(_ text: String, _ arguments: inout Arguments) -> Bool {
    arguments.build.isStrict = text == "true"
    return true
  }

  private static let flags: [Option] = [
    Option(
      names: ["--strict"], placeholder: "", verbs: [.build],
      help: "let warnings keep the site from being published", assign: setStrict),
    Option(
      names: ["--strict"], placeholder: "", verbs: [.scan],
      help: "let warnings change the exit status", assign: setStrict),
    Option(names: ["--quiet", "-q"], placeholder: "", help: "print problems only") {
      $1.isQuiet = $0 == "true"
      return true
    },
  ]

  private static let all: [Option] = places + choices + flags
}
