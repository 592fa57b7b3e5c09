/// Runs bodies without running them: every branch that may be taken is taken, and what it would
/// do and show is written down.
///
/// Values that are constants of the source are followed through parameters, properties and
/// closures; everything else is only known by its type.
final class Evaluator {
  let table: SymbolTable
  /// What happens where nothing else collects it, innermost last.
  private var recording: [[Event]] = [[]]
  private var conditions: [String] = []
  private var doubts: [String] = []
  /// The calls that are under way.
  private(set) var calls: Set<CallID> = []
  /// The calls under way that were left out where they came up again.
  var cuts: Set<CallID> = []
  /// Whether a call was left out because too many were under way.
  var isTooDeep = false
  /// What calls gave, by what they were made with.
  var memory: [Memory.Key: [Memory]] = [:]
  /// What views show, by what they were made with.
  var bodies: [HostKey: ViewTree] = [:]
  /// The outermost of the calls that an event was traced back to.
  var outermostSite = Int.max
  /// The calls that are under way, to tell where a screen's code ends and a router's begins.
  var sites: [CallSite] = []
  /// Whether a value that is known met only the `default` of a `switch`.
  var metDefault = false
  /// The condition of the branch that a known value met.
  var metCondition: String?
  var metPlace: Place?
  var initialValues: [StateReference: Value] = [:]
  /// What `.environment(\.key, …)` gave that can be called, by the key.
  var environmentActions: [String: [Value]] = [:]
  /// The properties that hold the route of a structure or class around it, which stays as it is made.
  var routeHolders: Set<StateReference> = []
  private var freeNames: [Place: Set<String>] = [:]
  var types = TypeMemory()

  /// How many expressions have been looked at.
  private(set) var stepCount = 0

  /// How many expressions are looked at, at most: a scan always ends.
  static let stepLimit = 6_000_000

  /// Whether the limit was reached, so that the result is not whole.
  var isExhausted: Bool { stepCount >= Self.stepLimit }

  func spendStep() -> Bool {
    guard stepCount < Self.stepLimit else { return false }
    stepCount += 1
    return true
  }

  /// How many calls may be nested.
  static let callLimit = 48

  init(table: SymbolTable) {
    self.table = table
  }

  /// Does something and collects the events meanwhile.
  func collecting<Result>(_ body: () -> Result) -> (Result, [Event]) {
    recording.append([])
    let result = body()
    return (result, recording.removeLast())
  }

  func record(_ kind: Event.Kind, at place: Place) {
    var event = Event(
      kind: kind, place: place, condition: conditions.last, doubt: doubts.last)
    if table.isAdapted(place) {
      event.origin = Event.Origin(owner: nil, place: place, site: 0)
      trace(&event)
    } else if case .changes(let state, _) = kind, let owner = state.owner, isRouted(owner) {
      event.origin = Event.Origin(owner: owner, place: place, site: 0)
      trace(&event)
    }
    recording[recording.count - 1].append(event)
  }

  /// Whether a change of a type's variable is made for somebody else: by a method of the type, or by
  /// a closure of a view that an object was given and that a screen calls through it.
  private func isRouted(_ owner: TypeID) -> Bool {
    guard table.isView(owner) else { return isOwn(sites.last?.callee, of: owner) }
    return sites.contains { site in
      guard let caller = site.caller, let callee = site.callee else { return false }
      return caller != owner && table.isView(caller) && callee != caller && !table.isView(callee)
        && !table[callee].isExternal
    }
  }

  /// Whether a type is the owner of a variable, or one that the owner inherits from.
  private func isOwn(_ type: TypeID?, of owner: TypeID) -> Bool {
    guard let type else { return false }
    return type == owner || !table.isView(type) && table.type(owner, is: table[type].name)
  }

  /// Does something as if nothing surrounded it, and gives what it does apart.
  func apart<Result>(_ body: () -> Result) -> (Result, [Event]) {
    let outer = (conditions, doubts)
    (conditions, doubts) = ([], [])
    defer { (conditions, doubts) = outer }
    return collecting(body)
  }

  /// Adds events that were found apart.
  func replayApart(_ events: [Event]) {
    guard conditions.last != nil || doubts.last != nil else { return replay(events) }
    replay(
      events.map { event in
        var event = event
        event.condition = ConditionText.both(conditions.last, event.condition)
        event.doubt = event.doubt ?? doubts.last
        return event
      })
  }

  /// A call that is under way.
  struct CallSite {
    var place: Place
    /// The type around the call.
    var caller: TypeID?
    /// The type around what is called.
    var callee: TypeID?
  }

  /// Places an event where it is raised: outside of the type that owns the variable which it
  /// changes, and in the scanned source where an adapter tells of it.
  private func trace(_ event: inout Event) {
    guard let origin = event.origin else { return }
    let index = sites.lastIndex { site in
      origin.owner.map { !isOwn(site.caller, of: $0) } ?? !table.isAdapted(site.place)
    }
    event.place = index.map { sites[$0].place } ?? origin.place
    event.origin?.site = index ?? 0
    outermostSite = min(outermostSite, index ?? 0)
  }

  /// Adds what a call did when it was made before, as done by the call that is made now.
  func repeatEvents(_ events: [Event]) {
    var traced = events
    for index in events.indices where events[index].origin != nil { trace(&traced[index]) }
    replayApart(traced)
  }

  /// Adds events that were collected before.
  func replay(_ events: [Event]) {
    recording[recording.count - 1] += events
  }

  /// Does something under a condition of the source.
  func under<Result>(_ condition: String?, _ body: () -> Result) -> Result {
    guard let condition else { return body() }
    conditions.append(ConditionText.both(conditions.last, condition) ?? condition)
    defer { conditions.removeLast() }
    return body()
  }

  /// The conditions that hold where the evaluation is.
  var condition: String? { conditions.last }

  /// Does something whose events are not certain.
  func doubting<Result>(_ reason: String, _ body: () -> Result) -> Result {
    doubts.append(reason)
    defer { doubts.removeLast() }
    return body()
  }

  /// Does something as a call, or gives nil where the same call is under way already.
  func calling<Result>(_ call: CallID, _ body: () -> Result) -> Result? {
    guard calls.count < Self.callLimit else {
      isTooDeep = true
      return nil
    }
    guard calls.insert(call).inserted else {
      cuts.insert(call)
      return nil
    }
    defer {
      calls.remove(call)
      cuts.remove(call)
    }
    return body()
  }

  /// The names that a closure uses.
  func freeNames(of closure: Closure) -> Set<String> {
    if let cached = freeNames[closure.place] { return cached }
    var names = NameCollector()
    names.visit(closure.body)
    freeNames[closure.place] = names.names
    return names.names
  }

  /// A closure with what it captures of a frame.
  func capture(_ closure: Closure, _ frame: Frame) -> Value {
    let used = freeNames(of: closure)
    var captured: [Field] = []
    for (name, value) in frame.variables where used.contains(name) || used.contains("$" + name) {
      captured.append(Field(name: name, value: value))
    }
    captured.sort { $0.name < $1.name }
    let value = ClosureValue(
      closure, captured: captured, receiver: frame.receiver, scope: frame.scope)
    return value.depth > 6 ? .nothing : .closure(value)
  }
}
