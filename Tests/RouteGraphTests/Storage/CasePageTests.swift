import RouteGraph
import Testing

/// Files whose destinations leave no place for the pages of their cases.
struct CasePageTests {
  @Test(arguments: [
    (
      [("shop/item", "item", 0), ("shop/item/1", "item", 1), ("shop/item/2", "item", 1)],
      """
      flow.json:3:18: error: the page 'shop/item.html' would be that of the destination 'shop/item' \
      and that of the case 'Shop.item' [duplicate-page]
        help: give the destination another id
      """
    ),
    (
      [
        ("shop/item/1", "item", 1), ("shop/item/2", "item", 1), ("shop/item/3", "other", 1),
        ("shop/item/4", "other", 1),
      ],
      """
      flow.json:3:212: error: the page 'shop/item.html' would be that of the case 'Shop.item' and that of \
      the case 'Shop.other' [duplicate-page]
        help: begin the ids of each case with a folder of its own
      """
    ),
    (
      [
        ("shop/item/1", "item", 1), ("shop/item/2", "item", 1), ("shop/item/3", "other", 1),
        ("shop/item/4", "item", 1), ("shop/item/5", "item", 1),
      ],
      """
      flow.json:3:310: error: the page 'shop/item.html' would be that of the case 'Shop.item' twice, \
      since 'shop/item/3' stands between its destinations [duplicate-page]
        help: begin the ids of each case with a folder of its own
      """
    ),
    (
      [("index/1", "index", 1), ("index/2", "index", 1)],
      """
      flow.json:3:18: error: the page of the case 'Shop.index' would be 'index.html', which every flow \
      has [duplicate-page]
        help: write the type before the ids: 'route/index/1'
      """
    ),
  ])
  func pagesThatWouldHaveOneName(_ items: [(String, String, Int)], _ problem: String) {
    let destinations = items.map { id, name, count in
      let values = Array(repeating: #"{"type": "Int", "text": "1"}"#, count: count)
      return #"{"id": "\#(id)", "type": "Shop", "case": "\#(name)", "#
        + #""values": [\#(values.joined(separator: ", "))]}"#
    }
    let text = GraphFile.text(
      container: #"{"screen": "\#(items[0].0)"}"#,
      destinations: destinations.joined(separator: ", "))
    #expect(GraphFile.problems(in: text) == [problem])
  }

  @Test func aCaseOfOneDestinationNeedsNoPageOfItsOwn() {
    let text = GraphFile.text(
      container: #"{"screen": "shop/item"}"#,
      destinations: #"{"id": "shop/item/1", "type": "Shop", "case": "item", "#
        + #""values": [{"type": "Int", "text": "1"}]}, {"id": "shop/item", "type": "Shop"}"#)
    #expect(GraphFile.problems(in: text) == [])
  }
}
