public import RouteGraph

/// The words of a map and of its list, in the language of the interface.
public struct MapWords: Sendable {
  /// Names what a control does: `Push`, `Set stack`.
  public var action: @Sendable (ActionKind) -> String
  /// How a layer is presented: `Sheet`.
  public var styles: [PresentationStyle: String]
  /// The caption over what no way leads to.
  public var unreachable: String
  /// What stands for the place that a control which leaves the app leads to.
  public var outside: String
  /// Names a number of destinations: `2 destinations`.
  public var destinations: @Sendable (Int) -> String
  /// Names a number of cases: `2 cases`.
  public var cases: @Sendable (Int) -> String
  /// Names a number of controls: `2 controls`.
  public var controls: @Sendable (Int) -> String
  /// Says what a drawing shows, for people who don't see it, by its numbers of nodes and of edges.
  public var summary: @Sendable (Int, Int) -> String
  /// Says what an overview shows, by its numbers of groups of screens and of edges.
  public var overview: @Sendable (Int, Int) -> String

  /// English, with what the interface calls the kinds of actions.
  public static func english(naming action: @escaping @Sendable (ActionKind) -> String) -> MapWords
  {
    MapWords(
      action: action,
      styles: [
        .sheet: "Sheet", .fullScreenCover: "Full-screen cover", .popover: "Popover",
        .inspector: "Inspector", .alert: "Alert", .confirmationDialog: "Confirmation dialog",
      ],
      unreachable: "Not reachable",
      outside: "Outside the app",
      destinations: { $0 == 1 ? "1 destination" : "\($0) destinations" },
      cases: { $0 == 1 ? "1 case" : "\($0) cases" },
      controls: { $0 == 1 ? "1 control" : "\($0) controls" },
      summary: { nodes, edges in
        "\(nodes == 1 ? "1 screen" : "\(nodes) screens") in columns by back-stack depth, joined by "
          + "\(edges == 1 ? "1 edge" : "\(edges) edges"). The same edges are listed as text."
      },
      overview: { groups, edges in
        "\(groups == 1 ? "1 group" : "\(groups) groups") of screens, joined by "
          + "\(edges == 1 ? "1 edge" : "\(edges) edges"). Every edge between screens is listed as text."
      })
  }

  /// Korean, with what the interface calls the kinds of actions.
  public static func korean(naming action: @escaping @Sendable (ActionKind) -> String) -> MapWords {
    MapWords(
      action: action,
      styles: [
        .sheet: "시트", .fullScreenCover: "전체 화면", .popover: "팝오버", .inspector: "인스펙터",
        .alert: "알림", .confirmationDialog: "확인 대화상자",
      ],
      unreachable: "도달할 수 없음",
      outside: "앱 밖",
      destinations: { "화면 \($0)개" },
      cases: { "케이스 \($0)개" },
      controls: { "컨트롤 \($0)개" },
      summary: { nodes, edges in
        "뒤로 가기 깊이에 따라 열로 놓인 화면 \(nodes)개와 연결 \(edges)개. 같은 연결이 글로도 있습니다."
      },
      overview: { groups, edges in
        "화면 묶음 \(groups)개와 그 사이의 연결 \(edges)개. 화면 사이의 모든 연결이 글로도 있습니다."
      })
  }

  /// The caption of a frame.
  func caption(of frame: MapFrame) -> String {
    switch frame.kind {
    case .tab: frame.title
    case .presentation(let style): styles[style] ?? style.rawValue
    case .unreachable: unreachable
    }
  }
}
