import Testing

/// The program's arguments: what it prints where, and its exit status.
@Suite struct ArgumentTests {
  private static let usage =
    "Usage: example-flows build [options]; 'example-flows --help' lists them.\n"

  @Test(arguments: [
    (
      ["--ouput", "x"],
      "error: there is no option '--ouput'\n  help: did you mean '--output'?\n"
    ),
    (["--zzzzzzzzzzzz"], "error: there is no option '--zzzzzzzzzzzz'\n"),
    (["-x"], "error: there is no option '-x'\n  help: did you mean '-o'?\n"),
    (["biuld"], "error: there is no command 'biuld'\n  help: did you mean 'build'?\n"),
    (["publish"], "error: there is no command 'publish'\n  help: the commands are: build\n"),
    (["build", "build"], "error: one command at a time: 'build' or 'build'\n"),
    (["build", "--output"], "error: '--output' needs a value\n"),
    (["--output="], "error: '--output' needs a value\n"),
    (
      ["--output", "--strict"],
      "error: '--output' needs a value\n  help: where '--strict' is meant, write "
        + "'--output=--strict'\n"
    ),
    (
      ["-o", "-q"],
      "error: '-o' needs a value\n  help: where '-q' is meant, write '--output=-q'\n"
    ),
    (
      ["--workers", "0"],
      "error: '0' is no value for '--workers'\n  help: it takes a whole number from 1 to 256\n"
    ),
    (
      ["--limit=many"],
      "error: 'many' is no value for '--limit'\n  help: it takes a whole number from 1 on\n"
    ),
    (
      ["--base-url", "example.org"],
      "error: 'example.org' is no value for '--base-url'\n"
        + "  help: it takes an address such as https://host/path, without '?' and '#'\n"
    ),
    ([""], "error: there is no command ''\n  help: the commands are: build\n"),
  ])
  func wrongArgumentsAreExplainedOnStandardError(arguments: [String], message: String) throws {
    let tool = try Tool()
    let run = try tool(arguments)
    #expect(run.error == message + Self.usage)
    #expect(run.output == "")
    #expect(run.status == 64)
    #expect(!tool.has("Output"))
  }

  @Test(arguments: [["--help"], ["-h"], ["build", "--help"], ["--strict", "-h", "--nonsense"]])
  func helpGoesToStandardOutput(arguments: [String]) throws {
    let run = try Tool()(arguments)
    #expect(run.output == Self.help)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [["--help", "scan"], ["--help", "--strict", "scan"], ["scan", "-h", "build"]])
  func helpIsThatOfTheCommandWhereverItIsAskedFor(arguments: [String]) throws {
    let tool = try Tool("waymark")
    #expect(try tool(arguments).output == (try tool("scan", "--help").output))
    #expect(try tool("build", "--help").output != (try tool("scan", "--help").output))
    #expect(try tool("--help").output.hasPrefix("Usage: waymark COMMAND [options]\n"))
  }

  private static let help = """
    Usage: example-flows [build] [options]

    Turns the flows of this program into a linked web site: one page for each destination,
    with its back stack, its notes and a map.

    Options:
      --root FOLDER         the project's root (default: .)
      --config FILE         the configuration (default: waymark.yaml at the root)
      --output, -o FOLDER   where the site is published (default: Output)
      --content FOLDER      the notes (default: Content)
      --templates FOLDER    the site's own templates (default: Templates)
      --base-url URL        where the site will be reached, for sitemap.xml and 404.html
      --source-url PATTERN  where source can be read: https://host/blob/main/{file}#L{line}
      --limit NUMBER        the most destinations of a flow (default: 100000)
      --workers NUMBER      how many pages are made at once (default: one a core)
      --strict              let warnings keep the site from being published
      --quiet, -q           print problems only
      --help, -h            print this text

    Exit status: 0 fine, 1 problems were found, 2 the site could not be made, 64 wrong arguments.

    """
}
