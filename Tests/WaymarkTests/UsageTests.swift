import Testing

/// The tool's usage texts, word for word.
@Suite struct UsageTests {
  @Test func theToolListsItsCommands() throws {
    let run = try Tool("waymark")("--help")
    #expect(run.output == Self.whole)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [("build", UsageTests.build), ("scan", UsageTests.scan)])
  func aCommandListsItsOptions(command: String, text: String) throws {
    #expect(try Tool("waymark")(command, "--help").output == text)
  }

  private static let whole = """
    Usage: waymark COMMAND [options]

    Turns an app's navigation into a linked web site.

    Commands:
      build FLOW.json…       publish the site of one or several flows
      build --scan SOURCES…  publish the site of a SwiftUI app from its source
      scan SOURCES…          read the source of a SwiftUI app and write its flow

    'waymark COMMAND --help' lists the options of a command.

    """

  private static let build = """
    Usage: waymark build FLOW.json… [options]
           waymark build --scan SOURCES… [options]

    Turns flows into a linked web site: one page for each destination, with its back stack,
    its notes and a map. A flow.json file holds one flow (schema waymark.flow/1).

    Options:
      --root FOLDER         the project's root (default: .)
      --config FILE         the configuration (default: waymark.yaml at the root)
      --output, -o FOLDER   where the site is published (default: Output)
      --content FOLDER      the notes (default: Content)
      --templates FOLDER    the site's own templates (default: Templates)
      --base-url URL        where the site will be reached, for sitemap.xml and 404.html
      --source-url PATTERN  where source can be read: https://host/blob/main/{file}#L{line}
      --scan                take the arguments for an app's source, and scan it
      --title TEXT          the title (default: the flow's own, Waymark for several)
      --language en|ko      the interface language (default: the flow's own, or en)
      --workers NUMBER      how many pages are made at once (default: one a core)
      --strict              let warnings keep the site from being published
      --quiet, -q           print problems only
      --help, -h            print this text

    Exit status: 0 fine, 1 problems were found, 2 the site could not be made, 64 wrong arguments.

    """

  private static let scan = """
    Usage: waymark scan SOURCES… [options]

    Reads the Swift files of the given files and folders, without building them, and writes the
    app's navigation as JSON (schema waymark.flow/1) or as a definition in Swift.

    Options:
      --root FOLDER      the project's root (default: .)
      --config FILE      the configuration (default: waymark.yaml at the root)
      --output, -o FILE  where the flow is written; - for standard output (default: -)
      --emit json|swift  what the flow is written as (default: json)
      --title TEXT       the flow's title (default: the app's name)
      --workers NUMBER   how many files are read at once (default: one a core)
      --strict           let warnings change the exit status
      --quiet, -q        print problems only
      --help, -h         print this text

    Exit status: 0 fine, 1 problems were found, 2 the flow could not be made, 64 wrong arguments.

    """
}
