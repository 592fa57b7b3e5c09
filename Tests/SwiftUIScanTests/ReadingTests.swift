import Foundation
import RouteGraph
import SwiftUIScan
import Testing

/// What is read, what is left out, and what is said about files that can't be read.
@Suite struct ReadingTests {
  @Test func dependenciesTestsAndGeneratedFilesAreLeftOut() throws {
    let folder = TemporaryFolder()
    let app = "struct A {}"
    for name in [
      "App/A.swift", ".build/B.swift", "Pods/C.swift", "Carthage/Checkouts/D.swift",
      "DerivedData/E.swift", "SourcePackages/F.swift", "node_modules/G.swift", "Pods2/H.swift",
      "AppTests/I.swift", "Nested/.build/J.swift",
    ] { try folder.write(app, name) }
    try folder.write("// Generated using SwiftGen\n" + app, "App/K.swift")
    let result = SourceScan()(paths: [folder.path])
    #expect(result.readCount == 2)
    #expect(result.excludedCount == 9)
    #expect(result.isComplete)
    #expect(SourceScan()(paths: [folder.path + "/Pods"]).readCount == 1)
    #expect(SourceScan()(paths: [folder.path, folder.path + "/App/A.swift"]).readCount == 2)
  }

  @Test func filesThatAreNoTextAreNamed() throws {
    let folder = TemporaryFolder()
    try folder.write([0xFF, 0xFE, 0x41], "Latin.swift")
    try folder.write([0x41, 0x00, 0x42, 0x00], "Wide.swift")
    try folder.write([0xEF, 0xBB, 0xBF] + Array("struct A {}".utf8), "Mark.swift")
    try folder.write("", "Empty.swift")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/X.swift", withIntermediateDirectories: true)
    let result = SourceScan()(paths: [folder.path])
    #expect(result.readCount == 2)
    #expect(!result.isComplete)
    #expect(
      result.diagnostics.map(\.summary) == [
        "'Latin.swift' was left out: the file is not UTF-8 text",
        "'Wide.swift' was left out: the file is not UTF-8 text",
      ])
  }

  @Test func missingFolderIsNamed() {
    let result = SourceScan()(paths: ["/nowhere/at/all"])
    #expect(!result.isComplete)
    #expect(result.diagnostics.map(\.id) == ["unreadable-source"])
  }

  @Test(arguments: [(20, true), (60, true), (300, false)])
  func deeplyNestedFileIsReadOrNamed(_ depth: Int, _ isComplete: Bool) {
    let open = String(repeating: "VStack { ", count: depth)
    let close = String(repeating: "}", count: depth)
    let result = SourceScan()(
      files: ["App.swift": "struct A: View { var body: some View { \(open)Text(\"x\")\(close) } }"])
    #expect(result.isComplete == isComplete)
  }

  @Test(
    arguments: [
      ("[", false), ("[A<", false), ("([", false), ("[ /* \" */", false), ("\"[\" ", true),
      ("[] ", true),
      ("[ // ]\n", false), ("[{", true),
    ])
  func bracketsThatTheParserReadsAheadAreBounded(_ piece: String, _ isComplete: Bool) {
    let text = "struct A { let b: " + String(repeating: piece, count: 24)
    #expect(SourceScan()(files: ["App.swift": text]).isComplete == isComplete)
  }

  @Test(arguments: [2_000, 30_000])
  func longChainOfModifiersEndsNothing(_ count: Int) {
    let chain = String(repeating: ".padding()", count: count)
    let result = SourceScan()(
      files: ["App.swift": "struct A: View { var body: some View { Text(\"x\")\(chain) } }"])
    #expect(result.readCount == 1)
    #expect(result.isComplete == (count == 2_000))
  }
}
