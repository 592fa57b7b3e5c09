/// A screen whose controls lead to places in the walk.
struct WalkedScreen {
  var title = ""
  var subtitle: String?
  var bar = BarOptions()
  var deepLink: String?
  var condition: Condition?
  var elements: [Element] = []
  /// The screen's controls among those of all screens.
  var controls: Range<Int>
  var states: [SharedState] = []
  var place: SourcePlace

  /// Takes the screen out of a list of screens, where only its controls and its place remain: what is
  /// moved has no references to count.
  mutating func take() -> WalkedScreen {
    let remains = WalkedScreen(controls: controls, place: place)
    return exchange(&self, with: remains)
  }
}

/// One control: what it does, where it leads, how it reads.
struct WalkedControl {
  /// What it does; where it leads stands apart, in numbers that need no list of their own.
  var action: ActionTree<Void>
  /// Where it leads, among the targets of all controls.
  var targets: Range<Int32>
  var label: String
  var details: TransitionDetails

  /// Takes the control out of a list of controls, where none remains.
  mutating func take() -> WalkedControl {
    let remains = WalkedControl(action: .back, targets: 0..<0, label: "", details: .none)
    return exchange(&self, with: remains)
  }
}

/// Puts a value in the place of another, which it gives.
private func exchange<Value>(_ place: inout Value, with new: consuming Value) -> Value {
  swap(&place, &new)
  return new
}
