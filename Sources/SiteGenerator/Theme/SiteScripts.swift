/// Where the prototype's scripts lie, named from the site's root.
struct SiteScripts: Sendable {
  /// The back-stack machine and its addresses.
  let machine: String
  /// What draws a page for an address.
  let prototype: String
  /// Shared values, copying, relaunching, motion.
  let workbench: String
}
