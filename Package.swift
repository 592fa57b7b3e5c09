// swift-tools-version: 6.1
import PackageDescription

/// The language mode and the upcoming features that every Swift target is written in.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "waymark",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Waymark", targets: ["Waymark"]),
    .executable(name: "waymark", targets: ["WaymarkTool"]),
    .executable(name: "example-flows", targets: ["ExampleFlows"]),
  ],
  targets: [
    // Foreign libraries, one target each.
    .systemLibrary(
      name: "CCmark", path: "Sources/System/CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", path: "Sources/System/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // The rooms, from the ground floor up; Sources/README.md says what each is for.
    .target(name: "Bytes", swiftSettings: house),
    .target(name: "RouteGraph", dependencies: ["Bytes"], swiftSettings: house),
    .target(
      name: "Notes", dependencies: ["Bytes", "RouteGraph", "CCmark", "CYAML"], swiftSettings: house),
    .target(name: "Mustache", dependencies: ["Bytes"], swiftSettings: house),
    .target(name: "Theme", swiftSettings: house, plugins: ["ThemeEmbedding"]),
    .plugin(
      name: "ThemeEmbedding", capability: .buildTool(), dependencies: ["ThemeEmbedder"],
      path: "Sources/Plugins/ThemeEmbedding"),
    .executableTarget(name: "ThemeEmbedder", swiftSettings: house),
    .target(name: "FlowMap", dependencies: ["Bytes", "RouteGraph"], swiftSettings: house),
    .target(
      name: "SiteGenerator",
      dependencies: ["Bytes", "RouteGraph", "Notes", "Mustache", "Theme", "FlowMap"],
      swiftSettings: house),
    .target(
      name: "WaymarkCommands", dependencies: ["Bytes", "RouteGraph", "SiteGenerator"],
      swiftSettings: house),
    .target(
      name: "Waymark", dependencies: ["RouteGraph", "SiteGenerator", "WaymarkCommands"],
      swiftSettings: house),
    .executableTarget(
      name: "WaymarkTool", dependencies: ["WaymarkCommands"], swiftSettings: house),
    .executableTarget(name: "ExampleFlows", dependencies: ["Waymark"], swiftSettings: house),
    // What `make bench` measures.
    .executableTarget(
      name: "BenchmarkSite", dependencies: ["Waymark"], path: "Tests/Benchmark/Site",
      swiftSettings: house),

    // Tests, one target a room.
    .testTarget(name: "BytesTests", dependencies: ["Bytes"], swiftSettings: house),
    .testTarget(
      name: "RouteGraphTests", dependencies: ["Bytes", "RouteGraph"], swiftSettings: house),
    .testTarget(
      name: "NotesTests", dependencies: ["Bytes", "RouteGraph", "Notes"], swiftSettings: house),
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
      name: "WaymarkTests",
      dependencies: [
        "Bytes", "RouteGraph", "SiteGenerator", "WaymarkCommands", "Waymark", "WaymarkTool",
        "ExampleFlows",
      ],
      swiftSettings: house),
  ]
)
