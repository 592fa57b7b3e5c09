"""Search and jump: the palette on every page, the field on the search page."""
import json
import urllib.parse

import pytest
from axe_core_python.sync_playwright import Axe

AHRI = ("champions", "view-options/home-first/ahri")
DESK = {"width": 1200, "height": 900}


@pytest.fixture
def palette(example, open_page):
    """A page with its palette open."""
    return opened(open_page(example(*AHRI), viewport=DESK))


def opened(page):
    page.keyboard.press("/")
    page.wait_for_selector("dialog.palette[open]")
    return page


def test_works_from_a_disk_and_under_a_sub_path(anywhere, open_page):
    page = opened(open_page(anywhere(*AHRI), viewport=DESK))
    assert ask(page, "ahri")[0] == "Ahri"


def options(page):
    """The titles of what was found."""
    return page.locator(".finder-title").all_inner_texts()


def ask(page, query):
    """Types a query, waits until all is loaded, and gives the titles of what was found."""
    page.wait_for_function("window.waymarkSearch?.find('a').count > 0")
    page.get_by_role("combobox").fill(query)
    return options(page)


def status(page):
    return page.locator(".finder-status").inner_text()


@pytest.mark.parametrize("keys", ["/", "Control+k", "Meta+k"])
def test_a_key_opens_the_palette_in_which_one_types_at_once(example, open_page, keys):
    page = open_page(example(*AHRI), viewport=DESK)
    page.keyboard.press(keys)
    page.wait_for_selector("dialog.palette[open]")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "combobox"


def test_keys_in_a_field_stay_in_the_field(example, open_page):
    page = open_page(example(*AHRI), viewport=DESK)
    page.get_by_label("Needs work").check()
    page.get_by_role("textbox", name="Comment").press_sequentially("a/b")
    page.keyboard.press("Control+k")
    page.wait_for_timeout(200)
    assert page.get_by_role("textbox", name="Comment").input_value() == "a/b"
    assert page.locator("dialog.palette").count() == 0


def test_enter_opens_what_is_chosen(palette):
    assert ask(palette, "ashe")[0] == "Ashe"
    with palette.expect_navigation():
        palette.keyboard.press("Enter")
    assert palette.locator("body").get_attribute("data-destination") == "view-options/home-first/ashe"


def test_a_page_that_is_open_already_is_only_uncovered(palette):
    ask(palette, "ahri")
    palette.keyboard.press("Enter")
    palette.wait_for_selector("dialog.palette", state="detached")
    assert palette.locator("body").get_attribute("data-destination") == "view-options/home-first/ahri"


def test_arrows_go_round_and_tell_what_is_chosen(palette):
    titles = ask(palette, "ahri")
    field = palette.get_by_role("combobox")
    assert field.get_attribute("aria-expanded") == "true"
    assert field.get_attribute("aria-activedescendant") == "palette-0"
    palette.keyboard.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") == "palette-1"
    assert palette.locator('[role="option"][aria-selected="true"]').get_attribute("id") == "palette-1"
    palette.keyboard.press("ArrowUp")
    palette.keyboard.press("ArrowUp")
    assert field.get_attribute("aria-activedescendant") == f"palette-{len(titles) - 1}"


def test_what_is_chosen_stays_so_while_more_arrives(examples, example, open_page):
    page = open_page(example(*AHRI), viewport=DESK)
    late = []
    names = json.loads((examples / "search" / "index.js").read_text().split("(", 1)[1].rstrip(");\n"))
    names["shards"].append("late.js")
    page.route("**/search/index.js", lambda route: route.fulfill(
        content_type="text/javascript", body=f"waymarkSearch.list({json.dumps(names)})"))
    page.route("**/search/late.js", lambda route: late.append(route))
    page.reload()
    opened(page)
    ask(page, "ahri")
    page.keyboard.press("ArrowUp")
    count, chosen = page.locator(".finder-option").count(), page.locator('[aria-selected="true"]').get_attribute("href")
    late[0].fulfill(content_type="text/javascript", body="waymarkSearch.shard(99, [[0, 'case late', [['Ahri', 'late']]]])")
    page.wait_for_function("count => document.querySelectorAll('.finder-option').length > count", arg=count)
    assert page.locator('[aria-selected="true"]').get_attribute("href") == chosen
    assert page.get_by_role("combobox").get_attribute("aria-activedescendant") == f"palette-{count}"


def test_escape_closes_and_gives_the_focus_back(example, open_page):
    page = open_page(example(*AHRI), viewport=DESK)
    page.locator(".rail-home").focus()
    page.keyboard.press("Control+k")
    page.wait_for_selector("dialog.palette[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.palette", state="hidden")
    assert page.evaluate("document.activeElement.className") == "rail-home"


def test_escape_closes_the_palette_and_not_the_sheet_under_it(example, open_page):
    page = opened(open_page(example("scrums", "scrum-route/edit/design"), viewport=DESK))
    page.locator(".finder-hint").click()
    assert page.evaluate("document.activeElement.localName") == "dialog"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.palette", state="hidden")
    page.wait_for_timeout(300)
    assert page.locator("body").get_attribute("data-destination") == "scrum-route/edit/design"


FINDS = [
    ("ahr", "Ahri"),
    ("AHRI", "Ahri"),
    ("Áhri", "Ahri"),
    ("skin ahri", "A skin for Ahri?"),
    ("homeSecond", "homeSecond"),
    ("사대", "사대문"),
    ("대문", "사대문"),
    ("ㅅㄷㅁ", "사대문"),
    ("사대문을", "사대문"),
    ("사댐", "사대문"),
]


def test_finds_by_any_part_of_a_word_and_by_initial_consonants(palette):
    assert [query for query, title in FINDS if title not in ask(palette, query)] == []


def test_a_title_that_begins_with_the_query_comes_first(palette):
    titles = ask(palette, "a")
    beginning = [title.lower().startswith("a") for title in titles]
    assert beginning == sorted(beginning, reverse=True)


def test_a_heading_leads_to_its_place(palette):
    assert ask(palette, "한국어") != []
    href = palette.locator(".finder-option").first.get_attribute("href")
    assert urllib.parse.unquote(href).endswith("#한국어")


def test_results_are_capped_and_counted(palette):
    assert len(ask(palette, "e")) == 30
    count = palette.evaluate("window.waymarkSearch.find('e').count")
    assert count > 30
    assert status(palette) == f"30 of {count} results"


def test_the_number_of_results_is_announced(palette):
    ask(palette, "skin for ahri")
    assert palette.locator(".finder-status").get_attribute("role") == "status"
    assert status(palette) == f"{len(options(palette))} results"
    ask(palette, "qqqq")
    assert status(palette) == "Nothing found"
    assert palette.get_by_role("combobox").get_attribute("aria-expanded") == "false"
    ask(palette, "")
    assert status(palette) == ""


def test_no_query_throws_or_becomes_markup(palette):
    for query in ["<img src=x onerror=alert(1)>", "</script>", "()", "[", "\\", "*+?", "$&", "...", "ㅋ", "\u0301", "🙂", "한" * 199]:
        ask(palette, query)
        assert palette.locator(".palette img, .palette script").count() == 0


def test_hostile_texts_of_a_shard_stay_text(palette):
    ask(palette, "ahri")
    hostile = "<img src=x onerror=alert(1)>"
    palette.evaluate(
        "([text]) => waymarkSearch.shard(999, [[0, text, [[text, text, [text], [text, text]]]]])", [hostile])
    assert ask(palette, "onerror") == [hostile]
    assert palette.locator(".palette img").count() == 0
    href = palette.locator(".finder-option").first.get_attribute("href")
    assert href.startswith(palette.evaluate("waymark.root") + "champions/%3Cimg")


def test_an_input_method_keeps_its_enter(palette):
    ask(palette, "ahri")
    before = palette.url
    palette.evaluate("""() => document.querySelector('.finder-field').dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true, cancelable: true}))""")
    palette.wait_for_timeout(200)
    assert palette.url == before


def test_the_single_key_can_be_turned_off(palette):
    palette.get_by_label("“/” opens search").uncheck()
    palette.keyboard.press("Escape")
    palette.reload()
    palette.keyboard.press("/")
    palette.wait_for_timeout(300)
    assert palette.locator("dialog.palette").count() == 0
    palette.keyboard.press("Control+k")
    palette.wait_for_selector("dialog.palette[open]")


def test_pages_name_no_part_of_the_index(example, open_page):
    page = open_page(example(*AHRI), viewport=DESK)
    page.wait_for_selector(".review")
    assert page.locator('script[src*="search/"]').count() == 0
    assert "search/0." not in page.content()


def test_missing_shards_are_said_so(examples, browser):
    context = browser.new_context(viewport=DESK)
    page = context.new_page()
    page.route("**/search/0.*.js", lambda route: route.abort())
    page.goto(f"{examples.as_uri()}/index.html")
    page.keyboard.press("/")
    page.wait_for_selector("dialog.palette[open]")
    page.get_by_role("combobox").fill("ahri")
    page.wait_for_function("document.querySelector('.finder-status').textContent === 'What search reads could not be loaded.'")
    context.close()


def test_the_search_page_has_a_field_of_its_own(anywhere, open_page):
    page = open_page(f"{anywhere.root}/search/index.html", viewport=DESK)
    field = page.locator("#search .finder-field")
    field.wait_for()
    page.keyboard.press("/")
    assert field.evaluate("field => field === document.activeElement")
    assert "Ahri" in ask(page, "ahri")
    page.keyboard.press("Escape")
    assert field.input_value() == ""
    assert page.locator(".listing").count() > 0


def test_a_korean_flow_speaks_korean(fixture, open_page):
    page = open_page(f"{fixture.root}/names/index.html", viewport=DESK)
    page.keyboard.press("/")
    page.wait_for_selector("dialog.palette[open]")
    assert page.locator(".finder-hint").inner_text() == "화살표로 고르고 Enter로 열고 Esc로 닫습니다."


def test_shards_stay_under_their_bound(examples):
    listing = (examples / "search" / "index.js").read_text()
    names = json.loads(listing[len("waymarkSearch.list("):listing.rindex(")")])["shards"]
    assert sorted(path.name for path in (examples / "search").glob("*.js")) == sorted([*names, "index.js"])
    assert all((examples / "search" / name).stat().st_size <= 256 * 1024 for name in names)


def test_without_scripts_the_search_page_lists_every_page(example, open_page):
    page = open_page(f"{example.root}/search/index.html", java_script_enabled=False)
    assert page.locator(".listing a.entry").count() > 100


def violations(page):
    return [(item["id"], node["html"][:160]) for item in Axe().run(page)["violations"] for node in item["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_open_palette(example, open_page, scheme):
    page = opened(open_page(example(*AHRI), color_scheme=scheme))
    for query in ["", "ahri", "qqqq"]:
        ask(page, query)
        for width in (320, 1200):
            page.set_viewport_size({"width": width, "height": 800})
            assert violations(page) == []
            assert page.evaluate("document.scrollingElement.scrollWidth") <= width
