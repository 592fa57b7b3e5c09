/// Why an action can't be carried out anywhere.
struct ImpossibleAction {
  /// What the control does, after its name.
  let sentence: String
  /// What to do about it.
  let fix: String

  /// Nil for an action that can be carried out somewhere.
  init?(_ action: ActionTree<Void>, targetCount: Int) {
    switch action {
    case .push where targetCount == 0:
      (sentence, fix) = ("pushes nothing", "name the route that it leads to")
    case .pop(let count) where count < 0:
      (sentence, fix) = ("removes \(count) entries", "count the entries to remove from 0")
    case .select(let column, _) where column < 1:
      (sentence, fix) = ("selects in column \(column)", "count columns from 1, the leftmost")
    case .set(_, .random(let length)) where length < 0:
      (sentence, fix) = ("puts \(length) random letters in", "count the letters from 0")
    default: return nil
    }
  }
}
