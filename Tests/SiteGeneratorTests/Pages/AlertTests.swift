import RouteGraph
import Testing

/// Alerts and dialogs: what they say, what they ask for, and what can be pressed.
@Suite struct AlertTests {
  private enum Account: Route {
    case home, rename, leave

    static let name = SharedValue("name", initial: "Ahri")
    static let code = SharedValue("code", initial: "")

    static var flow: Flow { Flow("Account") { NavigationStack { Account.home } } }

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          Button("Rename", .present(.alert, Account.rename))
          Button("Leave", .present(.confirmationDialog, Account.leave))
        }
      case .rename:
        Screen("Rename?") {
          Text(Account.name, prefix: "Now: ")
          Text("It may be longer.")
          TextField("Name", value: Account.name)
          TextField("Code", value: Account.code, placeholder: "Six digits")
          Button("Rename", style: .destructive, .dismiss)
          Button("Cancel", style: .cancel, .dismiss)
        }
      case .leave:
        Screen("Leave?") {
          When("signed in") {
            Section("Your data", footer: "It goes for good.") { Text("Everything is deleted.") }
            Button("Delete", style: .destructive, .dismiss)
          }
          When("signed out") {
            Text("Nothing is kept.")
            Button("Leave", .dismissAll)
          }
          Button("Stay", style: .cancel, .dismiss)
        }
      }
    }
  }

  @Test func anAlertShowsSharedValuesAndAsksForThem() async throws {
    let folder = try SiteFolder()
    await folder.build(Account.flow)
    let page = folder.text("account/account/rename.html")
    let alert = """
      <div class="ui-alert">
      <p class="ui-alert-title">Rename?</p>
      <p class="ui-alert-text">Now: <output data-state="name">Ahri</output></p>
      <p class="ui-alert-text">It may be longer.</p>
      <div class="ui-alert-fields">
      <label class="ui-row ui-field"><input type="text" aria-label="Name" data-state="name" \
      value="Ahri" placeholder="Name" disabled></label>
      <label class="ui-row ui-field"><input type="text" aria-label="Code" data-state="code" \
      value="" placeholder="Six digits" disabled></label>
      </div>
      <div class="ui-alert-actions"><a class="ui-alert-action ui-destructive"
      """
    #expect(page.contains(alert))
    #expect(folder.page("account/account/rename.html").problems == [])
  }

  @Test func eachFormOfADialogHasItsOwnTextsAndActions() async throws {
    let folder = try SiteFolder()
    await folder.build(Account.flow)
    let page = folder.page("account/account/leave.html")
    let parts = ["Your data", "Everything is deleted.", "It goes for good.", "Nothing is kept."]
    #expect(
      page.all("div", with: "data-form").map { form in parts.filter(form.text.contains) }
        == [Array(parts.prefix(3)), Array(parts.suffix(1))])
    #expect(
      page.tags.filter { $0["class"]?.hasPrefix("ui-alert-action ") ?? false }.map(\.text)
        + page.tags.filter { $0["class"] == "ui-alert-action" }.map(\.text)
        == ["Delete", "Stay", "Stay", "Leave"])
    #expect(page.problems == [])
  }
}
