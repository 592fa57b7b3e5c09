import Waymark

/// From the main view to the signature: where the screens off the path are.
extension HomeRoute {
  static var mainScreen: Screen {
    Screen("카드 신청") {
      Image("새 카드", shape: .banner)
      Text("신분증만 있으면 5분이면 됩니다.").secondary()
      Button("신청 시작", style: .prominent, .push(HomeRoute.idCardScan))
    }
    .largeTitle()
  }

  static var idCardScanScreen: Screen {
    Screen("신분증 촬영") {
      Image("신분증을 네모 안에 맞추세요", shape: .banner)
      Button("촬영", style: .prominent, .set(cardImage, to: "주민등록증 앞면"))
      List {
        Section("경로에 올리기", footer: "navigate(to: .signature): 경로의 항목이 하나 늘어납니다.") {
          Button("확인 없이 서명하기", .push(HomeRoute.signature))
        }
        Section("경로 밖: 뷰 링크", footer: "사진을 바인딩으로 넘깁니다. 경로는 그대로입니다.") {
          NavigationLink("찍은 사진 확인", destination: HomeRoute.idCardConfirm)
        }
        Section("경로 밖: Bool", footer: "isPresented가 true인 동안 보입니다. 경로는 그대로입니다.") {
          Text(cityAddress, prefix: "주소: ")
          Button("우편번호 검색", .show(HomeRoute.postcodeSearch))
        }
      }
    }
  }

  static var idCardConfirmScreen: Screen {
    Screen("사진 확인") {
      Image("찍은 신분증", shape: .banner)
      Text(cardImage, prefix: "사진: ").font(.headline)
      Button("사진 지우기", style: .destructive, .set(cardImage, to: "지운 사진"))
      Button("맞아요, 서명하기", style: .prominent, .push(HomeRoute.signature))
      List {
        Section("뒤로 가는 두 가지 방법") {
          Button("dismiss: 한 화면 뒤로", .dismiss)
          Button("pop: 두 화면 뒤로", .pop())
        }
      }
    }
  }

  static var postcodeSearchScreen: Screen {
    Screen("우편번호 검색") {
      List {
        Section(footer: "고른 주소는 앞 화면에도 나타납니다.") {
          for address in ["서울특별시 종로구", "부산광역시 해운대구", "제주특별자치도 제주시"] {
            Button(address, .set(cityAddress, to: address))
          }
        }
      }
      Text(cityAddress, prefix: "고른 주소: ")
      Button("이 주소로 하기", style: .prominent, .dismiss)
    }
  }

  static var signatureScreen: Screen {
    Screen("서명") {
      Image(systemName: "signature", label: "서명하는 자리")
      Text("네모 안에 이름을 적어 주세요.").secondary()
      Button("다음", style: .prominent, .push(HomeRoute.applicationType))
      Button("이전", .pop())
    }
  }
}
