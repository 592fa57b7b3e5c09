import RouteGraph
import Testing

/// Screens of many rows, under a layer and beside another column. Their rows are drawn once, on the
/// screen's own page, and a few of them elsewhere.
@Suite struct LongScreenTests {
  private enum Layers: Route {
    case home(Shape), item(Int)

    /// How the rows of the first screen stand.
    enum Shape: String, CaseIterable {
      case list, stack, grid, carousel, sections
    }

    static func flow(_ shape: Shape) -> Flow {
      Flow("Layers") { NavigationStack { Layers.home(shape) } }
    }

    var screen: Screen {
      switch self {
      case .home(.list): Screen("Home") { List { Self.rows } }
      case .home(.stack): Screen("Home") { VStack { Self.rows } }
      case .home(.grid): Screen("Home") { Grid { Self.rows } }
      case .home(.carousel): Screen("Home") { HStack { Self.rows } }
      case .home(.sections):
        Screen("Home") {
          for number in 0..<30 { When("known") { Section("Part") { Self.row(number) } } }
        }
      case .item(let number): Screen("Item \(number)") { Button("Close", .dismiss) }
      }
    }

    @ScreenBuilder private static var rows: ScreenParts { for number in 0..<30 { row(number) } }

    private static func row(_ number: Int) -> Button {
      Button("Row \(number).", .present(.popover, Layers.item(number)))
    }
  }

  @Test(arguments: Layers.Shape.allCases)
  private func aPictureHasTheRowsThatCanBeSeen(shape: Layers.Shape) async throws {
    let folder = try SiteFolder()
    await folder.build(Layers.flow(shape))
    let own = folder.page("layers/layers/home/\(shape).html")
    #expect(own.controls.count { $0.contains("data-action=present") } == 30)
    for number in [0, 29] {
      let page = folder.page("layers/layers/item/\(number).html")
      let under = page.tags.first { $0["class"] == "ui-under" }?.text ?? ""
      #expect(under.split(separator: "Row ").count == 21)
      #expect(under.contains("Row 19.") && !under.contains("Row 20."))
      #expect(page.problems == [])
    }
  }

  /// Mail with many boxes, in three columns.
  private enum Post: Route {
    case boxes, noBox, noLetter, box(Int), letter(Int)

    static func flow(_ count: Int) -> Flow {
      Flow("Post") {
        NavigationSplitView {
          Post.boxes
        } content: {
          Post.noBox
        } detail: {
          Post.noLetter
        }
      }
    }

    var screen: Screen {
      switch self {
      case .boxes:
        Screen("Boxes") {
          List {
            for part in 0..<10 {
              Section("Part \(part)") {
                for number in part * 10..<part * 10 + 10 {
                  Button("Box \(number)", style: .link, .select(column: 2, Post.box(number)))
                }
              }
            }
          }
        }
      case .box(let number):
        Screen("Box \(number)") {
          List { Button("Letter", style: .link, .select(column: 3, Post.letter(number))) }
        }
      case .letter(let number):
        Screen("Letter \(number)") {
          NavigationLink("Next", value: Post.letter((number + 50) % 100))
        }
      case .noBox: Screen("No box")
      case .noLetter: Screen("No letter")
      }
    }
  }

  @Test(
    arguments: [
      ("no-letter", 0, nil, nil, 40),
      ("box/3", 0, 3, nil, 40),
      ("letter/30", 24, 30, 24, 16),
      ("letter/50", 40, 50, 40, nil),
    ] as [(String, Int, Int?, Int?, Int?)])
  private func aColumnHasTheRowsAroundItsSelection(
    page: String, first: Int, selected: Int?, above: Int?, below: Int?
  ) async throws {
    let folder = try SiteFolder()
    await folder.build(Post.flow(100))
    let page = folder.page("post/post/\(page).html")
    let boxes = page.tags.filter {
      $0["data-column"] == "2" && $0["data-action"] == "select" && $0.name == "a"
    }
    #expect(boxes.map(\.text) == (first..<first + 60).map { "Box \($0)" })
    #expect(
      boxes.filter { $0["aria-current"] == "true" }.map(\.text)
        == (selected.map { ["Box \($0)"] } ?? []))
    let more = page.tags.filter { $0["class"] == "ui-more" }
    #expect(
      more.map(\.text)
        == [above.map { "\($0) more above" }, below.map { "\($0) more below" }].compactMap(\.self))
    #expect(page.problems == [])
  }

  @Test func whatAColumnLeavesOutIsOnItsOwnPage() async throws {
    let folder = try SiteFolder()
    await folder.build(Post.flow(100))
    let page = folder.page("post/post/letter/30.html")
    let more = page.tags.filter { $0["class"] == "ui-more" }
    #expect(
      more.map { "\($0.text): \($0.hooks)" } == [
        "24 more above: a[href=../../post/boxes.html]",
        "16 more below: a[href=../../post/boxes.html]",
      ])
    let own = folder.page("post/post/boxes.html")
    #expect(own.all("a", with: "data-column").count == 100)
    #expect(!own.tags.contains { $0["class"] == "ui-more" })
  }
}
