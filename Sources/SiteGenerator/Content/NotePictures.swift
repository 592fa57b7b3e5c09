import Bytes
import Notes
import RouteGraph

/// A screenshot that a note names, as it is published.
struct NotePicture: Sendable {
  /// Its place, named from the site's root, with the content hash in its name.
  let place: String
  /// What it measures.
  let size: RasterPicture
}

/// Finds, reads and checks the screenshots that notes name.
struct NotePictures {
  private let folder: InputFolder
  private let assets: Set<String>
  /// The paths of all files that are named like pictures, sorted; made for the first mistake.
  private lazy var pictures = folder.paths.filter(Self.hasEnding)
  private var known: [String: NotePicture] = [:]
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []

  /// The published places of the pictures found, by their paths below the content folder.
  var places: [String: String] { known.mapValues(\.place) }

  init(folder: InputFolder, assets: Set<String>) {
    self.folder = folder
    self.assets = assets
  }

  /// The picture that a note names; nil, with a problem, where there is none. O(bytes of the file).
  mutating func picture(of note: Note) -> NotePicture? {
    guard let screenshot = note.frontMatter.screenshot else { return nil }
    let written = screenshot.value
    let path = RelativePath.resolved(written, from: note.file)
    guard let path, let inner = folder.pathInside(path) else {
      return report(
        "screenshot-outside-content", at: screenshot.location,
        "the screenshot '\(written)' lies outside '\(folder.name)'",
        fix: "copy it beside the note")
    }
    if let picture = known[inner] { return picture }
    guard assets.contains(inner) else {
      let nearest = NearestName.to(inner, amongSorted: pictures)
      // Notes are there, and among no assets.
      guard nearest != nil || Self.hasEnding(inner) else { return noPicture(screenshot) }
      return report(
        "missing-file", at: screenshot.location, "there is no file '\(path)'",
        fix: nearest.map { "did you mean '\(folder.name)/\($0)'?" })
    }
    let read = folder.contents(of: inner)
    if let problem = read.problem { diagnostics.append(problem) }
    guard let bytes = read.bytes else { return nil }
    guard Self.hasEnding(inner), let size = RasterPicture(bytes) else {
      return noPicture(screenshot)
    }
    let picture = NotePicture(place: Self.place(of: inner, bytes), size: size)
    known[inner] = picture
    return picture
  }

  private mutating func noPicture(
    _ screenshot: FrontMatter.Located<String>
  ) -> NotePicture? {
    report(
      "unsupported-picture", at: screenshot.location,
      "the screenshot '\(screenshot.value)' is no picture that a page can show",
      fix: "give a PNG, JPEG, GIF or WebP file")
  }

  private mutating func report(
    _ id: String, at location: SourceLocation, _ summary: String, fix: String?
  ) -> NotePicture? {
    diagnostics.append(Diagnostic(.error, id, at: location, summary, fix: fix))
    return nil
  }

  private static func hasEnding(_ path: String) -> Bool {
    path.lastIndex(of: ".").map {
      RasterPicture.endings.contains(path[$0...].dropFirst().lowercased())
    } ?? false
  }

  /// Where a picture is published: a changed one under another name, so that a browser may keep it.
  private static func place(of path: String, _ bytes: [UInt8]) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    return SitePath.noteAsset(
      "\(path[..<dot]).\(ContentHash(of: bytes).letters(8))\(path[dot...])")
  }
}
