import RouteGraph
import SiteGenerator
import Testing

@Suite struct SourceURLTests {
  @Test(arguments: [
    "https://host/{file}", "http://host/repo/blob/main/{file}#L{line}",
    "https://host/view?path={file}&line={line}",
  ])
  func anAddressOfTheWebWithAPlaceForTheFileIsTaken(pattern: String) {
    #expect(SourceURL(pattern) != nil)
  }

  @Test(arguments: [
    "", "{file}", "host/{file}", "//host/{file}", "javascript:alert('{file}')",
    "file:///src/{file}", "mailto:{file}", "https://host/blob/main", "https://{file}",
    "https://{file}/x", "https:///{file}", "https://host:{line}/{file}", "https://host/a b/{file}",
  ])
  func anythingElseIsRefused(pattern: String) {
    #expect(SourceURL(pattern) == nil)
  }

  @Test(arguments: [
    ("App/Home.swift", "https://host/App/Home.swift#L7"),
    ("App/홈 화면.swift", "https://host/App/%ED%99%88%20%ED%99%94%EB%A9%B4.swift#L7"),
    ("a?b#c%d\"<>.swift", "https://host/a%3Fb%23c%25d%22%3C%3E.swift#L7"),
    ("{line}.swift", "https://host/%7Bline%7D.swift#L7"),
  ])
  func whatIsNotPlainInAPathIsEncoded(file: String, address: String) {
    let url = SourceURL("https://host/{file}#L{line}")
    #expect(url?.address(of: SourceLocation(file: file, line: 7)) == address)
  }

  @Test(arguments: ["", "/etc/passwd", "../x.swift", "a/../b.swift", "a//b.swift", "./a.swift"])
  func aFileOutsideOfTheProjectHasNoAddress(file: String) {
    let url = SourceURL("https://host/{file}")
    #expect(url?.address(of: SourceLocation(file: file, line: 1)) == nil)
  }
}
