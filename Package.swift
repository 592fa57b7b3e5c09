// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax: `lib/swift/host` beside the `swift` on PATH, links resolved.
let syntaxFolder: String? = {
  let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  for place in places {
    let tool = URL(fileURLWithPath: String(place)).appendingPathComponent("swift")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { continue }
    let root = tool.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let host = root.appendingPathComponent("lib/swift/host").path
    let module = host + "/SwiftParser.swiftmodule"
    return FileManager.default.fileExists(atPath: module) ? host : nil
  }
  return nil
}()

/// The language mode and the upcoming features that every Swift target is written in.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What a target that reads Swift source needs besides; the unsafe flags stay in the targets that
/// ask for them, so a package that depends on the `Waymark` library never meets them.
let syntaxFlags: [SwiftSetting] = syntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
  syntaxFolder.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  } ?? []

/// Where a toolchain comes without SwiftSyntax, the package of the same name takes its place.
let syntaxPackages: [Package.Dependency] =
  syntaxFolder == nil
  ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0")] : []
let syntaxProducts: [Target.Dependency] =
  syntaxFolder == nil
  ? [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
  ] : []

let package = Package(
  name: "waymark",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Waymark", targets: ["Waymark"]),
    .executable(name: "waymark", targets: ["WaymarkTool"]),
    .executable(name: "example-flows", targets: ["ExampleFlows"]),
  ],
  dependencies: syntaxPackages,
  targets: [
    // Foreign libraries, one target each.
    .systemLibrary(
      name: "CCmark", path: "Sources/System/CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", path: "Sources/System/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // The processor's request for memory, as a function.
    .systemLibrary(name: "CPrefetch", path: "Sources/System/CPrefetch"),
    // How the programs' heaps grow.
    .target(name: "CHeap", path: "Sources/System/CHeap"),

    // The rooms, from the ground floor up; Sources/README.md says what each is for.
    .target(name: "Bytes", dependencies: ["CPrefetch"], swiftSettings: house),
    .target(name: "RouteGraph", dependencies: ["Bytes"], swiftSettings: house),
    .target(name: "YAML", dependencies: ["RouteGraph", "CYAML"], swiftSettings: house),
    .target(
      name: "Notes", dependencies: ["Bytes", "RouteGraph", "YAML", "CCmark"], swiftSettings: house),
    .target(name: "Mustache", dependencies: ["Bytes"], swiftSettings: house),
    .target(name: "Theme", swiftSettings: house, plugins: ["ThemeEmbedding"]),
    .plugin(
      name: "ThemeEmbedding", capability: .buildTool(), dependencies: ["ThemeEmbedder"],
      path: "Sources/Plugins/ThemeEmbedding"),
    .executableTarget(name: "ThemeEmbedder", swiftSettings: house),
    .target(name: "FlowMap", dependencies: ["Bytes", "RouteGraph"], swiftSettings: house),
    .target(name: "DefinitionSource", dependencies: ["Bytes", "RouteGraph"], swiftSettings: house),
    .target(
      name: "SiteGenerator",
      dependencies: ["Bytes", "RouteGraph", "Notes", "Mustache", "Theme", "FlowMap"],
      swiftSettings: house),
    .target(
      name: "WaymarkCommands",
      dependencies: ["Bytes", "RouteGraph", "YAML", "DefinitionSource", "SiteGenerator", "CHeap"],
      swiftSettings: house),
    .target(
      name: "Waymark", dependencies: ["RouteGraph", "SiteGenerator", "WaymarkCommands"],
      swiftSettings: house),
    .executableTarget(
      name: "WaymarkTool", dependencies: ["RouteGraph", "WaymarkCommands", "SwiftUIScan"],
      swiftSettings: house + syntaxFlags, linkerSettings: syntaxLinking),
    .executableTarget(name: "ExampleFlows", dependencies: ["Waymark"], swiftSettings: house),
    // What `make bench` measures.
    .executableTarget(
      name: "BenchmarkSite", dependencies: ["Waymark"], path: "Tests/Benchmark/Site",
      swiftSettings: house),
    .target(
      name: "SwiftUIScan", dependencies: ["Bytes", "RouteGraph"] + syntaxProducts,
      swiftSettings: house + syntaxFlags, linkerSettings: syntaxLinking),

    // Tests, and the site that the browser tests walk.
    .testTarget(name: "BytesTests", dependencies: ["Bytes"], swiftSettings: house),
    .testTarget(
      name: "RouteGraphTests", dependencies: ["Bytes", "RouteGraph"], swiftSettings: house),
    .testTarget(
      name: "NotesTests", dependencies: ["Bytes", "RouteGraph", "Notes"], swiftSettings: house),
    .testTarget(
      name: "DefinitionSourceTests", dependencies: ["RouteGraph", "DefinitionSource"],
      swiftSettings: house),
    .testTarget(name: "MustacheTests", dependencies: ["Bytes", "Mustache"], swiftSettings: house),
    .testTarget(
      name: "FlowMapTests", dependencies: ["Bytes", "RouteGraph", "FlowMap"], swiftSettings: house),
    .testTarget(
      name: "SiteGeneratorTests",
      dependencies: [
        "Bytes", "RouteGraph", "Notes", "Mustache", "Theme", "FlowMap", "SiteGenerator",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "BrowserFixture",
      dependencies: ["Bytes", "RouteGraph", "SiteGenerator", "Waymark"],
      path: "Tests/Browser/Fixture", swiftSettings: house),
    .testTarget(
      name: "SwiftUIScanTests", dependencies: ["Bytes", "RouteGraph", "SwiftUIScan"],
      exclude: ["Fixtures"], swiftSettings: house + syntaxFlags, linkerSettings: syntaxLinking),
    .testTarget(
      name: "WaymarkTests",
      dependencies: [
        "Bytes", "RouteGraph", "DefinitionSource", "SiteGenerator", "WaymarkCommands", "Waymark",
        "WaymarkTool", "ExampleFlows",
      ],
      swiftSettings: house),
  ]
)
