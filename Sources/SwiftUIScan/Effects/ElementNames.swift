/// What the names of libraries' types say about them.
enum ElementNames {
  /// Types that are made in bodies and show nothing.
  private static let values: Set<String> = [
    "URL", "Date", "UUID", "Data", "String", "Int", "Double", "Float", "CGFloat", "Bool", "Array",
    "Set", "Dictionary", "DispatchQueue", "Logger", "Notification", "NSError", "CGSize", "CGPoint",
    "CGRect", "DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "URLRequest",
    "Calendar", "Transaction", "IndexSet", "AttributedString", "LocalizedStringKey", "EdgeInsets",
    "Animation", "Range", "ClosedRange", "Result", "Error", "Predicate", "FetchDescriptor",
    "ModelContainer", "ModelContext", "TimeInterval", "Locale", "Decimal", "GridItem",
    "Array.Index",
  ]

  static func isNoView(_ name: String) -> Bool {
    if values.contains(name) { return true }
    let isOfPlatform = ["UI", "NS", "CG", "CA", "AV", "CL", "PH", "VN", "CK", "UN", "SK"].contains {
      name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true
    }
    return isOfPlatform && !name.hasSuffix("View") && !name.hasSuffix("ViewController")
  }

  /// Functions of SwiftUI that are called without a view, also in an extension of `View`.
  static let functions: Set<String> = [
    "withAnimation", "withTransaction", "print", "debugPrint", "min", "max", "type", "assert",
    "fatalError", "precondition", "zip", "abs", "round",
  ]

  /// Modifiers that are applied to views of libraries whose type is not known.
  static let modifiers: Set<String> = [
    "onTapGesture", "onAppear", "sheet", "fullScreenCover", "popover", "toolbar", "overlay",
    "background", "navigationTitle", "frame", "padding", "onChange", "task", "alert",
    "confirmationDialog", "contextMenu", "swipeActions", "refreshable", "navigationDestination",
    "onOpenURL", "gesture", "buttonStyle", "foregroundStyle", "font", "tabItem", "tag", "inspector",
    "resizable", "environmentObject", "environment", "modifier", "onLongPressGesture", "listStyle",
  ]
}
