import RouteGraph
import SiteGenerator
import Testing

/// Sheets that one view may be asked for while another one of its sheets is open.
@Suite struct SheetTests {
  private enum App: Route {
    case home, settings, recovery, about

    static var flow: Flow { Flow("App") { NavigationStack { App.home } } }

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          Button("Settings", .sheet(App.settings))
          Button("Recovery", .sheet(App.recovery))
          Button("About", .present(.popover, App.about))
        }
      case .settings:
        Screen("Settings") {
          Button("Turn recovery on", .sheet(App.recovery))
          Button("About", .present(.popover, App.about))
        }
      case .recovery: Screen("Recovery") { Button("Done", .dismiss) }
      case .about: Screen("About") { Button("Done", .dismiss) }
      }
    }
  }

  @Test func theControlThatAsksForTheSecondSheetSaysThatItMayWait() async throws {
    let folder = try SiteFolder()
    let outcome = await folder.build(App.flow)
    #expect(
      outcome.diagnostics.map { "\($0.severity) \($0.id): \($0.summary)" } == [
        "note sheet-may-wait: 'Settings' and 'Recovery' are both presented by 'Home' and can be "
          + "asked for at once: 'Settings' shows, then 'Recovery'"
      ])
    #expect(
      outcome.diagnostics.map(\.fix) == [
        "present 'Recovery' by a modifier of 'Settings' itself, or both by one sheet(item:)"
      ])
    let remark = """
      Turn recovery on</a><p class="remark" data-note="sheet-may-wait">&#39;Home&#39; presents this \
      too. If the sheet hangs there, it waits until this one closes.</p>
      """
    #expect(folder.text("app/app/settings.html").contains(remark))
    #expect(!folder.text("app/app/home.html").contains("sheet-may-wait"))
  }

  /// Two screens that present the same sheets, one of which asks for the other.
  private enum Twice: Route {
    case home, list, share, mail, cover

    static var flow: Flow { Flow("Twice") { NavigationStack { Twice.home } } }

    var screen: Screen {
      switch self {
      case .home:
        Screen("Home") {
          NavigationLink("List", value: Twice.list)
          Button("Share", .sheet(Twice.share))
        }
      case .list:
        Screen("List") {
          Button("Share", .sheet(Twice.share))
          Button("Mail", .present(.fullScreenCover, Twice.mail))
        }
      case .share:
        Screen("Share") {
          Button("Mail", .sheet(Twice.mail))
          Button("Again", .sheet(Twice.share))
          Button("Cover", .present(.fullScreenCover, Twice.cover))
        }
      case .mail: Screen("Mail") { Button("Back to sharing", .sheet(Twice.share)) }
      case .cover: Screen("Cover")
      }
    }
  }

  @Test func ofSeveralPresentersTheOneWithBothSheetsIsNamed() async throws {
    let folder = try SiteFolder()
    let outcome = await folder.build(Twice.flow)
    #expect(
      outcome.diagnostics.map(\.summary).sorted() == [
        "'Mail' and 'Share' are both presented by 'List' and can be asked for at once: 'Mail' "
          + "shows, then 'Share'",
        "'Share' and 'Mail' are both presented by 'List' and can be asked for at once: 'Share' "
          + "shows, then 'Mail'",
      ])
    // Its canonical back stack lies over 'Home', which presents no mail; that it asks for itself again
    // is no second sheet.
    #expect(!folder.text("twice/twice/share.html").contains("sheet-may-wait"))
    #expect(folder.text("twice/twice/mail.html").contains("sheet-may-wait"))
  }

  @Test func aSheetOfTheSheetAloneNeedsNoNote() async throws {
    let folder = try SiteFolder()
    #expect(await folder.problems(Shop.flow) == [])
  }
}
