import Bytes
import Foundation
import Notes
import Testing

@Suite struct ConformanceTests {
  private struct Example: Decodable {
    let example: Int
    let markdown: String
    let html: String
  }

  /// The examples, or nil, said plainly, where they are not there.
  private static func examples() throws -> [Example]? {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.deletingLastPathComponent()
      .appending(path: "shared/conformance/commonmark/spec-0.30.json")
    guard let data = try? Data(contentsOf: file) else {
      print("skipped: ../shared/conformance is not there, so CommonMark conformance was not tested")
      return nil
    }
    return try JSONDecoder().decode([Example].self, from: data)
  }

  @Test func everyExampleOfTheSpecificationHolds() throws {
    guard let examples = try Self.examples() else { return }
    for example in examples {
      var output = ByteBuffer()
      MarkdownRenderer.renderCommonMark(Array(example.markdown.utf8), into: &output)
      #expect(output.text == example.html, "example \(example.example)")
    }
    #expect(examples.count == 652)
  }

  @Test func pagesDifferOnlyInHeadingIdsWhereNothingIsLinked() throws {
    guard let examples = try Self.examples() else { return }
    var compared = 0
    let options = MarkdownOptions(headingOffset: 0)
    for example in examples where !example.markdown.contains("<") && !example.html.contains("<a ") {
      if example.html.contains("<img") || example.markdown.hasPrefix("---") { continue }
      if example.markdown.contains("\0") || example.html.contains("\t") { continue }
      let html = NoteFixture(example.markdown, options: options).html
      #expect(
        html.replacing(/(<h[1-6]) id="[^"]+">/) { "\($0.output.1)>" } == example.html,
        "example \(example.example)")
      compared += 1
    }
    #expect(compared > 300)
  }
}
