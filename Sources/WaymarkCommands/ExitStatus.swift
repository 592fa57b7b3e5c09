/// How a program ends.
public enum ExitStatus: Int32, Sendable {
  /// Everything went well.
  case fine = 0
  /// Problems were found.
  case findings = 1
  /// The job could not be done.
  case failure = 2
  /// The arguments were wrong.
  case usage = 64
}
