import Bytes
import Mustache
import Notes
import RouteGraph
import Theme

/// The templates, icons and assets of a site: the built-in ones, each replaced by the site's own
/// file of the same name where there is one.
struct SiteTheme: Sendable {
  /// The compiled page templates.
  let templates: PageTemplates
  /// The line symbols.
  let icons: IconSet
  /// What is published below `assets`, by its place there.
  let assets: [ThemeAsset]
  /// The place of the stylesheet, named from the site's root.
  let stylesheet: String
  /// The icon of the browser's tab.
  let favicon: Favicon
  /// The ids that pages use themselves.
  let ids: ReservedIDs
  /// The fingerprint of all files, templates among them.
  let fingerprint: ContentHash

  private let places: [String: String]

  private static let hashed = Set(
    ["assets/waymark.css", "assets/favicon.svg"] + SiteTools.scripts.map { "assets/\($0)" })

  /// Reads a site's own templates over the built-in ones.
  ///
  /// - Parameters:
  ///   - folder: The site's own templates.
  ///   - diagnostics: Gets everything that is wrong with them.
  /// - Returns: nil where a page template can't be used.
  init?(_ folder: InputFolder, diagnostics: inout [Diagnostic]) {
    var files: [String: (file: String, bytes: [UInt8])] = [:]
    for file in BuiltInTheme.files { files[file.path] = ("built-in/\(file.path)", file.bytes) }
    diagnostics += folder.diagnostics
    for path in folder.paths {
      let read = folder.contents(of: path)
      if let problem = read.problem { diagnostics.append(problem) }
      if let bytes = read.bytes { files[path] = ("\(folder.name)/\(path)", bytes) }
    }
    let sources = files.keys.sorted().filter { $0.hasSuffix(".mustache") }.compactMap { path in
      files[path].map {
        TemplateSource(name: String(path.dropLast(9)), file: $0.file, bytes: $0.bytes)
      }
    }
    let library = TemplateLibrary(sources)
    diagnostics += Self.unused(folder, library)
    guard let templates = PageTemplates(library, diagnostics: &diagnostics) else { return nil }
    self.templates = templates
    ids = TemplateIDs.reserved(of: sources.lazy.map(\.bytes))
    icons = IconSet(svg: files["icons.svg"]?.bytes ?? [])
    var assets: [ThemeAsset] = []
    var places: [String: String] = [:]
    for path in files.keys.sorted() where path.hasPrefix("assets/") || path == "flow.schema.json" {
      let bytes = files[path]?.bytes ?? []
      let place = Self.place(of: path, bytes)
      places[path] = place
      assets.append(ThemeAsset(path: place, bytes: bytes))
    }
    self.assets = assets
    var listing = ByteBuffer()
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      listing.append("\(path) \(ContentHash(of: file.bytes).hexadecimal)\n")
    }
    fingerprint = ContentHash(of: listing)
    self.places = places
    stylesheet = places["assets/waymark.css"] ?? "assets/waymark.css"
    favicon = Favicon(
      files["assets/favicon.svg"]?.bytes ?? [], at: places["assets/favicon.svg"] ?? "")
  }

  /// A warning for each of a site's own templates that no template includes and no page is made of.
  private static func unused(_ folder: InputFolder, _ library: TemplateLibrary) -> [Diagnostic] {
    let builtIn = BuiltInTheme.files.map(\.path).filter { $0.hasSuffix(".mustache") }
    let known = library.includedNames.union(builtIn.map { String($0.dropLast(9)) })
    return folder.paths.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }
      .filter { !known.contains($0) }
      .map { name in
        Diagnostic(
          .warning, "unused-template",
          at: SourceLocation(file: "\(folder.name)/\(name).mustache", line: 1),
          "nothing uses the template '\(name)'",
          fix: NearestName.to(name, among: known.sorted()).map { "did you mean '\($0)'?" })
      }
  }

  /// Where the asset with a place among the templates is published, named from the site's root.
  func published(_ path: String) -> String { places[path] ?? path }

  /// Where a file is published: what every page loads has its content hash in the name, so that a
  /// browser may keep it for ever.
  private static func place(of path: String, _ bytes: [UInt8]) -> String {
    guard path != "flow.schema.json" else { return SitePath.schema }
    guard hashed.contains(path), let dot = path.lastIndex(of: ".") else { return path }
    return "\(path[..<dot]).\(ContentHash(of: bytes).letters(8))\(path[dot...])"
  }
}
