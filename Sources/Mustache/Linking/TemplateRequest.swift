/// What is to be done with the value that is shown next.
@usableFromInline
enum TemplateRequest: UInt8, Sendable {
  /// Writes it, escaped where it is text.
  case write
  /// Writes it as it is.
  case writeRaw
  /// Asks whether there is one.
  case ask
  /// Goes through the steps inside for each record that there is, and once for a value of another
  /// kind.
  case enter
  /// Puts in a template that includes itself, as deep as the data is.
  case recur
  /// Nothing: there is only text.
  case rest
}
