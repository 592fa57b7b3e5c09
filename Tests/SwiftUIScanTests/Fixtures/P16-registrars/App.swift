import SwiftUI

struct Song: Hashable { var name = "" }
struct Album: Hashable, Identifiable { var id = 0; var songs: [Song] = [] }
@main struct MusicApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { Albums(albums: []) }.tabItem { Text("Albums") }
        NavigationStack { Songs(songs: []) }.tabItem { Text("Songs") }
      }
    }
  }
}
struct Albums: View {
  let albums: [Album]
  var body: some View {
    List {
      ForEach(albums) { album in NavigationLink("Album", value: album) }
      NavigationLink("New", value: Song(name: "new"))
    }
    .navigationDestination(for: Album.self) { album in AlbumPage(album: album) }
    .navigationDestination(for: Song.self) { song in SongPage(song: song) }
  }
}
struct AlbumPage: View {
  let album: Album
  var body: some View {
    ForEach(album.songs, id: \.self) { song in NavigationLink(song.name, value: song) }
  }
}
struct Songs: View {
  let songs: [Song]
  var body: some View {
    List(songs, id: \.self) { song in NavigationLink("Song", value: song) }
      .navigationDestination(for: Song.self) { song in PlainSong(song: song) }
  }
}
struct SongPage: View {
  let song: Song; var body: some View { Text("s") }
}
struct PlainSong: View {
  let song: Song; var body: some View { Text("p") }
}
