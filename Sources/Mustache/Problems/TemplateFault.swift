/// A problem and the byte where it is, before the file and the way to it are known.
struct TemplateFault: Error, Sendable {
  let problem: TemplateProblem
  let offset: Int

  init(_ problem: TemplateProblem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
