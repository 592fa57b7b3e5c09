/// What is called, to tell whether it is under way already.
enum CallID: Hashable {
  case function(ObjectIdentifier)
  case property(TypeID?, String)
  case closure(Place)
}
