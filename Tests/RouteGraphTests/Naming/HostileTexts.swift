/// Texts that trouble file systems, addresses and markup.
enum HostileTexts {
  static let all: [String] = [
    "한글", "환경 설정", "\u{1F914}", "\u{2699}\u{FE0F}", "!!!", "", " ", "\u{200D}", "Milk", "milk",
    "MILK",
    "\u{130}stanbul", "istanbul", "ISTANBUL", "Straße", "strasse", "con", "CON", "aux", "nul",
    "com1",
    "prn", "10:30", "dot.", "space ", "a/b", "a\\b", "..", ".", "%2e", "%2e%2e%2f", "-dash",
    ".hidden",
    "\u{200F}right\u{200E}", "a\u{0}b", "line\nbreak", "<b>&\"'</b>", "{{name}}", "x-5s6sn4nt",
    "\u{202E}gnp.exe", "~user", "$HOME", "a|b", "a?b#c", "*", "\u{FEFF}bom", "\u{3164}", "\u{E000}",
    "👩‍👩‍👧", "🇰🇷", "ﬁn", "fin", "e\u{301}", "\u{301}e", "\u{93E}", "אבג", "ไทย", "①", "²", "１２",
    String(repeating: "a", count: 300), String(repeating: "한", count: 100),
    String(repeating: "b", count: 290) + "1234567890",
    String(repeating: "b", count: 290) + "0987654321",
  ]

  private static let pieces: [String] =
    all.filter { $0.utf8.count < 40 } + [
      "A", "a", "B", "Σ", "ς", "ß", "SS", "K", "\u{212A}", "ı", "I", "-", "--", "_",
    ]
    + [
      "가", "\u{1100}\u{1161}", "\u{345}", "\u{20DD}", "\u{E9}", "\u{FE0F}", "\u{1F1F0}", "0", "9",
      "'",
    ]

  /// A text of some hostile pieces.
  static func random(using generator: inout SplitMix64) -> String {
    let count = Int.random(in: 1...5, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}

/// Random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
