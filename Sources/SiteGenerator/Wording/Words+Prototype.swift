import Bytes
import RouteGraph

extension Words {
  /// The texts that the prototype's script shows, by the names that it asks for; `{…}` stands for
  /// what the script fills in.
  var script: [(name: String, text: String)] {
    sentences.map { ($0.key.rawValue, $0.text) } + stackTexts + addressRemarks + relaunchTexts
      + controlTexts
  }

  /// What stands around screens and layers.
  private var stackTexts: [(name: String, text: String)] {
    [
      ("back", self("Back", "뒤로")),
      ("backTo", self("Back to ", "뒤로: ")),
      ("offPath", self("off the path", "경로 밖")),
      ("sheet", name(of: .sheet)),
      ("fullScreenCover", name(of: .fullScreenCover)),
      ("popover", name(of: .popover)),
      ("inspector", name(of: .inspector)),
      ("alert", name(of: .alert)),
      ("confirmationDialog", name(of: .confirmationDialog)),
    ]
  }

  /// Why a page doesn't show the back stack of its address.
  private var addressRemarks: [(name: String, text: String)] {
    [
      (
        "malformed",
        self(
          "This address can't be read as a back stack, so the page shows its usual one.",
          "주소에서 뒤로 가기 스택을 읽을 수 없어 이 화면의 기본 스택을 보여 줍니다.")
      ),
      (
        "otherPage",
        self(
          "This address belongs to another screen, so the page shows its usual back stack.",
          "다른 화면의 주소라서 이 화면의 기본 스택을 보여 줍니다.")
      ),
      (
        "outdated",
        self(
          "This address names screens that are no longer in the flow ({ids}), so the page shows its usual back stack.",
          "주소에 이제 없는 화면({ids})이 있어 이 화면의 기본 스택을 보여 줍니다.")
      ),
    ]
  }

  /// What a relaunch of the app is called, and what it did.
  private var relaunchTexts: [(name: String, text: String)] {
    [
      ("relaunch", self("Relaunch", "다시 실행")),
      (
        "relaunched",
        self(
          "Relaunched: the path and the selections are back, what a flag or a sheet showed is not.",
          "다시 실행했습니다. 경로와 선택은 돌아오고, 플래그나 시트로 보이던 것은 사라집니다.")
      ),
      (
        "dropped",
        self(
          "Dropped, since it is no longer in the flow: {ids}.", "이제 흐름에 없어서 뺀 것: {ids}.")
      ),
    ]
  }

  /// The remaining controls, and what they report.
  private var controlTexts: [(name: String, text: String)] {
    [
      ("reset", self("Reset values", "값 되돌리기")),
      ("wasReset", self("The shared values are as the app starts.", "공유 값을 처음으로 되돌렸습니다.")),
      ("copy", self("Copy", "복사")),
      ("copied", self("Copied", "복사됨")),
      ("screen", self("Screen: ", "화면: ")),
      ("swipeDown", self("Close as a swipe down does (Escape)", "아래로 쓸어 닫기 (Escape)")),
    ]
  }

  /// ``script`` as a JSON object.
  func writeScript(into out: inout ByteBuffer) {
    out.append("{")
    for (place, word) in script.enumerated() {
      if place > 0 { out.append(",") }
      out.append(json: word.name)
      out.append(":")
      out.append(json: word.text)
    }
    out.append("}")
  }
}
