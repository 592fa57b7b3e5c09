import Bytes

// The only file of this room that talks to libc: no pointer, descriptor or `errno` leaves it.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A system call that failed.
struct SystemError: Error, Hashable {
  /// What the system calls it: `ENOSPC` and the like.
  let code: Int32

  /// The system's own words for it: `No space left on device`.
  var text: String { String(cString: strerror(code)) }

  /// Something is missing that was there, or a symbolic link's target.
  static let absence = SystemError(code: ENOENT)

  /// Whether a new file could not be written because another one, or a folder, has its path, or
  /// another file the path of a folder above.
  var isCollision: Bool { code == EEXIST || code == ENOTDIR || code == EISDIR }

  fileprivate static var last: SystemError { SystemError(code: errno) }

  fileprivate var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
}

/// What stands at a path; a symbolic link is itself, not what it leads to.
struct FileStatus: Hashable {
  /// The kinds of thing that publishing tells apart.
  enum Kind: Hashable {
    case file, folder, link, other

    /// The kind that a folder's list gives for an entry; nil where it leaves that open.
    fileprivate init?(listed type: Int32) {
      switch type {
      case Int32(DT_REG): self = .file
      case Int32(DT_DIR): self = .folder
      case Int32(DT_LNK): self = .link
      default: return nil
      }
    }
  }

  /// The same for two paths exactly when both lead to the same file or folder.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let size: Int
  let identity: Identity

  fileprivate init(_ record: stat) {
    switch record.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(record.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: record.st_dev),
      number: UInt64(truncatingIfNeeded: record.st_ino))
  }
}

/// An open descriptor, closed when the last owner lets go of it.
final class Descriptor: Sendable {
  fileprivate let number: Int32

  fileprivate init(_ number: Int32) throws(SystemError) {
    guard number >= 0 else { throw .last }
    self.number = number
  }

  deinit { _ = close(number) }
}

/// A folder held open: paths are looked up from it, wherever it may be moved meanwhile.
///
/// What is asked of thousands of paths lends them to the system by `withCString`; a text that is
/// passed as it is becomes an array first.
struct OpenFolder: Sendable {
  private let descriptor: Descriptor
  private var number: Int32 { descriptor.number }

  /// Opens a folder, following symbolic links.
  init(at path: String) throws(SystemError) {
    descriptor = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  private init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// Opens a folder in this one; a symbolic link is refused.
  func folder(_ path: String) throws(SystemError) -> OpenFolder {
    OpenFolder(
      try Descriptor(openat(number, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)))
  }

  /// What stands at a path, or nil where nothing does.
  func status(of path: String) throws(SystemError) -> FileStatus? {
    var record = stat()
    let result = path.withCString { fstatat(number, $0, &record, AT_SYMLINK_NOFOLLOW) }
    guard result == 0 else {
      let error = SystemError.last
      if error.isAbsence { return nil }
      throw error
    }
    return FileStatus(record)
  }

  /// Fails where a folder's entries may not be changed; a folder that is not there is no failure.
  func checkWritable(_ path: String) throws(SystemError) {
    guard faccessat(number, path, W_OK | X_OK, 0) != 0 else { return }
    let error = SystemError.last
    if !error.isAbsence { throw error }
  }

  /// Creates a folder; false where something of that name stands already.
  @discardableResult
  func makeFolder(_ path: String) throws(SystemError) -> Bool {
    if mkdirat(number, path, 0o777) == 0 { return true }
    let error = SystemError.last
    if error.code == EEXIST { return false }
    throw error
  }

  /// Makes a file of which there is none yet.
  func newFile(_ path: String) throws(SystemError) -> NewFile {
    let file = path.withCString {
      openat(number, $0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else { throw .last }
    return NewFile(file)
  }

  /// Writes a file of which there is none yet.
  func write(_ bytes: UnsafeBufferPointer<UInt8>, toNewFile path: String) throws(SystemError) {
    let file = try newFile(path)
    try file.write(bytes)
    try file.finish()
  }

  /// Writes a file of which there is none yet.
  func write(_ buffer: ByteBuffer, toNewFile path: String) throws(SystemError) {
    try buffer.withBytes { bytes throws(SystemError) in try write(bytes, toNewFile: path) }
  }

  /// The bytes of a file, or nil where there is none.
  func contents(of path: String) throws(SystemError) -> [UInt8]? {
    let number = path.withCString { openat(self.number, $0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
    if number < 0, SystemError.last.isAbsence { return nil }
    let file = try Descriptor(number)
    var record = stat()
    guard fstat(file.number, &record) == 0 else { throw .last }
    var bytes = [UInt8](repeating: 0, count: max(0, Int(record.st_size)))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        read(file.number, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      guard count >= 0 else {
        let error = SystemError.last
        if error.code == EINTR { continue }
        throw error
      }
      if count == 0 { break }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Moves a file to where it belongs, in place of the file that stands there; false where there
  /// is nothing to move.
  @discardableResult
  func move(_ path: String, to folder: OpenFolder, _ newPath: String) throws(SystemError) -> Bool {
    if renameat(number, path, folder.number, newPath) == 0 { return true }
    let error = SystemError.last
    if error.isAbsence, try status(of: path) == nil { return false }
    throw error
  }

  /// Removes a file or a symbolic link, if there is one.
  func removeFile(_ path: String) throws(SystemError) {
    guard unlinkat(number, path, 0) != 0 else { return }
    let error = SystemError.last
    if !error.isAbsence { throw error }
  }

  /// Removes a folder if there is one and it is empty.
  func removeEmptyFolder(_ path: String) throws(SystemError) {
    guard unlinkat(number, path, AT_REMOVEDIR) != 0 else { return }
    let error = SystemError.last
    let isExpected = error.isAbsence || error.code == ENOTEMPTY || error.code == EEXIST
    if !isExpected { throw error }
  }

  /// The names of what is in this folder, sorted.
  func names() throws(SystemError) -> [String] {
    try entries().map(\.name)
  }

  /// What is in this folder, sorted by name, each with its kind where listing the folder tells it
  /// already. A name that is no text is mended, and leads nowhere: it has no kind.
  func entries() throws(SystemError) -> [(name: String, kind: FileStatus.Kind?)] {
    // Opened anew, because reading moves a position that every copy of a descriptor shares.
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last }
    guard let stream = fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    var entries: [(name: String, kind: FileStatus.Kind?)] = []
    while true {
      // Only this number tells the end of the list from a failure in its middle.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        return entries.sorted { $0.name < $1.name }
      }
      let kind = FileStatus.Kind(listed: Int32(entry.pointee.d_type))
      let (name, known) = withUnsafePointer(to: &entry.pointee.d_name) { place in
        let letters = UnsafeRawPointer(place).assumingMemoryBound(to: CChar.self)
        let text = String(validatingCString: letters)
        return text.map { ($0, kind) } ?? (String(cString: letters), nil)
      }
      if name != ".", name != ".." { entries.append((name, known)) }
    }
  }

  /// Takes a lock that the system gives back when its owner ends, however it ends; nil where
  /// another owner has it.
  func lock(_ path: String) throws(SystemError) -> FileLock? {
    let file = try Descriptor(
      openat(number, path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666))
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      let error = SystemError.last
      if error.code == EWOULDBLOCK { return nil }
      if error.code != EINTR { throw error }
    }
    return FileLock(file)
  }
}

/// A file that is being written.
struct NewFile: ~Copyable {
  private let number: Int32

  fileprivate init(_ number: Int32) {
    self.number = number
  }

  deinit { _ = close(number) }

  /// Ends the file; what the system only now says about writing it comes out here.
  consuming func finish() throws(SystemError) {
    let number = number
    discard self
    guard close(number) == 0 || errno == EINTR else { throw .last }
  }

  /// Writes bytes behind those that were written.
  ///
  /// Nothing is flushed to the disk: a killed process loses nothing by that, and flushing would
  /// cost more than everything else together.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(SystemError) {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(number, rest.baseAddress, rest.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(number, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, rest.baseAddress, rest.count)
      #endif
      guard count >= 0 else {
        let error = SystemError.last
        if error.code == EINTR { continue }
        throw error
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}

/// A lock that is given back with the last reference.
final class FileLock: Sendable {
  private let file: Descriptor

  fileprivate init(_ file: Descriptor) {
    self.file = file
  }

  /// Closing the file alone would leave the lock with a process that is just being started, which
  /// has a copy of the descriptor for a moment.
  deinit { _ = flock(file.number, LOCK_UN) }
}

/// Questions about whole paths, for folders that are not open.
enum SystemPath {
  /// The folder that relative paths start from.
  static func currentFolder() throws(SystemError) -> String {
    try realPath(of: ".") ?? "/"
  }

  /// The path without symbolic links, or nil where nothing is there.
  static func realPath(of path: String) throws(SystemError) -> String? {
    guard let real = realpath(path, nil) else {
      let error = SystemError.last
      if error.code == ENOENT { return nil }
      throw error
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path of the running program's file, perhaps by links; nil where the system can't say.
  static var runningProgram: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return "/proc/self/exe"
    #endif
  }

  /// What stands at a path, or nil where nothing does.
  static func status(of path: String) throws(SystemError) -> FileStatus? {
    var record = stat()
    guard lstat(path, &record) == 0 else {
      let error = SystemError.last
      if error.isAbsence { return nil }
      throw error
    }
    return FileStatus(record)
  }

  /// The fingerprint of what tells a program's file from another version of it, or nil where there is
  /// none: its place on the disk, its size, when it was changed last, and its first 32 KB, where
  /// linkers put the identifier of what they built.
  static func version(ofProgram path: String) throws(SystemError) -> ContentHash? {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0, SystemError.last.isAbsence { return nil }
    let file = try Descriptor(number)
    var record = stat()
    var head = [UInt8](repeating: 0, count: 1 << 15)
    let count = head.withUnsafeMutableBytes { read(file.number, $0.baseAddress, $0.count) }
    guard fstat(file.number, &record) == 0, count >= 0 else { throw .last }
    #if canImport(Darwin)
      let times = [record.st_mtimespec, record.st_ctimespec]
    #else
      let times = [record.st_mtim, record.st_ctim]
    #endif
    let numbers =
      [Int(truncatingIfNeeded: record.st_dev), Int(truncatingIfNeeded: record.st_ino)]
      + [Int(record.st_size)] + times.flatMap { [$0.tv_sec, $0.tv_nsec] }
    head.removeLast(head.count - count)
    head += numbers.map(String.init).joined(separator: " ").utf8
    return ContentHash(of: head)
  }

  /// Creates a folder unless there is one.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw .last
  }
}

/// What the machine offers.
enum ProcessorCount {
  /// The number of cores that are in use, at least one.
  static var active: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
