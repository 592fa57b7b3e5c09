"""What SwiftUI does and the eye doesn't expect is marked where it happens."""
from conftest import DESK
from reading import back, dead, here, tap, trail


def remarks(page):
    return page.locator(".stage .device .remark").filter(visible=True).all_inner_texts()


def test_screens_off_the_path_are_marked_in_text_and_breadcrumb(open_page, fixture):
    page = open_page(fixture("surprises", "surprise-route/start"))
    tap(page, "On the path")
    tap(page, "By a flag")
    assert trail(page) == ["Start", "On the path", "!By a flag"]
    assert page.locator(".back-stack li").last.text_content() == "By a flag (off the path)"
    assert page.locator("[data-copy=path] code").inner_text() == "path = [.onPath]"


def test_pop_from_off_the_path_takes_two_screens_and_says_so(open_page, fixture):
    page = open_page(fixture("surprises", "surprise-route/start"))
    tap(page, "On the path")
    tap(page, "By a flag")
    assert "Removes 1 from the path and 2 screens from view: what lies off the path goes along." in " ".join(remarks(page))
    tap(page, "Pop")
    assert trail(page) == ["Start"]


def test_dismiss_from_off_the_path_takes_one_screen(open_page, fixture):
    page = open_page(fixture("surprises", "surprise-route/start"))
    tap(page, "On the path")
    tap(page, "By a flag")
    tap(page, "Dismiss")
    assert trail(page) == ["Start", "On the path"]


def test_emptying_the_path_leaves_what_a_flag_shows(open_page, fixture):
    page = open_page(fixture("surprises", "surprise-route/start"))
    tap(page, "By a flag")
    tap(page, "On the path")
    assert "Lands on By a flag: its flag is still set." in " ".join(remarks(page))
    tap(page, "To the root")
    assert trail(page) == ["Start", "!By a flag"]


def test_controls_die_and_live_with_the_stack_and_say_why(open_page, fixture):
    page = open_page(fixture("surprises", "surprise-route/start"))
    assert dead(page) == {"Pop two": "pop-past-root"}
    assert page.locator(".reason").inner_text() == "This removes 2 from a path of 0: the app would stop."
    tap(page, "By a flag")
    assert dead(page) == {"Pop": "pop-past-root", "Back to the path": "pop-target-missing"}
    back(page)
    tap(page, "On the path")
    tap(page, "By a flag")
    assert dead(page) == {}


def test_the_worked_example_walks_into_the_two_level_surprise(open_page, example):
    page = open_page(example("application", "home-route/id-card-scan"))
    tap(page, "찍은 사진 확인")
    assert trail(page) == ["카드 신청", "신분증 촬영", "!사진 확인"]
    there = page.url
    tap(page, "pop: 두 화면 뒤로")
    assert trail(page) == ["카드 신청"]
    page.goto(there)
    tap(page, "dismiss: 한 화면 뒤로")
    assert trail(page) == ["카드 신청", "신분증 촬영"]


def test_a_screen_that_nothing_leads_away_from_is_marked(open_page, fixture):
    page = open_page(fixture("surprises", "surprise-route/stuck"))
    note = page.locator("[data-note=no-way-out]")
    assert note.inner_text() == "Nothing leads away from this screen: no back button, no control that leaves it."
    assert "The back button is hidden, so the swipe from the edge is off" in page.locator(".stage").inner_text()
    page.goto(fixture("surprises", "surprise-route/bare"))
    assert not note.is_visible()
    assert "The system's bar is hidden, so the swipe from the edge is off" in page.locator(".stage").inner_text()


def test_the_bar_shows_what_the_innermost_child_sets(open_page, example):
    page = open_page(example("custom-bar", "bar-route/first"))
    assert page.locator(".ui-bar-title").inner_text().split("\n") == ["First", "Nothing to go back to"]
    assert page.locator(".ui-back").count() == 0
    tap(page, "Second screen")
    assert page.locator(".ui-back").count() == 1
    tap(page, "Nested children")
    assert page.locator(".ui-bar-title").inner_text().split("\n") == ["Inner", "From the outer view"]
    back(page)
    tap(page, "Third screen")
    assert page.locator(".ui-bar-title").inner_text() == "Default title"
    assert "ui-bar--filled" in page.locator(".ui-bar").get_attribute("class")


def test_a_root_that_is_pushed_gets_an_inline_title_and_a_way_back(open_page, example):
    page = open_page(example("recipes-stack", "stack-route/recipes", "~+stack-route/recipe/punch+stack-route/recipes"))
    assert page.locator(".ui-back").inner_text().strip().endswith("Cinnamon punch")
    back(page)
    assert here(page) == "stack-route/recipe/punch"


def test_every_back_stack_is_a_link_that_opens_it(open_page, example):
    page = open_page(example("champions", "view-options/home-first/ahri"), viewport=DESK)
    assert page.locator(".callout").first.inner_text().startswith("Back leads to Champions or to")
    assert page.locator(".stacks a[aria-current]").count() == 1
    page.locator(".stacks a").nth(1).click()
    page.wait_for_function("location.hash.startsWith('#~')")
    shown = trail(page)
    assert shown == page.evaluate(
        "[...document.querySelectorAll('.stacks a[aria-current] .stack-entry')].map(entry => entry.textContent)")
    assert shown[0] != "Champions"
