/// How a program ends.
public enum ExitStatus: Int32, Sendable {
  /// The site was published, or the flow written, warnings or not.
  case fine = 0
  /// Errors kept the site or the flow from being made, or warnings where the command is strict.
  ///
  /// Two have it all the same when their work is done: a scan that could read only a part of the
  /// source, and a strict scan with warnings, which writes what it found.
  case findings = 1
  /// Nothing was made: what the command needs can't be read, or what it makes can't be written.
  case failure = 2
  /// The arguments make no sense.
  case usage = 64
}
