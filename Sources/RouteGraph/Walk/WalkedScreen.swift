/// A screen whose controls lead to places in the walk.
struct WalkedScreen {
  let title: String
  let subtitle: String?
  let bar: BarOptions
  let deepLink: String?
  let condition: Condition?
  let elements: [Element]
  /// The screen's controls among those of all screens.
  let controls: Range<Int>
  let states: [SharedState]
  let place: SourcePlace
}

/// One control: what it does, how it reads, where it is written.
struct WalkedControl {
  let action: ActionTree<Int>
  let deepLinkRule: DeepLinkRule?
  let label: String
  let condition: Condition?
  let place: SourcePlace
}
