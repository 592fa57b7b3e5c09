import Foundation

/// Writes an app's notes where Waymark finds them, and the app as a table where the floor does.
struct CorpusFiles {
  private let corpus: Corpus

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  func write(to folder: URL) throws {
    let notes = folder.appending(path: "Content/bench/screen", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    for screen in 0..<corpus.count {
      let file = notes.appending(path: corpus.name(of: screen) + ".md")
      try Data(corpus.note(of: screen).utf8).write(to: file)
    }
    try Data(table.utf8).write(to: folder.appending(path: "graph.tsv"))
  }

  /// One line a screen: name, title, the names above it from the root on, the names it leads to.
  private var table: String {
    var parents = Array(repeating: -1, count: corpus.count)
    for screen in 0..<corpus.count {
      for target in corpus.links[screen] where target > screen && parents[target] < 0 {
        parents[target] = screen
      }
    }
    func names(_ screens: [Int]) -> String {
      screens.map { corpus.name(of: $0) }.joined(separator: ",")
    }
    return (0..<corpus.count).map { screen in
      var above: [Int] = []
      var current = parents[screen]
      while current >= 0 {
        above.append(current)
        current = parents[current]
      }
      let columns = [
        corpus.name(of: screen), corpus.title(of: screen), names(above.reversed()),
        names(corpus.links[screen]),
      ]
      return columns.joined(separator: "\t") + "\n"
    }.joined()
  }
}
