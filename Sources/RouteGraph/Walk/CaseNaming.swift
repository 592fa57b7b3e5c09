/// The name of an enum's case, as its declaration spells it.
enum CaseNaming {
  /// The plain name of a reflected case. One that is no plain identifier comes in back-ticks, with
  /// no-break spaces for its spaces.
  static func plain(_ name: String) -> String {
    guard name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else { return name }
    let letters = name.unicodeScalars.dropFirst().dropLast().map { $0 == "\u{A0}" ? " " : $0 }
    return String(String.UnicodeScalarView(letters))
  }
}
