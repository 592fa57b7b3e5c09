import RouteGraph

extension Words {
  /// The title of an accuracy page.
  var accuracy: String { self("Accuracy", "정확도") }

  /// What an accuracy page is for.
  func accuracySummary(of flow: String) -> String {
    self(
      "How much of \(flow) is known without doubt, and what could not be followed.",
      "\(flow)에서 무엇이 확실하고, 무엇을 따라가지 못했는지.")
  }

  /// What is in doubt about a flow, in one line.
  func brief(_ accuracy: FlowAccuracy) -> String {
    let known = accuracy.resolvedCount + accuracy.declaredCount
    let parts = [
      (known, self("\(known) without doubt", "확실함 \(known)")),
      (
        accuracy.inferredCount,
        self("\(accuracy.inferredCount) inferred", "추정 \(accuracy.inferredCount)")
      ),
      (
        accuracy.unresolvedCount,
        self("\(accuracy.unresolvedCount) not followed", "따라가지 못함 \(accuracy.unresolvedCount)")
      ),
      (
        accuracy.deadCases.count + accuracy.unreachableCases.count,
        self(
          "\(accuracy.deadCases.count + accuracy.unreachableCases.count) out of reach",
          "닿을 수 없음 \(accuracy.deadCases.count + accuracy.unreachableCases.count)")
      ),
    ]
    return parts.filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
  }

  /// Why a way is believed to exist; nil where that is certain.
  func evidence(for confidence: Confidence) -> String? {
    guard case .inferred(let reason) = confidence else { return nil }
    return reason.isEmpty ? self("Inferred", "추정") : self("Inferred: ", "추정: ") + reason
  }

  /// A reason as a sentence: known ones in the interface's language, others with their first letter
  /// in upper case and blanks for dashes.
  func sentence(of reason: String) -> String {
    switch reason {
    case "value-from-variable":
      self("The destination comes from a variable.", "목적지가 변수에서 옵니다.")
    case "path-from-variable": self("The path comes from a variable.", "경로가 변수에서 옵니다.")
    case "link-without-view": self("A link without a view.", "뷰가 없는 링크입니다.")
    case "shown-by-state":
      self("A state decides which view is shown.", "어떤 뷰를 보일지 상태가 정합니다.")
    case "unsupported-router":
      self("A router that the scan does not know.", "스캔이 알지 못하는 라우터입니다.")
    case "": self("No reason is given.", "이유가 적혀 있지 않습니다.")
    default: plain(reason)
    }
  }

  private func plain(_ reason: String) -> String {
    let text = reason.contains(" ") ? reason : reason.replacing("-", with: " ")
    let start = text.prefix(1).uppercased() + text.dropFirst()
    return ".!?".contains(start.suffix(1)) ? start : start + "."
  }
}
