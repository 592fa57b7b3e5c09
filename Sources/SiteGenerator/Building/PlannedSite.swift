/// A site before it is made: everything that its files are made from.
struct PlannedSite: Sendable {
  /// The site as its pages look it up.
  let plan: SitePlan
  /// Its templates and assets.
  let theme: SiteTheme
  /// Its notes and the files beside them.
  let content: SiteContent
}
