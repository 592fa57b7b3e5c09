/// What every page draws on: the files that it loads, the line symbols, and the addresses that lead out
/// of the site.
struct SiteSupplies: Sendable {
  /// The place of the stylesheet, named from the site's root.
  let stylesheet: String
  /// The icon of the browser's tab.
  let favicon: Favicon
  /// The line symbols.
  let icons: IconSet
  /// The script of every page, and what it brings when it is asked for.
  let tools: SiteTools
  /// The URL that the site is published under, with a `/` at its end; nil where it isn't known.
  let base: BaseURL?
  /// Where the app's source can be read; nil where it isn't known.
  let source: SourceURL?
}
