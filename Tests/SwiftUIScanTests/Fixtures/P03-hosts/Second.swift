import SwiftUI

struct Second: View {
  let nav: Nav
  var body: some View { List { Row(nav: nav) } }
}
private struct Row: View {
  let nav: Nav
  var body: some View { Button("Three") { nav.path.append(.three) } }
}
