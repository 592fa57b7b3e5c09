import Foundation
import RouteGraph
import SiteGenerator
import Testing
import Theme

/// The theme that is compiled into the library, and the folder that it is made from.
@Suite struct ThemeTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Templates").standardizedFileURL

  @Test func holdsEveryFileOfTheFolderAsItIs() throws {
    let names = FileManager.default.enumerator(atPath: Self.folder.path)?.allObjects ?? []
    let files = names.compactMap { $0 as? String }.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && !Self.folder.appending(path: name).hasDirectoryPath
        && (try? Data(contentsOf: Self.folder.appending(path: name))) != nil
    }
    #expect(BuiltInTheme.files.map(\.path) == files.sorted())
    for file in BuiltInTheme.files {
      #expect(try Data(file.bytes) == Data(contentsOf: Self.folder.appending(path: file.path)))
    }
  }

  @Test(arguments: Accent.allCases)
  func everyColourHasAStyle(accent: Accent) throws {
    let css = try String(
      contentsOf: Self.folder.appending(path: "assets/waymark.css"), encoding: .utf8)
    #expect(css.contains(".tint-\(accent.rawValue)"))
  }

  @Test func theSchemaKnowsEveryColour() throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "flow.schema.json"))
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let accent = try #require(definitions["accent"] as? [String: Any])
    #expect(accent["enum"] as? [String] == Accent.allCases.map(\.rawValue))
  }
}
