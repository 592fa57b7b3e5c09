import Waymark

/// The screens of an application for a card, in the order in which they are filled in.
///
/// A model object owns the path. Its `navigate(to:)`, `pop()` and `popToRoot()` are the `push`,
/// `pop` and `popToRoot` of the buttons.
enum HomeRoute: Route {
  case main
  case idCardScan, idCardConfirm
  case signature
  case applicationType
  case stepFirst, stepSecond
  case postcodeSearch
  case done

  /// The captured picture, which the confirm screen gets as a binding.
  static let cardImage = SharedValue("card-image", initial: "아직 찍지 않음")
  /// The address that the postcode search hands back.
  static let cityAddress = SharedValue("city-address", initial: "주소 없음")
  /// What the applicant applies for.
  static let kind = SharedValue("kind", initial: "새 카드")

  var screen: Screen {
    switch self {
    case .main: Self.mainScreen
    case .idCardScan: Self.idCardScanScreen
    case .idCardConfirm: Self.idCardConfirmScreen
    case .signature: Self.signatureScreen
    case .applicationType: Self.applicationTypeScreen
    case .stepFirst: Self.stepFirstScreen
    case .stepSecond: Self.stepSecondScreen
    case .postcodeSearch: Self.postcodeSearchScreen
    case .done: Self.doneScreen
    }
  }
}
