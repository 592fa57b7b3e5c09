/// A made-up app of any size, the same in every run: screens in a tree of pushes, with cross links.
struct Corpus: Sendable {
  /// The number of screens.
  let count: Int
  /// The screens that each screen leads to, four or five each.
  let links: [[Int]]

  /// Makes an app of a number of screens. O(n).
  init(count: Int) {
    self.count = count
    var random = SplitMix64(seed: 20_261_130)
    var links = Array(repeating: [Int](), count: count)
    var next = 1
    for screen in 0..<count where next < count {
      for _ in 0..<min(2 + random.below(3), count - next) {
        links[screen].append(next)
        next += 1
      }
    }
    for screen in 0..<count {
      let wanted = min(3 + random.below(3), count - 1)
      while links[screen].count < wanted {
        let target = random.below(count)
        if target != screen, !links[screen].contains(target) { links[screen].append(target) }
      }
    }
    self.links = links
  }

  /// The title of a screen, unique.
  func title(of screen: Int) -> String {
    "\(Vocabulary.nouns[screen % Vocabulary.nouns.count]) \(screen)"
  }

  /// The name of a screen in files.
  func name(of screen: Int) -> String {
    let digits = String(screen)
    return "p" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The note of a screen, about 1.4 KB of CommonMark with front matter.
  func note(of screen: Int) -> String {
    var random = SplitMix64(seed: UInt64(screen) &* 1_000_003)
    func sentence(_ words: [String], _ length: Int) -> String {
      (0..<length).map { _ in words[random.below(words.count)] }.joined(separator: " ") + "."
    }
    let english = Vocabulary.english
    let korean = Vocabulary.korean
    let items = links[screen].map { target in
      "- \(sentence(english, 3)) [\(title(of: target))](route:screen/\(name(of: target))) "
        + sentence(korean, 3)
    }
    return """
      ---
      subtitle: "\(sentence(english, 4)) \(sentence(korean, 3))"
      summary: "\(sentence(english, 12))"
      tags: [navigation, checkout, settings]
      ---
      \(sentence(english, 12)) *\(sentence(english, 2))* \(sentence(korean, 9))

      ## Behaviour

      \(sentence(korean, 8)) The value `Route.screen(id: \(screen))` is appended and \
      **\(sentence(english, 3))** \(sentence(english, 14))

      \(items.joined(separator: "\n"))

      ## State

      1. \(sentence(english, 10))
      2. \(sentence(korean, 9))
      3. \(sentence(english, 11))

      ```swift
      enum Route: Hashable, Codable {
        case screen(id: Int)
        case detail(title: String)
      }
      path.append(.screen(id: \(screen)))
      ```

      > \(sentence(korean, 9))

      \(sentence(english, 12)) See `path.removeLast()` & _\(sentence(english, 2))_

      """
  }
}

/// The words that notes are made of.
enum Vocabulary {
  static let nouns = [
    "Account", "Profile", "Settings", "Order", "Cart", "Product", "Review", "Filter", "Inbox",
    "Message", "Place", "Booking", "Ticket", "Payment", "Card", "Address", "Gallery", "Album",
    "Player", "Course", "Lesson", "Result", "Feed", "Comment", "Event", "Report", "주문", "장바구니",
  ]
  static let english = [
    "screen", "path", "route", "stack", "push", "pop", "root", "sheet", "detail", "value", "state",
    "view", "model", "user", "selection", "column", "link", "button", "title", "shows", "keeps",
    "appends", "removes", "when", "from", "after", "before", "every", "only", "first", "previous",
  ]
  static let korean = [
    "화면", "이동", "경로", "스택", "상태", "저장", "복원", "버튼", "탭", "목록", "상세", "값", "루트", "다음",
    "바인딩", "시트", "모델", "선택", "제거", "추가", "표시", "합니다", "있습니다", "그리고", "하지만",
  ]
}

/// A small pseudo-random generator (Steele, Lea, Flood 2014), the same on every machine.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to a bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
