"""Every kind of page for everyone: axe in both schemes, narrow screens, no scripts, two languages."""
import re

import pytest
from axe_core_python.sync_playwright import Axe

from conftest import DESK, PHONE
from reading import here, tap, trail

KINDS = {
    "site": "index.html", "flow": "champions/index.html", "route": "champions/view-options/home-first.html",
    "search": "search/index.html", "not-found": "404.html", "tabs": "champions-per-tab/main-tab/home.html",
    "destination": "application/home-route/id-card-scan.html", "forms": "gates/gate-route/gates.html",
    "bar": "custom-bar/bar-route/second.html",
    "columns": "recipes-three-columns/three-column-route/recipe/punch.html#~+2:three-column-route/list/soup+3:three-column-route/recipe/punch",
}
LAYERS = {
    "sheet": "presentations/layer-route/second.html", "alert": "presentations/layer-route/question.html",
    "dialog": "presentations/layer-route/choice.html", "inputs": "inputs/input-route/form.html",
    "fallback": "inputs/input-route/form.html#~broken", "off-path": "surprises/surprise-route/flagged.html",
    "alone": "presentations/layer-route/layer/popover--false.html",
}


def violations(page):
    # What stands in a frame is a page of its own; on a disk no script may look into it.
    return page.evaluate("""() => axe.run({ iframes: false, resultTypes: ['violations'] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html.slice(0, 160)])))""")


@pytest.mark.parametrize("kind", [*KINDS, *LAYERS])
def test_axe_finds_nothing_in_either_scheme_at_any_width(open_page, examples, fixture_site, kind):
    root, path = (examples, KINDS[kind]) if kind in KINDS else (fixture_site, LAYERS[kind])
    page = open_page(f"{root.as_uri()}/{path}")
    page.evaluate(Axe().axe_script)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for size in (PHONE, DESK):
            page.set_viewport_size(size)
            assert violations(page) == [], (scheme, size)


def test_nothing_scrolls_sideways_at_320_pixels(open_page, examples, fixture_site):
    page = open_page(f"{examples.as_uri()}/index.html", viewport={"width": 320, "height": 640})
    for root, paths in ((examples, KINDS), (fixture_site, LAYERS)):
        for path in paths.values():
            page.goto(f"{root.as_uri()}/{path}")
            assert page.evaluate("document.scrollingElement.scrollWidth") <= 320, path


def test_no_link_of_the_rail_has_the_focus_under_the_foot(open_page, example):
    page = open_page(example("champions", "view-options/home-first/ahri"), viewport={"width": 1200, "height": 420})
    page.locator(".rail a").first.focus()
    covered = []
    while page.evaluate("document.activeElement.closest('.rail') !== null"):
        covered += page.evaluate("""() => {
            const { bottom } = document.activeElement.getBoundingClientRect();
            return bottom > document.querySelector('.foot').getBoundingClientRect().top ? [document.activeElement.textContent] : []; }""")
        page.keyboard.press("Tab")
    assert covered == []


def focus_ring(page):
    """How a device's switch shows what is chosen."""
    return page.locator(".switch--width :checked + span").evaluate("span => getComputedStyle(span).outlineStyle")


def test_in_forced_colours_what_has_the_focus_differs_from_what_is_chosen(open_page, example):
    page = open_page(example("champions", "view-options/home-first/ahri"), viewport=DESK, forced_colors="active")
    assert focus_ring(page) == "none"
    page.locator(".switch--width :checked").focus()
    page.keyboard.press("ArrowRight")
    assert focus_ring(page) == "solid"


def test_status_lines_are_there_before_they_speak(open_page, example):
    page = open_page(example("champions", "view-options/home-first/ahri"))
    page.locator(".review").wait_for()
    page.keyboard.press("/")
    page.locator("dialog.palette").wait_for()
    assert page.evaluate("""() => [...document.querySelectorAll('[role=status]')]
        .map(status => [status.className, getComputedStyle(status).display])""") == [
        ["notice visually-hidden", "block"], ["review-status", "block"], ["finder-status", "block"]]


def test_without_scripts_a_page_is_complete_and_its_links_lead_on(open_page, examples, example):
    page = open_page(example("champions", "view-options/home-second/ahri"), java_script_enabled=False)
    labels = [item.inner_text() for item in page.locator(".back-stack .chip").all()]
    assert labels == ["Champions", "Ahri", "A skin for Ahri?"]
    assert page.locator("[data-copy=path] code").inner_text() == (
        "path = [.homeFirst(champion: Ahri), .homeSecond(champion: Ahri)]")
    assert page.locator(".tool, .copy, .notice").count() == 0
    page.locator(".stage a", has_text="Let me look again").click()
    assert page.url.endswith("/champions/view-options/home-first/ahri.html")
    page.locator(".ui-back").click()
    assert page.url.endswith("/champions/main-tab/home.html")
    page.goto(example("champions", "view-options/home-first/ahri"))
    page.locator(".stacks a").nth(1).click()
    assert page.locator("h1").inner_text() == "Ahri"


def test_without_scripts_a_value_cannot_be_changed_and_says_what_would(open_page, example):
    page = open_page(example("gates", "name-route/name/mint"), java_script_enabled=False)
    control = page.locator("[data-action=set]")
    assert (control.get_attribute("data-reason"), control.get_attribute("aria-disabled")) == ("needs-script", "true")


def test_a_korean_flow_speaks_korean(open_page, example):
    page = open_page(example("gates", "name-route/name/mint", "~broken"))
    assert page.locator("html").get_attribute("lang") == "ko"
    assert page.locator(".notice").inner_text() == "주소에서 뒤로 가기 스택을 읽을 수 없어 이 화면의 기본 스택을 보여 줍니다."
    assert page.locator(".tool").all_inner_texts() == ["값 되돌리기", "다시 실행"]
    hangul = re.compile("[가-힣]")
    words = page.evaluate("waymark.data.words")
    assert [name for name, text in words.items() if not hangul.search(text)] == []


def test_the_first_paint_needs_one_page_and_one_style_sheet(open_page, hosted):
    page = open_page(hosted("champions", "main-tab/home"))
    blocking = page.evaluate("""performance.getEntriesByType('resource')
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').map(({ name }) => name.split('/').pop())""")
    assert len(blocking) == 1 and blocking[0].startswith("waymark.") and blocking[0].endswith(".css")


def test_one_small_script_is_all_that_the_prototype_needs(open_page, hosted):
    page = open_page(hosted("champions", "view-options/home-first/ahri", "~+view-options/home-first/aatrox+view-options/home-first/ahri"), without=["workbench", "words", "review"])
    assert trail(page) == ["Champions", "Aatrox", "Ahri"]
    page.locator(".ui-back").click()
    assert (here(page), trail(page)) == ("view-options/home-first/aatrox", ["Champions", "Aatrox"])
    tap(page, "Buy a skin")
    assert trail(page) == ["Champions", "Aatrox", "A skin for Aatrox?"]


def test_a_page_with_all_it_loads_weighs_less_than_40_kilobytes(examples):
    import gzip
    assets = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in (examples / "assets").iterdir()
                 if re.search(r"(waymark|workbench|words|review|favicon)\..*\.(js|css|svg)$", path.name))
    pages = {path: len(gzip.compress(path.read_bytes(), mtime=0)) for path in examples.glob("*/*/**/*.html")}
    heaviest = max(pages, key=pages.get)
    assert pages[heaviest] + assets < 40_000, heaviest


def test_no_script_is_over_25_kilobytes_and_no_label_shard_over_64(examples):
    for path in [*examples.glob("assets/*.js"), *examples.glob("*/labels/*.js")]:
        assert path.stat().st_size < (64_000 if path.parent.name == "labels" else 25_000), path.name
