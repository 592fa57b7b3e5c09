import SwiftUI

struct Box: Identifiable, Hashable { let id: Int; var name: String; var letters: [Letter] }
struct Letter: Identifiable, Hashable { let id: Int; var subject: String }
@Observable final class Desk { var box: Box?; var letter: Letter? }
@main struct PostApp: App { var body: some Scene { WindowGroup { Columns() } } }
struct Columns: View {
  @State private var desk = Desk()
  @State private var path: [Letter] = []
  @State private var edited: Box?
  let boxes: [Box]
  var body: some View {
    @Bindable var desk = desk
    NavigationSplitView {
      List(boxes, selection: $desk.box) { box in
        NavigationLink(value: box) { Text(box.name) }
          .swipeActions { Button("Edit") { edited = box } }
      }
      .navigationTitle("Boxes")
      .sheet(item: $edited, content: BoxEditor.init)
    } content: {
      if let box = desk.box { Letters(box: box, letter: $desk.letter) } else { Text("No box") }
    } detail: {
      NavigationStack(path: $path) {
        if let letter = desk.letter { Reader(letter: letter) } else { Text("No letter") }
      }
    }
  }
}
struct Letters: View {
  let box: Box
  @Binding var letter: Letter?
  var body: some View {
    List(box.letters, selection: $letter) { letter in Text(letter.subject) }
    Button("Latest") { letter = box.letters.first }
  }
}
struct Reader: View { let letter: Letter; var body: some View { Text(letter.subject) } }
struct BoxEditor: View { let box: Box; var body: some View { Text(box.name) } }
