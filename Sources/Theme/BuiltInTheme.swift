/// The theme that is compiled into the library: templates, stylesheet, icons, and the schema of
/// the published graphs.
///
/// The files are those of the `Templates` folder, so that a site in a package elsewhere has the
/// theme without copying it.
public enum BuiltInTheme {
  /// One file of the theme.
  public struct File: Sendable {
    /// Its place below the `Templates` folder.
    public let path: String
    /// What it holds.
    public let bytes: [UInt8]
  }

  /// Every file of the theme, sorted by path.
  public static let files: [File] = [
    File(path: "accuracy.mustache", bytes: PackageResources.accuracy_mustache),
    File(path: "assets/favicon.svg", bytes: PackageResources.favicon_svg),
    File(path: "assets/hook.js", bytes: PackageResources.hook_js),
    File(path: "assets/machine.js", bytes: PackageResources.machine_js),
    File(path: "assets/marks.js", bytes: PackageResources.marks_js),
    File(path: "assets/palette.js", bytes: PackageResources.palette_js),
    File(path: "assets/review.js", bytes: PackageResources.review_js),
    File(path: "assets/waymark.css", bytes: PackageResources.waymark_css),
    File(path: "assets/waymark.js", bytes: PackageResources.waymark_js),
    File(path: "assets/workbench.js", bytes: PackageResources.workbench_js),
    File(path: "back-stack.mustache", bytes: PackageResources.back_stack_mustache),
    File(path: "destination-row.mustache", bytes: PackageResources.destination_row_mustache),
    File(path: "destination.mustache", bytes: PackageResources.destination_mustache),
    File(path: "flow.mustache", bytes: PackageResources.flow_mustache),
    File(path: "flow.schema.json", bytes: PackageResources.flow_schema_json),
    File(path: "icon-back.mustache", bytes: PackageResources.icon_back_mustache),
    File(path: "icon-forward.mustache", bytes: PackageResources.icon_forward_mustache),
    File(path: "icon-review.mustache", bytes: PackageResources.icon_review_mustache),
    File(path: "icon-search.mustache", bytes: PackageResources.icon_search_mustache),
    File(path: "icon-sidebar.mustache", bytes: PackageResources.icon_sidebar_mustache),
    File(path: "icons.svg", bytes: PackageResources.icons_svg),
    File(path: "inferred-way.mustache", bytes: PackageResources.inferred_way_mustache),
    File(path: "layout.mustache", bytes: PackageResources.layout_mustache),
    File(path: "left-out.mustache", bytes: PackageResources.left_out_mustache),
    File(path: "mark.mustache", bytes: PackageResources.mark_mustache),
    File(path: "not-found.mustache", bytes: PackageResources.not_found_mustache),
    File(path: "note-body.mustache", bytes: PackageResources.note_body_mustache),
    File(path: "note.mustache", bytes: PackageResources.note_mustache),
    File(path: "place.mustache", bytes: PackageResources.place_mustache),
    File(path: "problems.mustache", bytes: PackageResources.problems_mustache),
    File(path: "rail.mustache", bytes: PackageResources.rail_mustache),
    File(path: "review.mustache", bytes: PackageResources.review_mustache),
    File(path: "route.mustache", bytes: PackageResources.route_mustache),
    File(path: "search.mustache", bytes: PackageResources.search_mustache),
    File(path: "site.mustache", bytes: PackageResources.site_mustache),
    File(path: "tools.mustache", bytes: PackageResources.tools_mustache),
    File(path: "way.mustache", bytes: PackageResources.way_mustache),
  ]
}
