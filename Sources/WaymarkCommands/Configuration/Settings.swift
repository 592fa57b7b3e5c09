import Foundation
import RouteGraph
import SiteGenerator

/// What options a command runs with: flags win over `WAYMARK_…` variables, those over the
/// project's `waymark.yaml`, and that over the defaults.
struct Settings {
  private let options: [Option]
  private let environment: [String: String]
  /// What is wrong with the file and the variables.
  private(set) var problems: [Diagnostic] = []
  /// Whether the file or the project's root can't be read.
  private(set) var isUnreadable = false

  /// - Parameters:
  ///   - program: The program whose options can be set.
  ///   - environment: The variables of the process.
  init(of program: Program, environment: [String: String]) {
    options = Option.all(of: program)
    self.environment = environment
  }

  /// The arguments over what the file and the variables say.
  ///
  /// - Parameter given: What the command line says.
  mutating func settle(_ given: Arguments) -> Arguments {
    var arguments = given.unset
    checkRoot(given.build.root)
    let configuration = read(given)
    arguments.corrections = configuration.corrections
    for setting in configuration.settings {
      apply(setting.key, setting.value, to: &arguments, named: setting.key, at: setting.location)
    }
    for key in Option.keys {
      let name = "WAYMARK_" + key.uppercased().replacing("-", with: "_")
      guard let value = variable(name) else { continue }
      apply(key, value, to: &arguments, named: name, at: nil)
    }
    for flag in given.flags {
      let known = options.first {
        $0.names.contains(flag.name) && $0.verbs.contains(given.verb)
      }
      _ = known?.assign(flag.value, to: &arguments)
    }
    return arguments
  }

  /// What a variable says; one that is empty says nothing.
  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reports a root that is not there: a build would make the folder for what it publishes.
  private mutating func checkRoot(_ root: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
    guard !isThere || !isFolder.boolValue else { return }
    isUnreadable = true
    problems.append(
      Diagnostic(
        .error, "missing-folder", "there is no folder '\(root)'",
        fix: "name the project's folder after '--root'"))
  }

  private mutating func read(_ arguments: Arguments) -> Configuration {
    let name = arguments.configuration ?? variable("WAYMARK_CONFIG")
    let path =
      name ?? (arguments.build.root == "." ? "" : arguments.build.root + "/")
      + Configuration.fileName
    guard let data = FileManager.default.contents(atPath: path) else {
      if name != nil || FileManager.default.fileExists(atPath: path) {
        isUnreadable = true
        problems.append(GraphFiles.unreadable(path))
      }
      return Configuration()
    }
    var reader = ConfigurationReader(
      Array(data), file: path, options: Option.keys)
    reader.read()
    problems += reader.problems
    return reader.configuration
  }

  private mutating func apply(
    _ key: String, _ value: String, to arguments: inout Arguments, named name: String,
    at location: SourceLocation?
  ) {
    let verb = arguments.verb
    guard
      let option = options.first(where: { $0.key == key && $0.verbs.contains(verb) })
    else { return }
    if !option.assign(setting: value, to: &arguments) {
      report(value, name, takes: option.accepted, at: location)
    }
  }

  private mutating func report(
    _ value: String, _ name: String, takes kind: String, at location: SourceLocation?
  ) {
    problems.append(
      Diagnostic(
        .error, "wrong-setting", at: location, "'\(value)' is no value for '\(name)'",
        fix: "it takes \(kind)"))
  }
}
