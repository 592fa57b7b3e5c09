import Bytes
import RouteGraph

extension FlowPlan {
  /// The most ways in and ways out of a page that are asked for ahead; few pages have more.
  private static let prefetchLimit = 8

  /// What is asked for ahead of a page.
  enum PrefetchStep {
    /// What its screen shows, and the upper ends of the back stacks that it lists.
    case stacks
    /// What it says of other destinations, those of its back stack among them.
    case texts
  }

  /// Asks for what the page of a destination will be made of, while other pages are made.
  ///
  /// Most of it lies anywhere in a large flow: at a hundred thousand destinations a page would wait
  /// for memory some thirty times.
  func prefetch(pageOf destination: Int, _ step: PrefetchStep) {
    let incoming = index.incoming(of: destination).prefix(Self.prefetchLimit)
    switch step {
    case .stacks:
      graph.destinations.prefetchParts(of: destination)
      stacks.prefetchStack(of: destination)
      for transition in incoming {
        if let origin = transition.origin { stacks.prefetchStackOfPushes(on: origin) }
      }
    case .texts:
      for transition in index.outgoing(of: destination).prefix(Self.prefetchLimit) {
        if let shown = index.shownDestination(of: transition) { texts.prefetch(shown) }
      }
      for transition in incoming {
        if let origin = transition.origin { texts.prefetch(origin) }
        plainControls.prefetch(transition.position)
      }
      stacks.forEachEntry(ofStackOf: destination) { texts.prefetch($0) }
      for transition in incoming.prefix(StackList.wayLimit - 1) {
        guard let origin = transition.origin else { continue }
        stacks.forEachEntry(ofStackOfPushesOn: origin) { texts.prefetch($0) }
      }
    }
  }
}
