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

/// One control: what it does, how it reads, where it is written.
struct WalkedControl {
  var action = ActionTree<Int>.back
  var deepLinkRule: DeepLinkRule?
  var label = ""
  var condition: Condition?
  var place: SourcePlace

  /// Takes the control out of a list of controls, where only its place remains.
  mutating func take() -> WalkedControl {
    let remains = WalkedControl(place: place)
    return exchange(&self, with: remains)
  }
}

/// Puts a value in the place of another, which it gives.
private func exchange<Value>(_ place: inout Value, with new: consuming Value) -> Value {
  swap(&place, &new)
  return new
}
