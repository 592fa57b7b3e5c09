import RouteGraph
import SiteGenerator

/// What the arguments of a program say.
struct Arguments: Sendable {
  /// The command.
  var verb = Verb.build
  /// Where a build reads and writes, and how strict it is.
  var build = BuildOptions()
  /// Where the command writes; nil for its default.
  var output: String?
  /// The title of the site or the flow; nil for what the flows say.
  var title: String?
  /// The interface language; nil for what the flows say.
  var language: String?
  /// What a scan writes its flow as.
  var form = FlowForm.json
  /// Whether the operands of a build are source to scan.
  var scansSources = false
  /// Whether only problems are printed.
  var isQuiet = false
  /// The files and folders to work on.
  var operands: [String] = []
  /// The configuration file; nil for the one at the root.
  var configuration: String?
  /// The options as they were given, by the name that was used.
  var flags: [(name: String, value: String?)] = []
  /// What is changed in what a scan finds.
  var corrections: [GraphCorrection] = []

  /// The command and what it works on, with every option at its default.
  var unset: Arguments {
    var arguments = Arguments()
    arguments.verb = verb
    arguments.operands = operands
    arguments.flags = flags
    return arguments
  }
}

/// What a flow is written as.
enum FlowForm: String, CaseIterable, Sendable {
  /// `waymark.flow/1`.
  case json
  /// A definition.
  case swift
}

/// What is wrong with the arguments.
struct UsageProblem: Error {
  let summary: String
  var fix: String?
  /// The command whose usage is shown; nil where none is known.
  var verb: Verb?
}

/// What the arguments ask for.
enum Invocation {
  /// Carry out a command.
  case run(Arguments)
  /// Print the usage text of a command, or of the program.
  case help(Verb?)
  /// The arguments make no sense.
  case problem(UsageProblem)
}
