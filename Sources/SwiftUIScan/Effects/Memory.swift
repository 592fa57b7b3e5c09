/// What a call gave, kept for the next call with the same values.
struct Memory {
  var value: Value
  var events: [Event]
  var metDefault: Bool
  var metCondition: String?
  var metPlace: Place?
  /// The calls under way that were left out of it.
  var cuts: Set<CallID>
  /// How many calls were under way, where some were left out because they were too many.
  var depth: Int

  /// How many results of one call are kept.
  static let variantLimit = 8

  /// A call and the values that it is made with.
  struct Key: Hashable {
    let call: CallID
    let variables: [Field]
    let receiver: Value?

    init(call: CallID, variables: [String: Value], _ receiver: Value?) {
      self.call = call
      self.variables = variables.sorted { $0.key < $1.key }.map { Field(name: $0, value: $1) }
      self.receiver = receiver
    }
  }
}
