/// The sizes of a map in CSS pixels, in steps of four.
enum MapMetrics {
  /// A node's width.
  static let nodeWidth = 152.0
  /// A node's height.
  static let nodeHeight = 68.0
  /// The height of the bar at a node's top.
  static let barHeight = 16.0
  /// The space between two nodes of a column.
  static let rowGap = 28.0
  /// What the first node of a frame keeps above it, for the frame's caption.
  static let captionSpace = 28.0
  /// The space between two columns, where edges bend and labels stand.
  static let channelWidth = 112.0
  /// From one column's left to the next one's.
  static let columnPitch = nodeWidth + channelWidth
  /// The space around the drawing.
  static let margin = 24.0
  /// The top of every column's first node, whether a caption stands above it or not.
  static let firstRow = margin + captionSpace
  /// From a frame's side to its nodes.
  static let framePadding = 12.0
  /// From an edge to the nodes it passes.
  static let clearance = 5.0
  /// Between two edges that run side by side.
  static let lanePitch = 6.0
  /// The length of an edge's tip.
  static let tipLength = 8.0
  /// The size of an edge label's type.
  static let labelSize = 11.0
  /// The height of an edge label's box.
  static let labelHeight = 15.0
  /// The widest edge label.
  static let labelWidth = 92.0
  /// The length of an edge that leaves the app.
  static let stubLength = 28.0
  /// The widest label behind an edge that leaves the app.
  static let stubLabelWidth = channelWidth - stubLength - 20
}
