import Mustache
import RouteGraph

/// Cases that have something in common, and what that means.
struct ScreenList: TemplateRecord {
  let title: String
  let text: String
  let groups: [Int]
  let flow: FlowPlan
  let frame: PageFrame

  static let fields: [TemplateField<ScreenList>] = [
    .text("title", \.title),
    .text("text", \.text),
    .text("count") { String($0.groups.count) },
    .list("items") { list in
      list.groups.prefix(InferredWays.limit).lazy.map { number in
        let group = list.flow.groups[number]
        let title = list.flow.title(of: group.destinations.lowerBound)
        return PageRow(
          title: group.type == "View" ? group.name : "\(group.type).\(group.name)",
          subtitle: title == group.name ? nil : title,
          href: list.frame.links.href(toEntryOf: group, of: list.flow),
          count: group.hasPage ? group.destinations.count : nil)
      }
    },
    .optionalRecord("leftOut") { list in
      LeftOut(list.groups.count, after: InferredWays.limit, words: list.frame.words)
    },
  ]

  /// The lists of a flow that are not empty.
  static func lists(
    of accuracy: FlowAccuracy, flow: FlowPlan, frame: PageFrame
  ) -> [ScreenList] {
    let words = frame.words
    return [
      ScreenList(
        title: words("Dead cases", "쓰이지 않는 케이스"),
        text: words("No control and no container leads here.", "여기로 이끄는 컨트롤도 컨테이너도 없습니다."),
        groups: accuracy.deadCases, flow: flow, frame: frame),
      ScreenList(
        title: words("Unreachable screens", "닿을 수 없는 화면"),
        text: words(
          "Something leads here, but no way from the first screen does.",
          "여기로 이끄는 것은 있으나 첫 화면에서 오는 길이 없습니다."),
        groups: accuracy.unreachableCases, flow: flow, frame: frame),
      ScreenList(
        title: words("Cases without a view", "뷰가 없는 케이스"),
        text: words("No view was found that shows these.", "이들을 보여 주는 뷰를 찾지 못했습니다."),
        groups: accuracy.unmappedCases, flow: flow, frame: frame),
    ].filter { !$0.groups.isEmpty }
  }
}
