import Notes

extension FrontMatterMemory {
  /// What the memory is called where one build leaves it for the next.
  fileprivate static let name = "front-matter"

  /// What the last build left in an output folder; nothing where there is none, or another program's.
  init(leftIn output: String) {
    guard let program = RunningProgram.fingerprint,
      let left = Publisher.bequest(Self.name, in: output),
      let memory = FrontMatterMemory(left, program: program)
    else {
      self.init()
      return
    }
    self = memory
  }
}

extension ReadContent {
  /// Leaves the front matter of the notes for the next build, unless it lies there already. A note
  /// with a problem is left out, so that its problem is found again.
  func leaveFrontMatter(to publisher: Publisher) {
    let sound = notes.filter(\.problems.isEmpty)
    let heads = sound.map(\.note.headHash)
    guard let program = RunningProgram.fingerprint, !memory.holdsExactly(heads) else { return }
    publisher.leave(
      FrontMatterMemory.bytes(of: heads, program: program) { sound[$0].note.frontMatter },
      as: FrontMatterMemory.name)
  }
}
