import Waymark

/// From the application type to the end: all of it on the path.
extension HomeRoute {
  static var applicationTypeScreen: Screen {
    Screen("신청 유형") {
      List {
        Picker("유형", value: kind, options: ["새 카드", "재발급", "정보 변경"])
      }
      Button("다음", style: .prominent, .push(HomeRoute.stepFirst))
      Button("이전", .pop())
    }
  }

  static var stepFirstScreen: Screen {
    Screen("신청서", subtitle: "1/2단계") {
      List {
        Text(kind, prefix: "유형: ")
        Text(cityAddress, prefix: "주소: ")
      }
      Button("다음 단계", style: .prominent, .push(HomeRoute.stepSecond))
      Button("이전", .pop())
    }
  }

  static var stepSecondScreen: Screen {
    Screen("신청서", subtitle: "2/2단계") {
      List {
        Toggle("약관에 동의합니다", value: agrees)
      }
      Button("신청하기", style: .prominent, .push(HomeRoute.done))
      Button("이전 단계", .pop())
    }
  }

  static var doneScreen: Screen {
    Screen("신청 완료") {
      Image(systemName: "checkmark", label: "완료")
      Text(kind, prefix: "신청한 유형: ")
      Button("처음으로", style: .prominent, .popToRoot)
    }
    .navigationBarBackButtonHidden()
  }

  /// Whether the applicant agrees to the terms.
  static let agrees = SharedValue("agrees", initial: false)
}
