/// What is true of many transitions alike, and rarely of interest: written once where they share it,
/// it leaves a transition small.
@usableFromInline final class TransitionDetails: Sendable {
  /// The details one by one.
  @usableFromInline struct Values: Hashable, Sendable {
    @usableFromInline var deepLinkRule: DeepLinkRule?
    @usableFromInline var confidence = Confidence.declared
    @usableFromInline var condition: Condition?
    @usableFromInline var source: SourceLocation?
    @usableFromInline var sites: [SourceLocation] = []
  }

  /// The details of a transition of which nothing is said.
  static let none = TransitionDetails(Values())

  @usableFromInline let values: Values

  init(_ values: Values) {
    self.values = values
  }

  /// The details with one of them changed.
  func with<Value>(
    _ value: Value, at path: WritableKeyPath<Values, Value>
  ) -> TransitionDetails {
    var values = values
    values[keyPath: path] = value
    return TransitionDetails(values)
  }
}

extension TransitionDetails: Hashable {
  @usableFromInline static func == (left: TransitionDetails, right: TransitionDetails) -> Bool {
    left === right || left.values == right.values
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    values.hash(into: &hasher)
  }
}

/// Details that were met, each once.
struct MetDetails {
  private var known: Set<TransitionDetails> = []
  /// The last of them: transitions that follow each other are mostly written in one place.
  private var last = TransitionDetails.none

  /// The details that have some values.
  mutating func details(_ values: TransitionDetails.Values) -> TransitionDetails {
    if last.values == values { return last }
    last = known.insert(TransitionDetails(values)).memberAfterInsert
    return last
  }
}
