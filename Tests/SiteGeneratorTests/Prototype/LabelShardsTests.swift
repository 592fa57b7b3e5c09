import Bytes
import RouteGraph
import Testing

@testable import SiteGenerator

/// The titles of a flow in scripts that stay small.
@Suite struct LabelShardsTests {
  private func flow(of count: Int) -> FlowGraph {
    let destinations = (0..<count).map { number in
      Destination(
        id: DestinationID(rawValue: "shop-route/item/\(number)"), type: "ShopRoute",
        caseName: "item", title: "Item \(number)")
    }
    let container = Container.stack(.screen(destinations[0].id))
    return FlowGraph(
      id: FlowID(rawValue: "shop"), title: "Shop", container: container,
      destinations: destinations, transitions: [])
  }

  private func shards(of flow: FlowGraph, titles: ((Int) -> String)? = nil) -> LabelShards {
    let groups = RouteGroup.groups(of: flow)
    let texts = DestinationTexts(of: flow, groups: groups) {
      titles?($0) ?? flow.destinations[$0].title
    }
    return LabelShards(
      DestinationLabels(of: flow.destinations, groups: groups, texts: texts))
  }

  private func shard(_ number: Int, of shards: LabelShards) -> String {
    var out = ByteBuffer()
    shards.write(number, into: &out)
    return out.text
  }

  @Test func aSmallFlowHasOneShard() {
    let flow = flow(of: 2)
    let shards = shards(of: flow)
    #expect(shards.count == 1)
    #expect(
      shard(0, of: shards) == """
        waymarkLabels({
        "shop-route/item/0":["Item 0","ShopRoute",".item"],
        "shop-route/item/1":["Item 1","ShopRoute",".item"]
        })

        """)
  }

  @Test func aTitleOfAPageStandsBesideItsScreens() {
    let flow = flow(of: 1)
    let shards = shards(of: flow) { _ in "Of the <note>" }
    #expect(
      shard(0, of: shards).contains(
        #""shop-route/item/0":["Of the \u003cnote>","ShopRoute",".item","Item 0"]"#))
  }

  @Test func noShardOfALargeFlowIsOverItsLimit() {
    let flow = flow(of: 10_000)
    let shards = shards(of: flow)
    let sizes = (0..<shards.count).map { shard($0, of: shards).utf8.count }
    #expect(sizes.allSatisfy { $0 <= LabelShards.limit + 64 })
    #expect(shards.count < 20)
    let lines = (0..<shards.count).reduce(0) {
      $0 + shard($1, of: shards).split(separator: "\n").count
    }
    #expect(lines == 10_000 + 2 * shards.count)
  }

  @Test func aLongTitleDoesNotSpreadTheOthers() {
    let flow = flow(of: 10_000)
    let long = String(repeating: "x", count: LabelShards.limit)
    let shards = shards(of: flow) { $0 == 0 ? long : flow.destinations[$0].title }
    #expect(shards.count < 60)
  }

  @Test func aDestinationStaysInItsShard() {
    #expect(LabelShards.shard(of: DestinationID(rawValue: "a"), in: 1000) == 220)
    #expect(LabelShards.shard(of: DestinationID(rawValue: "이름"), in: 1) == 0)
  }
}
