import RouteGraph
import Testing

@testable import SiteGenerator

/// The address of a state, as a page's script reads it.
@Suite struct StateFragmentTests {
  private static let home = DestinationID(rawValue: "app/home")
  private static let item = DestinationID(rawValue: "app/item")
  private static let tabs = Container.tabs([
    .init(id: TabID(rawValue: "first"), title: "First", icon: nil, content: .stack(.screen(home))),
    .init(id: TabID(rawValue: "on & on"), title: "On", icon: nil, content: .stack(.screen(item))),
  ])
  private static let split = Container.split([
    .init(id: "sidebar", content: .screen(home)), .init(id: "detail", content: .screen(item)),
  ])

  private func fragment(_ container: Container, _ actions: [Action]) throws -> String {
    var machine = try #require(BackStackMachine(container: container))
    for action in actions { try machine.apply(action) }
    return StateFragment.text(of: machine)
  }

  @Test func whatIsAsTheAppStartsIsLeftOut() throws {
    #expect(try fragment(.stack(.screen(Self.home)), []) == "~")
    #expect(try fragment(.stack(Self.tabs), []) == "~")
    #expect(try fragment(Self.split, []) == "~")
  }

  @Test func aScreenWithoutAContainerNamesItself() throws {
    #expect(try fragment(.screen(Self.home), []) == "~=app/home")
  }

  @Test func entriesSayWhetherTheyAreOnThePath() throws {
    let actions: [Action] = [.push([Self.item, Self.home]), .show(Self.item)]
    #expect(
      try fragment(.stack(.screen(Self.home)), actions) == "~+app/item+app/home!app/item")
  }

  @Test func tabsStandAfterTheStackAroundThem() throws {
    let second = TabID(rawValue: "on & on")
    #expect(try fragment(Self.tabs, [.selectTab(second, stack: [])]) == "~;on%20%26%20on")
    #expect(
      try fragment(Self.tabs, [.push([Self.item]), .selectTab(second, stack: [Self.home])])
        == "~;on%20%26%20on;first+app/item;on%20%26%20on+app/home")
    #expect(
      try fragment(.stack(Self.tabs), [.selectTab(second, stack: [])]) == "~;on%20%26%20on")
  }

  @Test func selectionsNameTheirColumn() throws {
    #expect(
      try fragment(Self.split, [.select(column: 2, Self.item), .push([Self.home])])
        == "~+2:app/item+app/home")
  }

  @Test func layersFollowWithTheirStyle() throws {
    let actions: [Action] = [
      .push([Self.item]), .present(.sheet, Self.home, inStack: true), .push([Self.item]),
      .present(.alert, Self.item, inStack: false),
    ]
    #expect(
      try fragment(.stack(.screen(Self.home)), actions)
        == "~+app/item&sheet*:app/home+app/item&alert:app/item")
  }

  @Test func lettersBeyondPlainOnesArePercentEncoded() throws {
    let name = DestinationID(rawValue: "app/이름/a+b!")
    #expect(
      try fragment(.stack(.screen(Self.home)), [.push([name])])
        == "~+app/%EC%9D%B4%EB%A6%84/a%2Bb%21")
  }
}
