import RouteGraph
import Testing

/// The name that somebody probably meant.
@Suite struct NearestNameTests {
  @Test(arguments: [
    ("abuot", "about"), ("ABOUT", "about"), ("abou", "about"), ("aboutt", "about"),
    ("xbout", "about"), ("hom", "home"), ("hoem", "home"), ("h", nil), ("a", nil), ("", nil),
    ("nothing", nil), ("한굴", "한글"),
  ])
  func isFoundAmongFew(name: String, nearest: String?) {
    #expect(NearestName.to(name, among: ["about", "home", "한글", "settings"]) == nearest)
  }

  @Test func isNotLookedForWhereTheNameIsLong() {
    let (name, long) = (
      String(repeating: "a", count: 200), String(repeating: "a", count: 1_000_000)
    )
    #expect(NearestName.to(name, among: ["b", name + "b"]) == name + "b")
    #expect(NearestName.to(name + "a", among: [name]) == nil)
    #expect(NearestName.to(long, among: Array(repeating: long + "b", count: 10)) == nil)
  }

  @Test func isTheFirstOfEquals() {
    #expect(NearestName.to("cat", among: ["car", "can", "bat"]) == "car")
    #expect(NearestName.to("cat", among: ["car", "cat", "bat"]) == "cat")
  }

  @Test func isLookedForAroundItsPlaceAmongMany() {
    let names = (10_000..<60_000).map { "item-\($0)" }
    #expect(NearestName.to("item-123456", amongSorted: names) == "item-12345")
    #expect(NearestName.to("itme-59999", amongSorted: names) == "item-59999")
    #expect(NearestName.to("zebra", amongSorted: names) == nil)
    #expect(NearestName.to("x", amongSorted: [String]()) == nil)
    #expect(NearestName.to("hoem", amongSorted: ["about", "home"]) == "home")
  }
}
