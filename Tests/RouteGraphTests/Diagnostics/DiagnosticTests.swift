import RouteGraph
import Testing

/// A problem as a line of text.
@Suite struct DiagnosticTests {
  @Test func isALineWithItsPlaceAndALineOfHelp() {
    let problem = Diagnostic(
      .warning, "an-id", at: SourceLocation(file: "a.md", line: 2, column: 3), "it is '한글 ❤️'",
      fix: "mend it")
    #expect(problem.description == "a.md:2:3: warning: it is '한글 ❤️' [an-id]\n  help: mend it")
  }

  @Test func textsOfUsersEndNoLineAndReachNoTerminal() {
    let text = "a\nerror: b\r\n\u{1B}[31m\u{9B}\u{2028}"
    let problem = Diagnostic(
      .note, "an-id", at: SourceLocation(file: "a\nb", line: 1), "it is '\(text)'", fix: text)
    let shown = #"a\nerror: b\r\n\u{1B}[31m\u{009B}\u{2028}"#
    #expect(
      problem.description == #"a\nb:1: note: it is '\#(shown)' [an-id]"# + "\n  help: \(shown)")
    #expect(problem.summary == "it is '\(text)'")
  }
}
