import Foundation
import Testing

@testable import SiteGenerator

/// The lock on the output folder.
@Suite struct LockTests {
  @Test func isGivenBackWhileACopyOfItsDescriptorIsOpen() throws {
    let folder = try PublishingFolder()
    try folder.publish(["index.html": "one"])
    var publisher: Publisher? = try folder.open()
    // A process that is being started has copies of all descriptors until it runs its program.
    let copies = Self.copies(ofDescriptorsOf: "\(folder.output)/.waymark/lock")
    defer { for copy in copies { close(copy) } }
    #expect(copies.count == 1)
    #expect(publisher != nil)
    publisher = nil
    try folder.publish(["index.html": "two"])
    #expect(folder.site() == ["index.html": "two"])
  }

  private static func copies(ofDescriptorsOf path: String) -> [Int32] {
    var wanted = stat()
    guard stat(path, &wanted) == 0 else { return [] }
    return (Int32(3)..<1_024).filter { number in
      var found = stat()
      return fstat(number, &found) == 0 && found.st_ino == wanted.st_ino
        && found.st_dev == wanted.st_dev
    }.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
  }
}
