import Foundation
import Testing

/// The `build` command as a process.
@Suite struct BuildCommandTests {
  @Test func successIsOneLineThatCountsWhatChanged() throws {
    let tool = try Tool()
    try tool.write("Old.\n", to: "Content/champions/home.md")
    let first = try tool("build")
    #expect(first.successLine == "Built … pages (… files changed) in … s -> Output\n")
    #expect(first.error == "")
    #expect(first.status == 0)

    try tool.write("New.\n", to: "Content/champions/home.md")
    let second = try tool("--output", "Output", "build")
    #expect(second.successLine == "Built … pages (1 file changed) in … s -> Output\n")

    let third = try tool()
    #expect(third.successLine == "Built … pages (0 files changed) in … s -> Output\n")
    #expect(third.error == "")
  }

  @Test func quietPrintsNothingWhereNothingIsWrong() throws {
    let tool = try Tool()
    let run = try tool("-q", "--output=Elsewhere/site")
    #expect(run.output == "")
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(tool.text("Elsewhere/site/index.html").hasSuffix("</html>\n"))
  }

  @Test func aBadNoteKeepsTheLastGoodSite() throws {
    let tool = try Tool()
    #expect(try tool("build", "--quiet").status == 0)
    let old = tool.text("Output/champions/index.html")
    try tool.write("[x](route:nowhere)\n", to: "Content/champions/index.md")
    let run = try tool("build")
    #expect(
      run.error == """
        Content/champions/index.md:1:5: error: the flow 'champions' has no route 'nowhere' \
        [unknown-route]
          help: its routes are 'forum', 'home', 'homeFirst', 'homeSecond', 'profile', 'study'
        1 error
        Nothing was published to 'Output': what is there stays as it is.

        """)
    #expect(run.output == "")
    #expect(run.status == 1)
    #expect(old.hasSuffix("</html>\n"))
    #expect(tool.text("Output/champions/index.html") == old)
  }

  @Test func warningsKeepTheSiteFromBeingPublishedOnlyWhenStrict() throws {
    let tool = try Tool()
    try tool.write("| a | b |\n| - | - |\n| 1 | 2 |\n", to: "Content/index.md")
    let warning = """
      Content/index.md:1:1: warning: CommonMark has no tables: this one is shown as text \
      [table-not-supported]
        help: write a list instead
      1 warning

      """
    let strict = try tool("--strict")
    #expect(
      strict.error == warning + "Nothing was published to 'Output': what is there stays as it is.\n"
    )
    #expect(strict.output == "")
    #expect(strict.status == 1)
    #expect(!tool.has("Output/index.html"))

    let lenient = try tool("build")
    #expect(lenient.error == warning)
    #expect(lenient.successLine == "Built … pages (… files changed) in … s -> Output\n")
    #expect(lenient.status == 0)
  }

  @Test(arguments: [
    ("Content/site", "lies inside the input folder 'Content'"),
    ("Content", "is the input folder 'Content'"),
    (".", "contains the input folder 'Content'"),
    ("Content/../Content/x", "lies inside the input folder 'Content'"),
    ("Templates", "is the input folder 'Templates'"),
  ])
  func anOutputFolderThatOverlapsAnInputIsRefused(output: String, sentence: String) throws {
    let tool = try Tool()
    try tool.write("Hello.\n", to: "Content/index.md")
    try tool.write("", to: "Templates/assets/x.txt")
    let run = try tool("build", "--output", output)
    #expect(
      run.error == """
        error: the output folder '\(output)' \(sentence) [output-overlaps-input]
          help: choose an output folder that neither holds an input folder nor lies in one
        1 error
        Nothing was published to '\(output)'.

        """)
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(!tool.has("\(output)/index.html"))
  }

  @Test func aFolderOfSomebodyElsesIsRefused() throws {
    let tool = try Tool()
    try tool.write("mine", to: "Output/letter.txt")
    let run = try tool("build")
    #expect(
      run.error == """
        error: the output folder 'Output' holds 'letter.txt', which Waymark did not write \
        [output-not-ours]
          help: choose a new or empty output folder, or empty this one
        1 error
        Nothing was published to 'Output'.

        """)
    #expect(run.status == 2)
    #expect(tool.text("Output/letter.txt") == "mine")
  }

  @Test func aSecondBuildIntoTheSameFolderIsRefused() throws {
    let tool = try Tool()
    #expect(try tool("--quiet").status == 0)
    let lock = open("\(tool.path)/Output/.waymark/lock", O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let run = try tool("build")
    #expect(
      run.error == """
        error: another build is writing to the output folder 'Output' [output-busy]
          help: build again when it has ended
        1 error
        Nothing was published to 'Output'.

        """)
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func aRootOtherThanTheCurrentFolderHoldsEverything() throws {
    let tool = try Tool()
    try tool.write("# Hello\n", to: "site/Content/index.md")
    let run = try tool("--root", "site")
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(tool.text("site/Output/index.html").contains(">Hello</h2>"))
    #expect(!tool.has("Output"))
  }
}
