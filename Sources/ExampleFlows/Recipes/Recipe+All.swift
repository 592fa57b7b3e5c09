extension Recipe {
  /// Twelve recipes in four categories.
  static let all = [
    seaweedSoup, pumpkinSoup, kimchiStew,
    bibimbap, friedRice, riceBalls,
    coldNoodles, knifeNoodles, glassNoodles,
    honeyPancake, riceCake, punch,
  ]

  static let seaweedSoup = Recipe(
    id: "seaweed-soup", name: "Seaweed soup", category: .soup, minutes: 40,
    ingredients: ["Dried seaweed", "Beef", "Sesame oil"], relatedIDs: ["rice-balls", "rice-cake"])
  static let pumpkinSoup = Recipe(
    id: "pumpkin-soup", name: "Pumpkin soup", category: .soup, minutes: 35,
    ingredients: ["Pumpkin", "Rice flour", "Salt"], relatedIDs: ["rice-cake"])
  static let kimchiStew = Recipe(
    id: "kimchi-stew", name: "Kimchi stew", category: .soup, minutes: 30,
    ingredients: ["Old kimchi", "Pork", "Tofu"], relatedIDs: ["fried-rice"])

  static let bibimbap = Recipe(
    id: "bibimbap", name: "Bibimbap", category: .rice, minutes: 30,
    ingredients: ["Rice", "Spinach", "Egg", "Chilli paste"],
    relatedIDs: ["seaweed-soup", "cold-noodles"])
  static let friedRice = Recipe(
    id: "fried-rice", name: "Fried rice", category: .rice, minutes: 15,
    ingredients: ["Cold rice", "Kimchi", "Egg"], relatedIDs: ["kimchi-stew"])
  static let riceBalls = Recipe(
    id: "rice-balls", name: "Rice balls", category: .rice, minutes: 20,
    ingredients: ["Rice", "Seaweed flakes"], relatedIDs: ["seaweed-soup"])

  static let coldNoodles = Recipe(
    id: "cold-noodles", name: "Cold noodles", category: .noodles, minutes: 25,
    ingredients: ["Buckwheat noodles", "Broth", "Pear"], relatedIDs: ["bibimbap", "punch"])
  static let knifeNoodles = Recipe(
    id: "knife-noodles", name: "Knife-cut noodles", category: .noodles, minutes: 50,
    ingredients: ["Flour", "Clams", "Courgette"], relatedIDs: ["glass-noodles"])
  static let glassNoodles = Recipe(
    id: "glass-noodles", name: "Glass noodles", category: .noodles, minutes: 35,
    ingredients: ["Sweet potato noodles", "Mushrooms", "Carrot"], relatedIDs: ["knife-noodles"])

  static let honeyPancake = Recipe(
    id: "honey-pancake", name: "Honey pancake", category: .dessert, minutes: 60,
    ingredients: ["Flour", "Brown sugar", "Peanuts"], relatedIDs: ["punch"])
  static let riceCake = Recipe(
    id: "rice-cake", name: "Rice cake", category: .dessert, minutes: 45,
    ingredients: ["Rice flour", "Red beans"], relatedIDs: ["pumpkin-soup", "punch"])
  static let punch = Recipe(
    id: "punch", name: "Cinnamon punch", category: .dessert, minutes: 50,
    ingredients: ["Cinnamon", "Ginger", "Dried persimmon"],
    relatedIDs: ["honey-pancake", "rice-cake"])
}
