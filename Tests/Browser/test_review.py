"""Review marks: on pages, in the list, out of it and into it."""
import json

import pytest
from axe_core_python.sync_playwright import Axe

AHRI = ("champions", "view-options/home-first/ahri")
PAGE = "champions/view-options/home-first/ahri"


def mark(page, name, comment=""):
    page.get_by_label(name, exact=True).check()
    if comment:
        page.get_by_role("textbox", name="Comment").fill(comment)


def go(page, site, path):
    page.goto(f"{site.root}/{path}")


def a_mark(title="Ahri", kind="ok", comment="", time="2026-01-02T03:04:05.000Z", page=PAGE):
    return {"page": page, "title": title, "mark": kind, "comment": comment, "time": time}


def bring(page, *marks, site="Waymark examples", schema="waymark.review/1"):
    """Imports a file, and gives what the page says of it."""
    content = json.dumps({"schema": schema, "site": site, "marks": list(marks)})
    return bring_text(page, content)


def bring_text(page, content):
    page.locator(".review-status").evaluate("status => { status.textContent = 'waiting'; }")
    page.locator("#review-file").set_input_files(
        {"name": "review.json", "mimeType": "application/json", "buffer": content.encode()})
    page.wait_for_function("document.querySelector('.review-status').textContent !== 'waiting'")
    return page.locator(".review-status").inner_text()


@pytest.fixture
def listing(example, open_page):
    page = open_page(f"{example.root}/review.html")
    page.wait_for_selector(".marks li")
    return page


def test_a_mark_is_there_again_after_a_reload(anywhere, open_page):
    page = open_page(anywhere(*AHRI))
    mark(page, "Needs work", "The title\nis wrong")
    assert page.locator(".review-status").inner_text() == "Kept in this browser."
    page.reload()
    page.wait_for_selector(".review")
    assert page.get_by_label("Needs work").is_checked()
    assert page.get_by_role("textbox", name="Comment").input_value() == "The title\nis wrong"


@pytest.mark.parametrize("path, name", [
    ("index.html", "index"),
    ("champions/index.html", "champions/index"),
    ("champions/view-options/home-first.html", "champions/view-options/home-first"),
    ("champions/view-options/home-first/ahri.html", PAGE),
])
def test_every_kind_of_page_can_be_marked(anywhere, open_page, path, name):
    page = open_page(f"{anywhere.root}/{path}")
    mark(page, "OK")
    go(page, anywhere, "review.html")
    assert page.locator(".mark-row").count() == 1
    assert page.locator(".mark-row code").inner_text() == name
    page.locator(".mark-row a").click()
    page.wait_for_url(f"**/{path}")


def test_a_mark_can_be_taken_back(example, open_page):
    page = open_page(example(*AHRI))
    mark(page, "OK")
    page.get_by_role("button", name="Remove the mark").click()
    assert page.locator(".review-status").inner_text() == "Mark removed."
    page.reload()
    page.wait_for_selector(".review")
    assert page.locator(".review :checked").count() == 0


def test_the_list_removes_a_mark_and_keeps_the_focus(example, open_page):
    page = open_page(example(*AHRI))
    mark(page, "OK")
    go(page, example, "review.html")
    page.get_by_role("button", name="Remove the mark of Ahri").click()
    assert page.locator(".marks").inner_text() == "No page is marked yet."
    assert page.locator(".review-status").evaluate("status => status === document.activeElement")


KEPT = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"


def test_a_page_that_the_browser_kept_shows_what_has_become_of_its_mark(example, open_page):
    page = open_page(example(*AHRI))
    mark(page, "OK")
    page.evaluate("name => localStorage.removeItem(name)", page.evaluate("Object.keys(localStorage).find(name => name.includes(' review '))"))
    page.evaluate(KEPT)
    assert page.locator(".review :checked").count() == 0


def test_a_list_that_the_browser_kept_shows_the_marks_of_now(listing):
    listing.evaluate("mark => waymark.review.save(mark)", a_mark())
    listing.evaluate(KEPT)
    assert listing.locator(".mark-row").count() == 1


def test_the_rail_leads_to_the_list(anywhere, open_page):
    page = open_page(anywhere(*AHRI), viewport={"width": 1200, "height": 900})
    page.get_by_role("link", name="Review marks").click()
    page.wait_for_url("**/review.html")


def test_markdown_for_a_pull_request(example, open_page):
    page = open_page(example(*AHRI))
    mark(page, "Needs work", "First\n\n- second")
    go(page, example, "index.html")
    mark(page, "OK")
    go(page, example, "review.html")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as Markdown").click()
    assert download.value.suggested_filename == "review-waymark-examples.md"
    assert download.value.path().read_text() == (
        "## Review of Waymark examples\n\nNeeds work: 1. OK: 1.\n\n"
        f"### Needs work\n\n- [ ] **Ahri** `{PAGE}`\n  > First\n  > \n  > - second\n\n"
        "### OK\n\n- [x] **Waymark examples** `index`\n")


def test_hostile_titles_stay_text_in_markdown(listing):
    bring(listing, a_mark(title="<b>*a*</b> [x](y) @team #1 `c`", page="a`b"))
    markdown = listing.evaluate("waymark.review.asMarkdown(waymark.review.allMarks())")
    assert "- [x] **\\<b\\>\\*a\\*\\</b\\> \\[x\\](y) \\@team \\#1 \\`c\\`** `` a`b ``\n" in markdown
    assert listing.locator(".marks b").count() == 0


def test_json_goes_out_and_comes_back_the_same(example, open_page, browser):
    page = open_page(example(*AHRI))
    mark(page, "Needs work", "누가 봐도 <b>이상</b>")
    go(page, example, "review.html")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as JSON").click()
    saved = download.value.path().read_text()
    assert json.loads(saved)["schema"] == "waymark.review/1"
    other = open_page(f"{example.root}/review.html")
    assert bring_text(other, saved) == "Marks taken: 1. Unchanged: 0. Conflicts: 0."
    assert other.locator(".mark-comment").inner_text() == "누가 봐도 <b>이상</b>"
    with other.expect_download() as again:
        other.get_by_role("button", name="Save as JSON").click()
    assert again.value.path().read_text() == saved


def test_the_newest_mark_of_a_page_wins_and_the_conflict_is_listed(listing):
    bring(listing, a_mark(comment="old", time="2026-01-01T00:00:00.000Z"))
    said = bring(listing, a_mark(kind="needs-work", comment="new", time="2026-01-02T00:00:00.000Z"))
    assert said == "Marks taken: 1. Unchanged: 0. Conflicts: 1."
    assert listing.locator(".mark-comment").inner_text() == "new"
    said = bring(listing, a_mark(comment="older still", time="2025-01-01T00:00:00.000Z"))
    assert said == "Marks taken: 0. Unchanged: 0. Conflicts: 1."
    assert listing.locator(".mark-comment").inner_text() == "new"
    text = listing.locator(".review-conflicts").inner_text()
    assert "kept Needs work" in text and "dropped OK" in text and "older still" in text


def test_of_equally_old_marks_the_same_one_wins_whoever_merges(listing):
    one, other = a_mark(comment="a"), a_mark(comment="b")
    merged = listing.evaluate("""([one, other]) => [[one, other], [other, one]].map(([here, there]) =>
        waymark.review.merge([here], JSON.stringify({schema: "waymark.review/1", site: "", marks: [there]}))
            .conflicts[0].kept.comment)""", [one, other])
    assert merged[0] == merged[1]


def test_a_file_without_marks_changes_nothing(listing):
    for content in ["", "{", "[]", "null", "7", '{"schema": "waymark.flow/1"}', '{"schema": "waymark.review/1"}']:
        assert bring_text(listing, content) == "This file holds no review marks."


def test_what_is_no_mark_is_left_out(listing):
    wrong = [None, 3, a_mark(kind="bad"), a_mark(time="never"), a_mark(page="../../x"), a_mark(page="/etc/x"),
             a_mark(page=""), a_mark(title=None), a_mark(comment=7)]
    said = bring(listing, a_mark(), *wrong)
    assert said == "Marks taken: 1. Unchanged: 0. Conflicts: 0. Entries that are no marks, left out: 9."


def test_an_imported_page_name_leads_nowhere_else(listing):
    names = ["javascript:alert(1)//", "//example.org/x", "data:text/html,x", "a?b#c"]
    bring(listing, *[a_mark(page=name) for name in names])
    root = listing.evaluate("waymark.root")
    links = listing.locator(".mark-row a").evaluate_all("links => links.map(link => link.href)")
    assert len(links) == 3 and all(link.startswith(root) for link in links)


def test_marks_of_another_site_are_said_to_be_so(listing):
    said = bring(listing, a_mark(), site="Shop")
    assert said.endswith("The file was made on the site “Shop”.")


def test_where_storage_is_refused_the_page_says_so(examples, browser):
    context = browser.new_context()
    context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })")
    page = context.new_page()
    page.goto(f"{examples.as_uri()}/champions/index.html")
    mark(page, "OK")
    assert page.locator(".review-status").inner_text().startswith("This browser keeps nothing for this site")
    page.goto(f"{examples.as_uri()}/review.html")
    page.wait_for_selector(".marks")
    assert page.locator(".review-status").inner_text().startswith("This browser keeps nothing for this site")
    page.keyboard.press("/")
    page.wait_for_selector("dialog.palette[open]")
    context.close()


def test_where_storage_is_full_the_newest_mark_is_shown_and_the_page_says_that_it_is_not_kept(listing):
    bring(listing, a_mark(comment="old"))
    listing.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }")
    said = bring(listing, a_mark(comment="new", time="2026-02-01T00:00:00.000Z"))
    assert said.startswith("Marks taken: 1. Unchanged: 0. Conflicts: 1. This browser keeps nothing for this site")
    assert listing.locator(".mark-comment").inner_text() == "new"


def test_without_scripts_the_page_says_that_marks_need_one(example, open_page):
    page = open_page(f"{example.root}/review.html", java_script_enabled=False)
    assert "Review marks are kept by a script" in page.locator("noscript").inner_text()
    page = open_page(example(*AHRI), java_script_enabled=False)
    assert page.locator(".review").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_marked_pages_and_in_the_list(example, open_page, scheme):
    page = open_page(example(*AHRI), color_scheme=scheme)
    mark(page, "Needs work", "So it is")
    for path in [None, "index.html", "review.html"]:
        if path:
            go(page, example, path)
        if path == "index.html":
            mark(page, "OK")
        if path == "review.html":
            bring(page, a_mark(comment="older", time="2020-01-01T00:00:00.000Z"))
        for width in (320, 1200):
            page.set_viewport_size({"width": width, "height": 800})
            assert Axe().run(page)["violations"] == []
            assert page.evaluate("document.scrollingElement.scrollWidth") <= width
