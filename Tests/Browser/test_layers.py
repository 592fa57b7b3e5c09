"""What is presented lies over its presenter, with a stack of its own or none."""
import pytest

from reading import back, dead, here, layer, presenter, state, tap, trail

WORDS = {
    "sheet": "Sheet over Layers", "fullScreenCover": "Cover over Layers", "popover": "Popover over Layers",
    "inspector": "Inspector of Layers",
}
HOME = "layer-route/home"


@pytest.mark.parametrize("style", WORDS)
def test_a_presentation_is_drawn_over_its_named_presenter(open_page, fixture, style):
    page = open_page(fixture("presentations", HOME))
    tap(page, f"{style} with a stack")
    assert layer(page) == style
    assert presenter(page) == WORDS[style]
    assert trail(page) == [f"{style}, stack"]
    under = page.locator(".stage .ui-under .ui-bar-title")
    assert under.count() == (0 if style == "fullScreenCover" else 1)
    tap(page, "Pushed")
    assert (layer(page), presenter(page), trail(page)) == (style, WORDS[style], [f"{style}, stack", "Pushed"])
    back(page)
    tap(page, "Dismiss")
    assert (here(page), layer(page), presenter(page)) == (HOME, None, None)


def test_a_layer_without_a_stack_has_no_bar_and_its_links_are_dead(open_page, fixture):
    page = open_page(fixture("presentations", HOME))
    tap(page, "sheet alone")
    assert dead(page) == {"Pushed": "no-stack"}
    assert page.locator(".ui-layer .reason").inner_text() == (
        "No navigation stack around this screen, so this does nothing.")
    assert not page.locator(".ui-layer .ui-bar").is_visible()


@pytest.mark.parametrize("button, style, word", [
    ("Ask", "alert", "Alert over Layers"), ("Choose", "confirmationDialog", "Dialog over Layers"),
])
def test_a_question_is_drawn_as_one_and_answered(open_page, fixture, button, style, word):
    page = open_page(fixture("presentations", HOME))
    tap(page, button)
    assert (layer(page), presenter(page)) == (style, word)
    page.locator(".ui-alert-action").last.click()
    assert (here(page), layer(page)) == (HOME, None)


def test_layers_lie_on_layers_and_dismiss_all_closes_them(open_page, fixture):
    page = open_page(fixture("presentations", HOME))
    tap(page, "sheet with a stack")
    tap(page, "Another sheet")
    assert presenter(page) == "Sheet over sheet, stack"
    # The presenter is not the one the page came with: its own page shows it.
    frame = page.frame_locator(".ui-under iframe")
    frame.locator(".ui-bar-title", has_text="sheet, stack").wait_for()
    tap(page, "Pushed")
    tap(page, "Dismiss all")
    assert (here(page), layer(page), trail(page)) == (HOME, None, ["Layers"])


@pytest.mark.parametrize("opened, closes", [("sheet with a stack", True), ("popover alone", True), ("Choose", True), ("Ask", False), ("fullScreenCover alone", False)])
def test_escape_closes_what_a_swipe_down_closes(open_page, fixture, opened, closes):
    page = open_page(fixture("presentations", HOME))
    tap(page, opened)
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    page.wait_for_load_state()
    assert (here(page) == HOME) == closes


def test_a_swipe_down_closes_the_layer_with_all_that_was_pushed(open_page, fixture):
    page = open_page(fixture("presentations", HOME))
    tap(page, "sheet with a stack")
    tap(page, "Pushed")
    page.locator(".presenter a").click()
    assert (here(page), trail(page)) == (HOME, ["Layers"])


def test_the_same_screen_is_drawn_in_a_sheet_or_on_the_stack_as_the_address_says(open_page, fixture):
    page = open_page(fixture("presentations", "layer-route/pushed", "~&sheet*:layer-route/second+layer-route/pushed"))
    assert (layer(page), trail(page)) == ("sheet", ["Second sheet", "Pushed"])
    page.goto(fixture("presentations", "layer-route/pushed", "~+layer-route/pushed"))
    assert (layer(page), trail(page), dead(page)) == (None, ["Layers", "Pushed"], {"Dismiss all": "nothing-to-dismiss"})


def test_dismissing_the_editor_keeps_the_sheet_example_in_step(open_page, example):
    page = open_page(example("scrums", "scrum-route/scrums"))
    tap(page, "Design team")
    tap(page, "Edit")
    assert (layer(page), presenter(page)) == ("sheet", "Sheet over Design team")
    assert state(page) == "~+scrum-route/detail/design&sheet*:scrum-route/edit/design"
    tap(page, "Done")
    assert trail(page) == ["Daily scrums", "Design team"]


def test_every_form_of_a_screen_shows_what_it_lies_over(open_page, example):
    page = open_page(example("gates", "color-route/color/mint", "~+gate-route/gates&sheet:color-route/color/mint"))
    page.wait_for_function("document.querySelector('.ui-under iframe')")
    assert [device.locator(".ui-under iframe").count() for device in page.locator(".stage .device").all()] == [1, 1]


def test_the_presenter_is_drawn_with_the_back_stack_it_has(open_page, fixture):
    page = open_page(fixture("places", "place-route/item/three", "~;split;split+2:place-route/item/one&sheet:place-route/item/three"))
    assert presenter(page) == "Sheet over Item One"
    back_button = page.frame_locator(".stage .ui-under iframe").locator(".ui-back")
    assert back_button.text_content() == "Side"
    page.goto(fixture("places", "place-route/item/three"))
    assert page.locator(".stage .ui-under .ui-back").text_content() == "First"
