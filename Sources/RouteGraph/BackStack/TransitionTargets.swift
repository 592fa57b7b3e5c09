/// The positions of a transition's targets, ``TransitionEnds/missing`` ones among them.
struct TransitionTargets: RandomAccessCollection {
  /// The only one; of no meaning where there are several.
  private let lone: Int32
  private let several: ArraySlice<Int32>

  let startIndex = 0
  let endIndex: Int

  /// No targets.
  init() {
    lone = 0
    several = []
    endIndex = 0
  }

  /// One target.
  init(_ lone: Int32) {
    self.lone = lone
    several = []
    endIndex = 1
  }

  /// Several targets.
  init(_ several: ArraySlice<Int32>) {
    self.several = several
    lone = 0
    endIndex = several.count
  }

  subscript(position: Int) -> Int32 {
    several.isEmpty ? lone : several[several.startIndex + position]
  }
}
