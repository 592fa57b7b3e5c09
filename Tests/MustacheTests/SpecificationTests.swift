import Bytes
import Foundation
import Mustache
import Testing

/// The six required modules of the Mustache specification and its inheritance module.
struct SpecificationTests {
  @Test(arguments: SpecificationCase.all)
  func specificationHolds(_ example: SpecificationCase) throws {
    let main = TemplateSource(name: " main", file: "main.mustache", text: example.template)
    let partials = example.partials.map { name, text in
      TemplateSource(name: name, file: "\(name).mustache", text: text)
    }
    let library = TemplateLibrary([main] + partials)
    #expect(library.problems == [])
    let template = try #require(library.template(" main"))
    var output = ByteBuffer()
    template.render(example.data, into: &output)
    #expect(output.text == example.expected)
  }

  @Test func everyCaseOfTheSpecificationRan() {
    guard FileManager.default.fileExists(atPath: SpecificationCase.folder.path) else {
      print("skipped: \(SpecificationCase.folder.lastPathComponent) of the specification is absent")
      return
    }
    #expect(SpecificationCase.all.count >= 163)
  }
}

/// One example of the specification's files.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
  let module: String
  let name: String
  let template: String
  let expected: String
  let data: TemplateData
  let partials: [String: String]

  var testDescription: String { "\(module): \(name)" }

  /// Where the files are, when they lie beside this package.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/conformance/mustache").standardized

  static let all: [SpecificationCase] = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
  ].flatMap(cases)

  private static func cases(of module: String) -> [SpecificationCase] {
    let file = folder.appendingPathComponent("\(module).json")
    guard let content = try? Data(contentsOf: file),
      let root = try? JSONDecoder().decode(Module.self, from: content)
    else { return [] }
    return root.tests.map { test in
      SpecificationCase(
        module: module, name: test.name, template: test.template, expected: test.expected,
        data: test.data.value, partials: test.partials ?? [:])
    }
  }

  private struct Module: Decodable {
    let tests: [Example]
  }

  private struct Example: Decodable {
    let name: String
    let template: String
    let expected: String
    let data: JSON
    let partials: [String: String]?
  }

  /// Any JSON value, as template data.
  private struct JSON: Decodable {
    let value: TemplateData

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .null
      } else if let flag = try? container.decode(Bool.self) {
        value = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        value = .number(number)
      } else if let text = try? container.decode(String.self) {
        value = .text(text)
      } else if let list = try? container.decode([JSON].self) {
        value = .list(list.map(\.value))
      } else {
        value = .dictionary(try container.decode([String: JSON].self).mapValues(\.value))
      }
    }
  }
}
