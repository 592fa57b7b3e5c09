"""The whole state is in the address: nothing else is needed to be exactly there."""
import pytest

from reading import back, here, state, tap, trail

AHRI = "view-options/home-first/ahri"
SKIN = "view-options/home-second/ahri"


def test_pressing_a_row_pushes_it_onto_the_back_stack(open_page, anywhere):
    page = open_page(anywhere("champions", "main-tab/home"))
    tap(page, "Ahri")
    assert here(page) == AHRI
    assert trail(page) == ["Champions", "Ahri"]
    assert state(page) == f"~+{AHRI}"


def test_reload_and_a_fresh_window_show_the_same_stack(open_page, anywhere):
    page = open_page(anywhere("champions", "main-tab/forum"))
    tap(page, "Is Aatrox too strong?")
    tap(page, "Buy a skin")
    expected = ["Forum", "Aatrox", "A skin for Aatrox?"]
    assert trail(page) == expected
    page.reload()
    assert trail(page) == expected
    assert trail(open_page(page.url)) == expected


def test_browser_back_and_forward_walk_through_states(open_page, anywhere):
    page = open_page(anywhere("champions", "main-tab/home"))
    tap(page, "Ahri")
    tap(page, "Buy a skin")
    page.go_back()
    assert trail(page) == ["Champions", "Ahri"]
    page.go_back()
    assert trail(page) == ["Champions"]
    page.go_forward()
    page.go_forward()
    assert trail(page) == ["Champions", "Ahri", "A skin for Ahri?"]


def test_controls_are_plain_links_that_open_in_another_tab(open_page, anywhere):
    page = open_page(anywhere("champions", "main-tab/home"))
    with page.context.expect_page() as opened:
        page.locator("a[data-action=push]").nth(1).click(modifiers=["ControlOrMeta"])
    other = opened.value
    other.wait_for_load_state()
    assert trail(other) == ["Champions", "Ahri"]
    assert trail(page) == ["Champions"]


def test_a_breadcrumb_entry_leads_back_to_that_very_stack(open_page, example):
    page = open_page(example("champions", SKIN, f"~+{AHRI}+{SKIN};forum"))
    assert trail(page) == ["Forum", "Ahri", "A skin for Ahri?"]
    page.locator(".back-stack a", has_text="Ahri").click()
    assert (here(page), trail(page)) == (AHRI, ["Forum", "Ahri"])
    page.locator(".back-stack a", has_text="Forum").click()
    assert (here(page), state(page)) == ("main-tab/forum", "~;forum")


@pytest.mark.parametrize("broken", [
    "~+", "~;nowhere", "~;forum;", "~+%E0%A4", "~+2:main-tab/home", "~&curtain:main-tab/home", "~&sheet:a+b", "nonsense", "~~", "~;;forum",
])
def test_an_address_that_cannot_be_read_falls_back_and_says_so(open_page, example, broken):
    page = open_page(example("champions", AHRI, broken))
    assert trail(page) == ["Champions", "Ahri"]
    notice = page.locator(".notice")
    assert notice.is_visible()
    assert notice.inner_text() == "This address can't be read as a back stack, so the page shows its usual one."


def test_an_address_of_another_screen_falls_back_and_says_so(open_page, example):
    page = open_page(example("champions", AHRI, f"~+{SKIN}"))
    assert trail(page) == ["Champions", "Ahri"]
    assert page.locator(".notice").inner_text() == (
        "This address belongs to another screen, so the page shows its usual back stack.")


def test_an_address_that_names_what_is_gone_falls_back_and_names_it(open_page, example):
    page = open_page(example("champions", AHRI, f"~+view-options/old+{AHRI}"))
    page.locator(".notice", has_text="view-options/old").wait_for()
    assert trail(page) == ["Champions", "Ahri"]
    assert page.locator(".notice").inner_text() == (
        "This address names screens that are no longer in the flow (view-options/old), so the page shows its usual back stack.")


def test_a_state_that_was_percent_encoded_on_its_way_still_opens(open_page, example):
    page = open_page(example("champions", SKIN, f"%7E%2B{AHRI}%2B{SKIN}%3Bforum"))
    assert trail(page) == ["Forum", "Ahri", "A skin for Ahri?"]


def test_labels_of_a_shared_address_are_right_when_opened_cold(open_page, example):
    page = open_page(example("champions", AHRI, f"~+view-options/home-first/kaisa+{AHRI}"))
    assert trail(page) == ["Champions", "Kai'Sa", "Ahri"]


def test_a_page_knows_the_labels_of_every_tab(open_page, example):
    page = open_page(example("champions-per-tab", "main-tab/home"))
    page.evaluate("location.hash = '~;forum&sheet:main-tab/home'")
    page.locator(".presenter a", has_text="Forum").wait_for()
    assert page.locator("script[src*='/labels/']").count() == 0


def test_a_step_that_overtakes_labels_leaves_nothing_busy(open_page, example):
    recipe = "stack-route/recipe"
    page = open_page(example("recipes-stack", f"{recipe}/bibimbap"))
    page.route("**/labels/**", lambda route: None)
    page.reload()
    page.evaluate(f"location.hash = '~+{recipe}/punch+{recipe}/bibimbap'")
    page.locator(".back-stack[aria-busy=true]").wait_for()
    page.evaluate(f"location.hash = '~+{recipe}/bibimbap'")
    page.wait_for_function("document.querySelectorAll('.back-stack li').length === 2")
    assert page.locator(".back-stack").get_attribute("aria-busy") is None


def test_a_large_flow_loads_only_the_shards_that_an_address_needs(open_page, fixture, fixture_site):
    shards = list((fixture_site / "many" / "labels").iterdir())
    assert len(shards) >= 3
    entries = "".join(f"+many-route/number/{number}" for number in (500, 41, 7))
    page = open_page(fixture("many", "many-route/number/7", f"~{entries}"))
    assert [label.split()[0] for label in trail(page)] == ["Numbers", "500", "41", "7"]
    loaded = page.evaluate("document.querySelectorAll('script[src*=\"/labels/\"]').length")
    assert 1 <= loaded <= 2


@pytest.mark.parametrize("name, href", [
    ("javascript:alert(1)//", "./javascript%3Aalert%281%29//.html"),
    ("//example.org/a", ".///example.org/a.html"),
    ("a?b#c", "./a%3Fb%23c.html"),
])
def test_a_name_from_an_address_leads_into_the_flow_s_folder_alone(open_page, examples, name, href):
    page = open_page(f"{examples.as_uri()}/recipes-stack/index.html")
    made = page.evaluate(
        "name => waymark.href(waymark.parse(`~+${encodeURIComponent(name)}`, waymark.data.container)).split('#')[0]", name)
    assert made == href
    assert page.evaluate("href => new URL(href, location).href", made).startswith(examples.as_uri())


def test_a_jump_within_the_page_keeps_the_stack(open_page, example):
    page = open_page(example("champions", SKIN, f"~+{AHRI}+{SKIN};forum"))
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("location.hash.startsWith('#~')")
    page.reload()
    assert trail(page) == ["Forum", "Ahri", "A skin for Ahri?"]


@pytest.mark.parametrize("name", ["김하나", "A & B + C", "100% (all)!", "a/b;c:d"])
def test_any_name_survives_the_address(open_page, fixture, name):
    page = open_page(fixture("names", "name-route/list"))
    tap(page, name)
    tap(page, "다시")
    page.reload()
    assert trail(page) == ["이름", name, "김하나"]
    back(page)
    assert trail(page) == ["이름", name]


def test_a_step_within_one_page_is_drawn_and_spoken(open_page, example):
    page = open_page(example("recipes-stack", "stack-route/recipe/bibimbap",
                             "~+stack-route/recipe/bibimbap+stack-route/recipe/punch+stack-route/recipe/bibimbap"))
    page.locator(".back-stack a", has_text="Bibimbap").first.click()
    page.wait_for_function("document.querySelectorAll('.back-stack li').length === 2")
    assert page.locator("[role=status]").first.inner_text() == "Screen: Recipes › Bibimbap"


def test_the_ways_out_lead_on_from_the_current_stack(open_page, example):
    page = open_page(example("champions", AHRI, f"~+{AHRI};forum"))
    page.locator(".way a", has_text="A skin for Ahri?").click()
    assert trail(page) == ["Forum", "Ahri", "A skin for Ahri?"]
