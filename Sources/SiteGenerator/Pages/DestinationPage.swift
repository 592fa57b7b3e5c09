import Mustache
import Notes
import RouteGraph

/// The page of one destination.
struct DestinationPage: SitePage {
  let frame: PageFrame
  let slot: NoteSlot
  let flow: FlowPlan
  let destination: Int
  /// The note that the page shows: the destination's own, else its case's.
  let note: Int?
  let state: ScreenState

  init(
    frame: PageFrame, slot: NoteSlot, flow: FlowPlan, destination: Int, note: Int?
  ) {
    self.frame = frame
    self.slot = slot
    self.flow = flow
    self.destination = destination
    self.note = note
    state = ScreenState(flow, at: destination)
  }

  // Inlined, so that who asks for one field copies that field alone.
  @inline(__always) var content: Destination { flow.graph.destinations[destination] }
  @inline(__always) var group: RouteGroup { flow.groups[flow.group(of: destination)] }
  var links: PageLinks { frame.links }
  var words: Words { frame.words }

  static let fields: [TemplateField<DestinationPage>] = framed([
    .text("id", writing: { $0.flow.writeID(of: $0.destination, into: &$1) }),
    .record("flow") { FlowHead(flow: $0.flow, links: $0.links) }.shared,
    .text("title", writing: { $0.flow.writeTitle(of: $0.destination, into: &$1) }),
    .optionalText("subtitle") { $0.subtitle },
    .text("signature") { $0.group.signature }.shared,
    .optionalText(
      "routeHref", if: { $0.group.hasPage },
      writing: { $0.links.write(toEntryOf: $0.group, of: $0.flow, into: &$1) }
    ).shared,
    .optionalText("condition") { $0.content.condition?.text },
    .optionalRecord("presenter") { PresenterRecord(of: $0.state, frame: $0.frame) },
    .list("backStack") { page in
      page.state.trail.indices.lazy.map { [frame = page.frame, state = page.state] in
        StackEntry(frame: frame, state: state, place: $0)
      }
    },
    .optionalRecord("widths") { page in page.state.columns.isEmpty ? nil : DeviceWidths() },
    .markup("device") { page, out in
      DeviceWriter(drawing: ScreenDrawing(state: page.state, frame: page.frame)).write(into: &out)
    },
    .optionalText("containerSentence") { $0.containerSentence },
    .optionalRecord("note") { page in
      page.note.map {
        NoteRecord(
          number: $0, slot: page.slot, frame: page.frame,
          title: page.flow.title(of: page.destination),
          isOwn: page.flow.notes.note(ofDestination: page.destination) != nil)
      }
    },
    .optionalRecord("waysOut") { WaysOut(of: $0.state, frame: $0.frame) },
    .optionalRecord("waysIn") { WaysIn(to: $0.destination, in: $0.flow, frame: $0.frame) },
    .optionalRecord("backStacks") { StackList(of: $0.state, frame: $0.frame) },
    .optionalRecord("values") { page in
      page.content.values.isEmpty ? nil : ValueList(items: page.content.values)
    },
    .text("swiftPath", writing: { SwiftPath(state: $0.state).write(into: &$1) }),
    .optionalText("deepLink") { $0.content.deepLink },
    .optionalRecord("deepLinkStates") { DeepLinkList(of: $0.state, words: $0.words) },
    .optionalText("openCommand") { $0.content.deepLink.map { Self.openCommand(for: $0) } },
    .optionalRecord("source") { page in
      page.content.source.map {
        SourceRecord(location: $0, url: page.frame.plan.supplies.source)
      }
    },
    .optionalMarkup(
      "neighbourhood", if: { $0.flow.cases != nil },
      writing: { page, out in
        MapDrawing(around: page.destination, of: page.flow, links: page.links, words: page.words)?
          .write(into: &out)
      }
    ).shared,
    .optionalRecord("problems") { page in Problems(page.problems, words: page.words) },
    .optionalRecord("siblings") { Siblings(of: $0.destination, in: $0.flow, frame: $0.frame) },
    .list("barNotes") { BarNote.notes(on: $0.state, words: $0.words) },
    .text("noWayOut") { $0.words.noWayOut }.shared,
    .flag("hasWayOut") { $0.state.hasWayOut },
    .markup("prototypeData") { page, out in
      PrototypeData(flow: page.flow, folder: page.links.ownFolder, state: page.state)
        .write(into: &out)
    },
  ])

  /// The command that opens a deep link in a simulator.
  private static func openCommand(for link: String) -> String {
    "xcrun simctl openurl booted '\(link.replacing("'", with: "'\\''"))'"
  }

  private var subtitle: String? {
    let own = flow.notes.note(ofDestination: destination)
    return own.flatMap { frame.plan.notes[$0].note.frontMatter.subtitle } ?? content.subtitle
  }

  /// What is wrong with the place where the screen is written.
  private var problems: [Diagnostic] {
    content.source.flatMap { frame.plan.problemsByPlace[$0] } ?? []
  }

  /// What holds the screen, in a sentence; nil where that says nothing.
  private var containerSentence: String? {
    switch (flow.graph.container, state.presentationStyle) {
    case (.stack(.tabs(let tabs)), nil) where !isTabStacked(among: tabs):
      words("A stack around tabs: a push covers the tab bar.", "탭을 감싼 스택: 푸시하면 탭 막대가 가려집니다.")
    case (.tabs(let tabs), nil) where state.hasStack, (.stack(.tabs(let tabs)), nil):
      tabs.allSatisfy(\.content.hasStack)
        ? words("A stack in each tab: the tab bar stays.", "탭마다 있는 스택: 탭 막대가 남습니다.")
        : words("A stack in this tab: the tab bar stays.", "이 탭에 있는 스택: 탭 막대가 남습니다.")
    case (.split(let columns), nil):
      words(
        "A split view of \(columns.count) columns; on a phone it is one stack.",
        "열이 \(columns.count)개인 분할 보기, 휴대전화에서는 스택 하나입니다.")
    default: nil
    }
  }

  /// Whether the tab that the screen is in has a stack of its own, which takes what is pushed.
  private func isTabStacked(among tabs: [Container.Tab]) -> Bool {
    let selected = state.standing.machine.selectedTabs.first
    return tabs.first { $0.id == selected }?.content.hasStack ?? false
  }
}

extension ContainerTree {
  /// Whether something can be pushed in the container itself, whichever of its tabs is selected.
  fileprivate var hasStack: Bool {
    switch self {
    case .stack, .split: true
    case .tabs(let tabs): tabs.allSatisfy(\.content.hasStack)
    case .screen: false
    }
  }
}

/// The switch between phone and tablet.
struct DeviceWidths: TemplateRecord {
  static let fields: [TemplateField<DeviceWidths>] = [
    .flag("isPhone") { _ in false },
    .flag("isPad") { _ in true },
  ]
}
