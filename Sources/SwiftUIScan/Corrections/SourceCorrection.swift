/// A `// waymark:` comment: what it asks for, and the lines that it speaks of.
struct SourceCorrection {
  /// What a comment can ask for.
  enum Kind: Equatable {
    /// `ignore`: what is written here leads nowhere.
    case ignore
    /// `-> sheet .checkout`: where what is written here leads to.
    case leads(String?, String)
    /// Anything else.
    case unknown
  }

  var kind: Kind
  /// The comment's words.
  var text: String
  /// Where the comment is.
  var place: Place
  /// The lines of the statement, the modifier or the declaration that begins where the comment
  /// points to.
  var lines: ClosedRange<Int>
  /// The lines of the calls around it, the innermost first.
  var around: [Int]

  /// Whether a place lies in what the comment speaks of.
  func covers(_ other: Place) -> Bool {
    other.file == place.file && lines.contains(other.line)
  }

  /// What a comment's words ask for.
  static func kind(of text: String) -> Kind {
    if text == "ignore" { return .ignore }
    guard text.hasPrefix("->") else { return .unknown }
    let words = text.dropFirst(2).split(separator: " ").map(String.init)
    switch words.count {
    case 1: return .leads(nil, words[0])
    case 2: return .leads(words[0], words[1])
    default: return .unknown
    }
  }
}

/// A line of one of the scanned files.
struct SourceLine: Hashable {
  var file: Int
  var line: Int
}

/// What was met while screens were walked on the lines that corrections speak of.
struct CorrectionMarks {
  /// Something on a screen.
  struct Mark: Hashable {
    var from: DestinationKey
    var control: ControlKey?
    var label: String
  }

  private var wanted: Set<SourceLine> = []
  private var met: [SourceLine: [Mark]] = [:]

  /// Asks for what is met on the lines of corrections.
  mutating func want(_ corrections: [SourceCorrection]) {
    for correction in corrections {
      for line in [correction.lines.lowerBound] + correction.around {
        wanted.insert(SourceLine(file: correction.place.file, line: line))
      }
    }
  }

  /// Notes something, if anybody asked for it.
  mutating func meet(_ place: Place, _ mark: Mark) {
    let line = SourceLine(file: place.file, line: place.line)
    guard wanted.contains(line), met[line]?.contains(mark) != true else { return }
    met[line, default: []].append(mark)
  }

  /// What was met where a correction points to, else in the nearest call around it; of each screen
  /// one mark, that of a control where there is one.
  func marks(for correction: SourceCorrection) -> [Mark] {
    for line in [correction.lines.lowerBound] + correction.around {
      let found = met[SourceLine(file: correction.place.file, line: line)] ?? []
      guard !found.isEmpty else { continue }
      var chosen: [Mark] = []
      for mark in found {
        guard let index = chosen.firstIndex(where: { $0.from == mark.from }) else {
          chosen.append(mark)
          continue
        }
        if chosen[index].control == nil, mark.control != nil { chosen[index] = mark }
      }
      return chosen
    }
    return []
  }
}
