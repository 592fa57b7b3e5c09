import FlowMap

extension Words {
  /// A number with its noun, as two texts.
  func counted(_ number: Int, _ noun: CountedNoun) -> (number: String, noun: String) {
    let one = number == 1
    switch noun {
    case .destination: return (String(number), self(one ? "destination" : "destinations", "목적지"))
    case .route: return (String(number), self(one ? "route" : "routes", "경로"))
    case .tab: return (String(number), self(one ? "tab" : "tabs", "탭"))
    case .column: return (String(number), self(one ? "column" : "columns", "열"))
    case .transition: return (String(number), self(one ? "way" : "ways", "길"))
    }
  }

  /// What a bounded list says about the rest.
  func leftOut(_ count: Int, isExact: Bool = true) -> String {
    isExact
      ? self("and \(count) more", "외 \(count)개")
      : self("and at least \(count) more", "외 적어도 \(count)개")
  }

  /// The line under the search page's title.
  func searchIntroduction(destinations: Int, flows: Int) -> String {
    self(
      "\(destinations) \(destinations == 1 ? "destination" : "destinations") in "
        + "\(flows) \(flows == 1 ? "flow" : "flows").",
      "흐름 \(flows)개, 목적지 \(destinations)개.")
  }
}

/// What pages count.
enum CountedNoun {
  case destination, route, tab, column, transition
}

extension Words {
  /// What to say where Back leads to different screens: before, between and after their titles.
  var backDiffers: (opening: String, or: String, closing: String) {
    (
      self("Back leads to ", "들어온 길에 따라 뒤로 가면 "), self(" or to ", " 또는 "),
      self(", by the way in.", "에 닿습니다.")
    )
  }
}

extension Words {
  /// The words of maps, which name actions as the rest of a page does.
  var map: MapWords {
    language == .ko ? .korean { name(of: $0) } : .english { name(of: $0) }
  }

  /// What a map is called for people who don't see it.
  func mapTitle(of flow: String) -> String { self("Map of \(flow)", "\(flow) 지도") }

  /// What the drawing around one case is called for people who don't see it.
  func neighbourhoodTitle(of name: String) -> String {
    self("Map around \(name)", "\(name) 주변 지도")
  }
}
