import RouteGraph
import Testing

@testable import SiteGenerator

@Suite struct PublishingProblemTests {
  private static let nameClash =
    "  help: rename one of the routes, values or files that they are named after"

  @Test(arguments: [
    (
      PublishingProblem.overlap(output: "Site", .inside, input: "Content"),
      "error: the output folder 'Site' lies inside the input folder 'Content' [output-overlaps-input]",
      "  help: choose an output folder that neither holds an input folder nor lies in one"
    ),
    (
      .foreignFolder("Site", example: "cv.pdf"),
      "error: the output folder 'Site' holds 'cv.pdf', which Waymark did not write [output-not-ours]",
      "  help: choose a new or empty output folder, or empty this one"
    ),
    (
      .busy("Site"),
      "error: another build is writing to the output folder 'Site' [output-busy]",
      "  help: build again when it has ended"
    ),
    (
      .damagedManifest("Site/m", reason: "it is short"),
      "error: the list of published files 'Site/m' can't be used: it is short"
        + " [output-manifest-damaged]",
      "  help: empty the output folder and build again; nothing was removed, because the list alone"
        + " tells which files are Waymark's"
    ),
    (
      .strangersFile("Site/a"),
      "error: 'Site/a' is in the way of the site, and Waymark did not write it [output-file-not-ours]",
      "  help: move it out of the output folder, or remove it"
    ),
    (
      .symbolicLink("Site/a"),
      "error: 'Site/a' is a symbolic link in the way of the site, and Waymark follows none"
        + " [output-symbolic-link]",
      "  help: remove the link"
    ),
    (
      .sameFile("a"), "error: two files of the site are called 'a' [output-path-twice]", nameClash
    ),
    (
      .sameButForCase("A", "a"),
      "error: 'A' and 'a' are the same file on a disk that ignores letter case [output-path-twice]",
      nameClash
    ),
    (
      .sameFolderButForCase("A", "a"),
      "error: 'A' and 'a' are the same folder on a disk that ignores letter case [output-path-twice]",
      nameClash
    ),
    (
      .fileAndFolder("a"), "error: 'a' is both a file and a folder of the site [output-path-twice]",
      nameClash
    ),
    (
      .unusablePath("../a"),
      "error: '../a' is no path that the site can write to [output-path-unusable]",
      "  help: use parts of 1 to 255 bytes that are not '.' or '..' and hold no control characters"
    ),
    (
      .notWritable("Site/a", .absence),
      "error: 'Site/a' can't be written: No such file or directory [output-not-writable]",
      "  help: see that there is room and that the folder may be written to, then build again"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(problem: PublishingProblem, summary: String, help: String) {
    #expect(problem.diagnostic.description == "\(summary)\n\(help)")
  }

  @Test func aFailureNamesEachProblemOnceInOrder() {
    let failure = PublishingFailure([.sameFile("b"), .busy("o"), .sameFile("a"), .sameFile("b")])
    #expect(
      failure.diagnostics.map(\.id) == ["output-busy", "output-path-twice", "output-path-twice"])
    #expect(failure.diagnostics.last?.summary == "two files of the site are called 'b'")
  }
}
