import Testing

@testable import FlowMap
