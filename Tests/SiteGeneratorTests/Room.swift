import Testing

@testable import SiteGenerator
