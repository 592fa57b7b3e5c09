import RouteGraph
import SiteGenerator

/// Reads arguments; options may stand before or after the command.
struct ArgumentParser {
  private let program: Program
  private var arguments = Arguments()
  private var verb: Verb?
  private var rest: ArraySlice<String>
  /// The options that were given, by the name that was used.
  private var options: [(name: String, value: String?)] = []

  private init(_ program: Program, _ arguments: [String]) {
    self.program = program
    rest = arguments[...]
  }

  /// What arguments ask a program for.
  static func parse(_ arguments: [String], for program: Program) -> Invocation {
    var parser = ArgumentParser(program, arguments)
    do throws(UsageProblem) {
      return try parser.parse()
    } catch {
      return .problem(
        UsageProblem(summary: error.summary, fix: error.fix, verb: error.verb ?? parser.verb))
    }
  }

  private mutating func parse() throws(UsageProblem) -> Invocation {
    if !program.isTool { arguments.verb = .build }
    while let argument = rest.popFirst() {
      if argument == "--", program.isTool {
        for argument in rest { try operand(argument) }
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        try operand(argument)
        continue
      }
      if try option(argument) { return .help(verb ?? nextVerb) }
    }
    guard let verb = verb ?? (program.isTool ? nil : .build) else {
      throw UsageProblem(summary: "a command is missing", fix: commands)
    }
    arguments.verb = verb
    arguments.flags = options
    for (name, value) in options { try apply(name, value, to: verb) }
    try checkOperands(of: verb)
    return .run(arguments)
  }

  /// Takes an argument that is no option: the command first, then what it works on.
  private mutating func operand(_ argument: String) throws(UsageProblem) {
    if program.isTool, verb != nil {
      guard !argument.isEmpty else { throw UsageProblem(summary: "a file's name is empty") }
      return arguments.operands.append(argument)
    }
    guard let found = program.verbs.first(where: { $0.rawValue == argument }) else {
      let nearest = NearestName.to(argument, among: program.verbs.map(\.rawValue))
      throw UsageProblem(
        summary: "there is no command '\(argument)'",
        fix: nearest.map { "did you mean '\($0)'?" } ?? commands)
    }
    if let verb {
      throw UsageProblem(
        summary: "one command at a time: '\(verb.rawValue)' or '\(argument)'", verb: verb)
    }
    verb = found
  }

  /// The command that follows what was read so far.
  private var nextVerb: Verb? {
    rest.lazy.compactMap { argument in program.verbs.first { $0.rawValue == argument } }.first
  }

  private var commands: String {
    "the commands are: \(program.verbs.map(\.rawValue).joined(separator: ", "))"
  }

  /// Takes an option with its value.
  ///
  /// - Returns: Whether the usage text is asked for.
  private mutating func option(_ argument: String) throws(UsageProblem) -> Bool {
    let (name, inline) = Self.split(argument)
    if name == "--help" || name == "-h" { return true }
    let known = Option.all(of: program)
    guard let option = known.first(where: { $0.names.contains(name) }) else {
      let likely = verb.map { Option.all(of: program, for: $0) } ?? known
      let names = likely.flatMap(\.names) + ["--help"]
      throw UsageProblem(
        summary: "there is no option '\(name)'",
        fix: NearestName.to(name, among: names).map { "did you mean '\($0)'?" })
    }
    if option.isSwitch {
      guard inline == nil else { throw UsageProblem(summary: "'\(name)' takes no value") }
      options.append((name, nil))
    } else {
      options.append((name, try value(of: option, named: name, inline: inline)))
    }
    return false
  }

  /// An option's value: behind its `=`, or the next argument. One that looks like an option is taken
  /// for the next option, whose value was forgotten before it.
  private mutating func value(
    of option: Option, named name: String, inline: String?
  ) throws(UsageProblem) -> String {
    if inline == nil, let next = rest.first, next.hasPrefix("-"), next != "-" {
      throw UsageProblem(
        summary: "'\(name)' needs a value",
        fix: "where '\(next)' is meant, write '\(option.names[0])=\(next)'")
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw UsageProblem(summary: "'\(name)' needs a value")
    }
    return value
  }

  /// Puts an option's value in, now that the command is known.
  private mutating func apply(
    _ name: String, _ value: String?, to verb: Verb
  ) throws(UsageProblem) {
    let own = Option.all(of: program, for: verb)
    guard let option = own.first(where: { $0.names.contains(name) }) else {
      throw UsageProblem(summary: "'\(verb.rawValue)' has no option '\(name)'")
    }
    guard option.assign(value, to: &arguments) else {
      throw UsageProblem(
        summary: "'\(value ?? "")' is no value for '\(option.names[0])'",
        fix: "it takes \(option.accepted)")
    }
  }

  private func checkOperands(of verb: Verb) throws(UsageProblem) {
    guard program.isTool, arguments.operands.isEmpty else { return }
    switch verb {
    case .scan:
      throw UsageProblem(
        summary: "no source is named", fix: "name the app's folder: '\(program.name) scan Sources'")
    case .build:
      throw UsageProblem(
        summary: "no flow is named",
        fix: "name a file: '\(program.name) build flow.json', or an app's folder after '--scan'")
    }
  }

  /// `--name=value` as its two parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }
}
