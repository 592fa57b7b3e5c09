import Waymark

/// A team's daily meeting.
struct Scrum: Hashable, Identifiable, Sendable {
  let id: String
  let team: String
  /// The title before anybody changes it.
  let firstTitle: String
  let people: [String]
  let minutes: Int

  static let design = Scrum(
    id: "design", team: "Design team", firstTitle: "Sketches", people: ["Mina", "Jo"], minutes: 10)
  static let app = Scrum(
    id: "app", team: "App team", firstTitle: "Release", people: ["Sun", "Ada", "Leo"], minutes: 5)
  static let web = Scrum(
    id: "web", team: "Web team", firstTitle: "Home page", people: ["Yuri", "Kim"], minutes: 15)

  static let all = [design, app, web]
}

extension Scrum {
  /// The title, which the edit sheet changes: what the app hands around as a binding.
  var title: SharedValue<String> {
    SharedValue("\(id)-title", initial: firstTitle)
  }

  /// The title of the scrum that the "new" sheet is about.
  static let newTitle = SharedValue("new-title", initial: "Untitled")
}
