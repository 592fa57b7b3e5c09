"""Tabs keep their stacks, a stack around them covers their bar, a split view is one stack on a phone."""
import pytest

from conftest import DESK
from reading import arrive, back, dead, here, state, tap, trail


def tab(page, name):
    page.locator(".ui-tab", has_text=name).filter(visible=True).first.click()
    page.wait_for_load_state()


def test_each_tab_keeps_its_stack_and_a_second_tap_pops_it(open_page, example):
    page = open_page(example("champions-per-tab", "main-tab/home"))
    tap(page, "Ahri")
    tab(page, "Forum")
    tap(page, "Lulu made me laugh")
    assert trail(page) == ["Forum", "Lulu"]
    tab(page, "Home")
    assert trail(page) == ["Champions", "Ahri"]
    assert page.locator(".ui-tab[aria-current]").inner_text() == "Home"
    tab(page, "Home")
    assert trail(page) == ["Champions"]
    tab(page, "Forum")
    assert trail(page) == ["Forum", "Lulu"]


def test_a_press_that_changes_nothing_is_a_step_too(open_page, example):
    page = open_page(example("champions-per-tab", "main-tab/forum", "~;forum"))
    tab(page, "Forum")
    assert page.locator(".notice").text_content() == "Screen: Forum"
    tab(page, "Forum")
    page.go_back()
    assert trail(page) == ["Forum"]
    tab(page, "Home")
    page.go_back()
    assert (here(page), trail(page)) == ("main-tab/forum", ["Forum"])


def test_a_stack_around_tabs_covers_their_bar_when_it_pushes(open_page, example):
    page = open_page(example("champions", "main-tab/home"))
    assert page.locator(".ui-tabs").is_visible()
    tap(page, "Ahri")
    assert not page.locator(".ui-tabs").is_visible()
    back(page)
    assert page.locator(".ui-tabs").is_visible()


def test_a_tab_without_a_stack_says_why_its_links_are_dead(open_page, fixture):
    page = open_page(fixture("places", "place-route/bare"))
    assert dead(page) == {"Item": "no-stack"}
    tap(page, "First with a stack")
    assert trail(page) == ["First", "Item One"]


def test_a_column_in_another_page_s_device_has_no_tab_bar_of_its_own(open_page, fixture):
    page = open_page(fixture("places", "place-route/side").replace(".html", ".html?embedded=column#~;split"))
    assert page.locator(".ui-bar-title").filter(visible=True).inner_text() == "Side"
    assert page.locator(".ui-tabs").filter(visible=True).count() == 0


def test_the_same_screen_shows_the_tab_bar_as_its_state_wants(open_page, fixture):
    page = open_page(fixture("places", "place-route/item/three", "~;split&sheet:place-route/item/three"))
    assert trail(page) == ["Item Three"]
    assert not page.locator(".ui-tabs").is_visible()
    page.locator(".presenter a").click()
    assert (here(page), page.locator(".ui-tab[aria-current]").inner_text()) == ("place-route/side", "Split")


def test_a_split_view_is_one_stack_on_a_phone(open_page, example):
    page = open_page(example("recipes-three-columns", "three-column-route/categories"))
    tap(page, "Soup")
    tap(page, "Kimchi stew")
    assert trail(page) == ["Categories", "Soup", "Kimchi stew"]
    assert page.locator(".ui-column").filter(visible=True).count() == 1
    back(page)
    assert trail(page) == ["Categories", "Soup"]


def test_columns_stand_side_by_side_on_a_tablet(open_page, example):
    page = open_page(example("recipes-three-columns", "three-column-route/categories"), viewport=DESK)
    tap(page, "Soup")
    assert here(page) == "three-column-route/list/soup"
    assert page.locator(".ui-column").filter(visible=True).count() == 3
    assert page.locator(".ui-column a[aria-current]").all_inner_texts() == ["Soup"]
    tap(page, "Seaweed soup")
    tap(page, "Rice cake")
    assert trail(page) == ["Categories", "Soup", "Rice cake"]
    # The middle column isn't the one that this page came with, so its own page shows it.
    middle = page.frame_locator(".ui-column[data-column='2'] iframe")
    middle.locator(".ui-row", has_text="Kimchi stew").click()
    arrive(page, "kimchi-stew")
    assert trail(page) == ["Categories", "Soup", "Kimchi stew"]


def test_a_long_column_shows_what_is_around_its_selection_and_leads_to_the_rest(open_page, fixture):
    page = open_page(fixture("long", "long-route/box/50", "~;mail;mail+2:long-route/box/50;home+long-route/box/0"), viewport=DESK)
    column = page.locator(".ui-column[data-column='1']")
    assert [column.locator(".ui-row").nth(place).inner_text() for place in (0, 10, 59)] == ["Box 40", "Box 50", "Box 99"]
    assert column.locator("a[aria-current]").all_inner_texts() == ["Box 50"]
    tap(page, "Box 45")
    assert trail(page) == ["Boxes", "Box 45"]
    assert column.locator("a[aria-current]").all_inner_texts() == ["Box 45"]
    column.locator(".ui-more", has_text="39 more above").click()
    arrive(page, "boxes")
    # The other tab still stands where it did.
    assert state(page) == "~;mail;home+long-route/box/0"
    assert page.locator(".ui-column[data-column='1'] .ui-row").count() == 100
    tap(page, "Box 3")
    assert trail(page) == ["Boxes", "Box 3"]


def test_the_chosen_device_is_remembered(open_page, example):
    page = open_page(example("recipes-two-columns", "two-column-route/grid/soup"), viewport=DESK)
    page.locator("label[title=iPhone]").click()
    tap(page, "Kimchi stew")
    assert page.locator("[value=phone]").is_checked()
    assert page.locator(".ui-column").filter(visible=True).count() == 1


def test_beside_other_columns_only_what_was_pushed_has_a_back_button(open_page, example):
    page = open_page(example("recipes-two-columns", "two-column-route/categories"), viewport=DESK)
    tap(page, "Soup")
    assert page.locator(".ui-column--current .ui-back").filter(visible=True).count() == 0
    tap(page, "Kimchi stew")
    page.locator(".ui-column--current .ui-back").click()
    arrive(page, "soup")
    assert state(page) == "~+2:two-column-route/grid/soup"


def test_without_a_script_what_was_pushed_onto_a_column_has_a_back_button(open_page, example):
    for page_name, count in [("grid/soup", 0), ("recipe/punch", 1)]:
        page = open_page(example("recipes-two-columns", f"two-column-route/{page_name}"), viewport=DESK, java_script_enabled=False)
        assert page.locator(".ui-column--current .ui-back").filter(visible=True).count() == count


def test_a_new_selection_starts_the_columns_right_of_it_anew(open_page, example):
    page = open_page(example("recipes-two-columns", "two-column-route/categories"))
    tap(page, "Soup")
    tap(page, "Kimchi stew")
    assert state(page) == "~+2:two-column-route/grid/soup+two-column-route/recipe/kimchi-stew"
    back(page)
    back(page)
    tap(page, "Rice")
    assert state(page) == "~+2:two-column-route/grid/rice"


@pytest.mark.parametrize("width", [700, 820, 1063, 1064, 1160, 1264, 1343, 1344])
def test_an_ipad_is_offered_wherever_one_fits(open_page, example, width):
    page = open_page(example("recipes-three-columns", "three-column-route/recipe/punch"), viewport={"width": width, "height": 900})
    page.locator(".switch--width label[title=iPad]").click()
    assert page.locator(".stage .device-screen").bounding_box()["width"] >= 600
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    page.locator(".switch--width label[title=iPhone]").click()
    assert page.locator(".stage .device-screen").bounding_box()["width"] <= 390
