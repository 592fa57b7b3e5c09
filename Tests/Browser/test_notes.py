"""What notes bring to a page besides their text: screenshots and former addresses."""
import pytest

from conftest import DESK, PHONE


def test_a_former_address_leads_on_with_the_state_after_it(open_page, anywhere):
    page = open_page(f"{anywhere.root}/champions/buy-skin.html")
    page.wait_for_url("**/champions/view-options/home-second.html")
    assert page.locator("h1").inner_text() == "homeSecond"
    # The visit of the former address is no step to go back to.
    assert page.evaluate("history.length") <= 2
    page.goto(f"{anywhere.root}/champions/buy-skin.html#destinations")
    page.wait_for_url("**/champions/view-options/home-second.html#destinations")


def test_without_scripts_a_former_address_leads_on_too(open_page, examples):
    page = open_page(f"{examples.as_uri()}/champions/view-options/buy-skin.html", java_script_enabled=False)
    page.wait_for_url("**/champions/view-options/home-second.html")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_screenshot_is_shown_whole_within_its_column(open_page, example, size):
    page = open_page(example("champions", "main-tab/home"), viewport=size)
    picture = page.get_by_alt_text("Screenshot of 'Champions'")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('.screenshot img').naturalWidth > 0")
    shown = picture.bounding_box()
    natural = page.evaluate("(({ naturalWidth, naturalHeight }) => naturalWidth / naturalHeight)(document.querySelector('.screenshot img'))")
    assert abs(shown["width"] / shown["height"] - natural) < 0.02
    assert shown["width"] <= page.locator(".note").bounding_box()["width"]
