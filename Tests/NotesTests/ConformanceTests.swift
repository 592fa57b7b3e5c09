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

  @Test func everyExampleOfTheSpecificationHolds() throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.deletingLastPathComponent()
      .appending(path: "shared/conformance/commonmark/spec-0.30.json")
    guard let data = try? Data(contentsOf: file) else {
      print("skipped: ../shared/conformance is not there, so CommonMark conformance was not tested")
      return
    }
    let examples = try JSONDecoder().decode([Example].self, from: data)
    for example in examples {
      var output = ByteBuffer()
      MarkdownRenderer.renderCommonMark(Array(example.markdown.utf8), into: &output)
      #expect(output.text == example.html, "example \(example.example)")
    }
    #expect(examples.count == 652)
  }
}
