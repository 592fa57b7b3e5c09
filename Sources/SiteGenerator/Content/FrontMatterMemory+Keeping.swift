import Bytes
import Notes

extension FrontMatterMemory {
  /// What the memory is called where one build leaves it for the next.
  static let name = "front-matter"

  /// The fingerprint of what reads front matter; nil where the program can't be told from another
  /// version of it.
  fileprivate static var reader: ContentHash? {
    RunningProgram.fingerprint.map {
      ContentHash(of: "\($0.hexadecimal) \(FrontMatter.engineVersion)")
    }
  }

  /// What the last build left in an output folder; nothing where there is none, or another program's.
  init(leftIn output: String) {
    guard let reader = Self.reader,
      let left = Publisher.bequest(Self.name, in: output),
      let memory = FrontMatterMemory(left, program: reader)
    else {
      self.init()
      return
    }
    self = memory
  }
}

extension ReadContent {
  /// What the next build may know of the front matter; nil where this one knew all of it. A note with a
  /// problem is left out, so that its problem is found again. O(n log n) in the number of notes.
  func frontMatterMemory() -> ByteBuffer? {
    let sound = notes.filter(\.problems.isEmpty)
    guard let reader = FrontMatterMemory.reader,
      sound.contains(where: { $0.newFrontMatter != nil })
    else { return nil }
    return FrontMatterMemory.bytes(of: sound.map { $0.note.headHash }, program: reader) {
      place, out in
      if let new = sound[place].newFrontMatter {
        out.append(contentsOf: new)
      } else {
        sound[place].note.frontMatter.write(into: &out)
      }
    }
  }
}
