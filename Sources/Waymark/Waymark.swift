@_exported public import RouteGraph
