import Testing

@testable import RouteGraph
