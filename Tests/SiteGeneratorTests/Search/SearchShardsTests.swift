import Bytes
import Notes
import Testing

@testable import SiteGenerator

@Suite("Search shards")
struct SearchShardsTests {
  private static let home = SearchGroup(flow: 0, signature: "case home")

  /// The shards of records, all of one group.
  private static func shards(
    _ records: [SearchRecord], of group: SearchGroup = home, limit: Int = 1_000
  ) -> [String] {
    var shards = SearchShards(limit: limit)
    for record in records { shards.add(record, of: group) }
    return shards.finish().map(\.text)
  }

  private static func heading(_ text: String, _ id: String) -> Heading {
    Heading(level: 2, id: id, text: text, line: 1)
  }

  @Test func aRecordLeavesOutItsEmptyEnd() {
    #expect(
      Self.shards([SearchRecord(title: "Home", name: "tab/home")]) == [
        "waymarkSearch.shard(0,[[0,\"case home\",[[\"Home\",\"tab/home\"]]]])\n"
      ])
  }

  @Test func aRecordHoldsValuesAndHeadingsWithTheirIDs() {
    let record = SearchRecord(
      title: "Ahri", name: "tab/champion/ahri", values: ["Ahri", "2"],
      headings: HeadingMemo(of: [
        Self.heading("What it does", "what-it-does"), Self.heading("상태", "상태"),
      ]))
    #expect(
      Self.shards([record], of: SearchGroup(flow: 3, signature: "case champion(Champion, Int)"))
        == [
          "waymarkSearch.shard(0,[[3,\"case champion(Champion, Int)\","
            + "[[\"Ahri\",\"tab/champion/ahri\",[\"Ahri\",\"2\"],"
            + "[\"What it does\",\"what-it-does\",\"상태\",\"상태\"]]]]])\n"
        ])
  }

  @Test func headingsWithoutValuesKeepTheirPlace() {
    let record = SearchRecord(
      title: "A", name: "a", headings: HeadingMemo(of: [Self.heading("B", "b")]))
    #expect(
      Self.shards([record]) == [
        "waymarkSearch.shard(0,[[0,\"case home\",[[\"A\",\"a\",[],[\"B\",\"b\"]]]]])\n"
      ])
  }

  @Test func pagesOfNoFlowAndNoCaseSaySo() {
    #expect(
      Self.shards(
        [SearchRecord(title: "Site", name: "index")], of: SearchGroup(flow: nil, signature: nil))
        == ["waymarkSearch.shard(0,[[-1,null,[[\"Site\",\"index\"]]]])\n"])
  }

  @Test func recordsOfOneGroupShareItsHead() {
    var shards = SearchShards(limit: 1_000)
    shards.add(SearchRecord(title: "A", name: "a"), of: Self.home)
    shards.add(SearchRecord(title: "B", name: "b"), of: Self.home)
    shards.add(SearchRecord(title: "C", name: "c"), of: SearchGroup(flow: 1, signature: nil))
    #expect(
      shards.finish().map(\.text) == [
        "waymarkSearch.shard(0,[[0,\"case home\",[[\"A\",\"a\"],[\"B\",\"b\"]]],"
          + "[1,null,[[\"C\",\"c\"]]]])\n"
      ])
  }

  @Test func noRecordsMakeNoShard() {
    #expect(Self.shards([]) == [])
  }

  @Test func aShardThatIsFullGoesOnInTheNextWithTheGroupsHead() {
    let records = ["A", "B", "C"].map { SearchRecord(title: $0, name: "x") }
    let whole = "waymarkSearch.shard(0,[[0,\"case home\",[[\"A\",\"x\"],[\"B\",\"x\"]]]])\n"
    let rest = "waymarkSearch.shard(1,[[0,\"case home\",[[\"C\",\"x\"]]]])\n"
    #expect(Self.shards(records, limit: whole.utf8.count) == [whole, rest])
    #expect(Self.shards(records, limit: whole.utf8.count - 1).count == 3)
  }

  @Test func aNewGroupThatHasNoRoomBeginsTheNextShard() {
    var shards = SearchShards(limit: 60)
    shards.add(SearchRecord(title: "A", name: "a"), of: Self.home)
    shards.add(SearchRecord(title: "B", name: "b"), of: SearchGroup(flow: 1, signature: nil))
    #expect(
      shards.finish().map(\.text) == [
        "waymarkSearch.shard(0,[[0,\"case home\",[[\"A\",\"a\"]]]])\n",
        "waymarkSearch.shard(1,[[1,null,[[\"B\",\"b\"]]]])\n",
      ])
  }

  @Test func aRecordLongerThanTheLimitStandsAlone() {
    let long = String(repeating: "x", count: 200)
    let shards = Self.shards(
      ["A", long, "B"].map { SearchRecord(title: $0, name: "x") }, limit: 100)
    #expect(shards.count == 3)
    #expect(shards[1] == "waymarkSearch.shard(1,[[0,\"case home\",[[\"\(long)\",\"x\"]]]])\n")
  }

  @Test func noShardOfSeveralRecordsGrowsOverTheLimit() {
    let records = (0..<500).map { number in
      SearchRecord(title: "챔피언 \(number)", name: "x/\(number)", values: ["\(number)"])
    }
    let shards = Self.shards(records, limit: 700)
    #expect(shards.allSatisfy { $0.utf8.count <= 700 })
    #expect(shards.count > 1 && shards.dropLast().allSatisfy { $0.utf8.count > 600 })
    #expect(shards == Self.shards(records, limit: 700))
  }

  @Test(arguments: [
    ("</script><script>alert(1)</script>", "\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"),
    ("\"]]])\nalert(1)//", "\\\"]]])\\nalert(1)//"),
    ("\\\"", "\\\\\\\""),
    ("<!--", "\\u003c!--"),
    ("\u{0}\u{1F}", "\\u0000\\u001f"),
    ("`${alert(1)}`", "`${alert(1)}`"),
  ])
  func hostileTextStaysText(text: String, written: String) {
    let record = SearchRecord(
      title: text, name: text, values: [text], headings: HeadingMemo(of: [Self.heading(text, text)])
    )
    #expect(
      Self.shards([record], of: SearchGroup(flow: 0, signature: text)) == [
        "waymarkSearch.shard(0,[[0,\"\(written)\",[[\"\(written)\",\"\(written)\",[\"\(written)\"],"
          + "[\"\(written)\",\"\(written)\"]]]]])\n"
      ])
  }
}
