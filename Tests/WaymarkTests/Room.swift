import Testing

@testable import Waymark
