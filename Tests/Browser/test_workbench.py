"""Shared values, relaunching, the developer's panel, the keyboard, motion."""
from conftest import DESK
from reading import arrive, back, here, layer, state, tap, trail

RECIPE = "stack-route/recipe"


def test_what_is_typed_shows_on_every_screen_and_survives_reload(open_page, anywhere):
    page = open_page(anywhere("scrums", "scrum-route/edit/design", "~+scrum-route/detail/design&sheet*:scrum-route/edit/design"))
    page.locator("input[type=text]").filter(visible=True).last.fill("Big <sketches>")
    tap(page, "Done")
    assert "Title: Big <sketches>" in page.locator(".stage .device").inner_text()
    page.reload()
    assert "Title: Big <sketches>" in page.locator(".stage .device").inner_text()
    back(page)
    assert "Big <sketches>" in page.locator(".stage .device").inner_text()


def test_what_is_typed_stays_in_its_field_where_storage_is_full(open_page, fixture):
    page = open_page(fixture("inputs", "input-route/form"))
    name = page.locator("input[data-state=name]")
    name.fill("Ada")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }")
    name.fill("Grace")
    assert name.input_value() == "Grace"


def test_every_kind_of_input_sets_its_value(open_page, fixture):
    page = open_page(fixture("inputs", "input-route/form"))
    page.get_by_role("switch").check()
    page.get_by_role("button", name="Increase").click()
    assert page.get_by_role("button", name="Increase").is_disabled()
    page.get_by_role("combobox").select_option("Blue")
    tap(page, "Call her Ada")
    tap(page, "Summary")
    texts = page.locator(".ui-content .ui-text").all_inner_texts()
    assert texts == ["Name: Ada", "Count: 3", "Ready: on", "Colour: Blue"]
    tap(page, "Turn over")
    assert page.locator(".ui-content .ui-text").all_inner_texts()[2] == "Ready: off"
    page.locator("[data-tool=reset]").click()
    assert page.locator(".ui-content .ui-text").all_inner_texts() == ["Name: Mina", "Count: 2", "Ready: off", "Colour: Red"]
    assert page.locator(".notice").inner_text() == "The shared values are as the app starts."


def test_values_that_the_browser_restored_are_not_what_reset_leads_to(open_page, fixture):
    page = open_page(fixture("inputs", "input-route/form"))
    page.add_init_script("""addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        document.querySelector('input[data-state=name]').value = 'Ada';
        document.querySelector('select').value = 'Blue'; }, true)""")
    page.reload()
    assert page.locator("input[data-state=name]").input_value() == "Mina"
    page.locator("[data-tool=reset]").click()
    assert (page.locator("input[data-state=name]").input_value(), page.locator("select").input_value()) == ("Mina", "Red")


def test_random_text_reaches_the_first_level(open_page, example):
    page = open_page(example("gates", "gate-route/gates"))
    tap(page, "동대문")
    tap(page, "다음 문으로")
    tap(page, "왜곡")
    text = page.locator("output[data-state=message]").first.inner_text()
    assert len(text) == 8 and text.isalnum() and text.isascii()
    back(page)
    tap(page, "돌아가기")
    assert page.locator("input[data-state=message]").first.input_value() == text


def test_relaunch_keeps_path_and_selection_and_drops_flags_and_sheets(open_page, fixture):
    page = open_page(fixture("surprises", "surprise-route/start"))
    tap(page, "On the path")
    tap(page, "By a flag")
    page.locator("[data-tool=relaunch]").click()
    arrive(page, "on-path")
    assert trail(page) == ["Start", "On the path"]
    assert page.locator(".notice").inner_text() == (
        "Relaunched: the path and the selections are back, what a flag or a sheet showed is not.")
    page.goto(fixture("places", "place-route/item/three", "~;split;first+place-route/item/one;split+2:place-route/item/two&sheet:place-route/item/three"))
    page.locator("[data-tool=relaunch]").click()
    arrive(page, "two")
    assert (layer(page), trail(page)) == (None, ["Side", "Item Two"])


def test_relaunch_drops_what_is_gone_and_names_it(open_page, examples, example):
    page = open_page(f"{examples.as_uri()}/recipes-stack/index.html")
    saved = f"~+{RECIPE}/bibimbap+{RECIPE}/gone+{RECIPE}/punch"
    page.evaluate("saved => waymark.store.write('state recipes-stack', saved)", saved)
    page.reload()
    page.locator("[data-tool=relaunch]").click()
    arrive(page, "punch")
    assert trail(page) == ["Recipes", "Bibimbap", "Cinnamon punch"]
    assert page.locator(".notice").inner_text().endswith(f"Dropped, since it is no longer in the flow: {RECIPE}/gone.")


def test_a_page_that_the_browser_kept_is_where_the_app_stands_again(open_page, example):
    page = open_page(example("recipes-stack", f"{RECIPE}/punch"), viewport=DESK)
    page.evaluate("""() => {
        waymark.store.write('state recipes-stack', '~');
        waymark.store.write('width', 'pad');
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); }""")
    assert page.evaluate("waymark.store.read('state recipes-stack')") == f"~+{RECIPE}/punch"
    assert page.locator("[name=width]:checked").input_value() == "pad"


def test_the_panel_shows_the_path_as_swift_and_copies_it(open_page, hosted):
    page = open_page(hosted("recipes-stack", f"{RECIPE}/punch", f"~+{RECIPE}/bibimbap+{RECIPE}/punch"), viewport=DESK,
                     permissions=["clipboard-read", "clipboard-write"])
    assert trail(page) == ["Recipes", "Bibimbap", "Cinnamon punch"]
    code = "path = [.recipe(Bibimbap), .recipe(Cinnamon punch)]"
    assert page.locator("[data-copy=path] code").inner_text() == code
    page.locator("[data-copy=path] .copy").click()
    page.locator("[data-copy=path] .copy", has_text="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == code
    assert page.locator("[data-copy=open] code").inner_text() == "xcrun simctl openurl booted 'recipes://recipe/punch'"


def test_a_copy_that_is_refused_is_not_called_one(open_page, example):
    page = open_page(example("recipes-stack", f"{RECIPE}/punch"))
    page.evaluate("""() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        document.execCommand = () => false; }""")
    page.locator("[data-copy=path] .copy").click()
    page.wait_for_function("getSelection().toString() === 'path = [.recipe(Cinnamon punch)]'")
    assert page.locator("[data-copy=path] .copy").inner_text() == "Copy"


def test_two_types_on_one_path_are_written_with_their_types(open_page, example):
    page = open_page(example("gates", "name-route/name/mint"))
    assert page.locator("[data-copy=path] code").inner_text() == (
        'path = NavigationPath([ColorRoute.color(mint), NameRoute.name("mint")])')


def test_keys_typed_into_a_field_stay_there(open_page, fixture):
    page = open_page(fixture("presentations", "layer-route/second"))
    page.evaluate("document.querySelector('.ui-content').append(document.createElement('input'))")
    page.locator(".ui-content input").press_sequentially("a/k")
    page.locator(".ui-content input").press("Escape")
    page.wait_for_timeout(150)
    assert page.locator(".ui-content input").input_value() == "a/k"
    assert here(page) == "layer-route/second"


def test_who_walks_by_keyboard_goes_on_from_the_screen(open_page, example):
    page = open_page(example("champions", "main-tab/home"))
    page.locator("a[data-action=push]").first.focus()
    page.keyboard.press("Enter")
    arrive(page, "aatrox")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Screen: Aatrox"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "ui-back"
    assert page.title().startswith("Aatrox")


def test_a_step_within_one_page_takes_the_keyboard_to_the_screen(open_page, example):
    page = open_page(example("recipes-stack", f"{RECIPE}/bibimbap", f"~+{RECIPE}/bibimbap+{RECIPE}/punch+{RECIPE}/bibimbap"))
    page.locator(".back-stack a", has_text="Bibimbap").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelectorAll('.back-stack li').length === 2")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Screen: Bibimbap"


MOTION = """addEventListener('pagereveal', ({ viewTransition }) => setTimeout(() => {
  document.documentElement.dataset.motion = viewTransition ? [...viewTransition.types].join() : 'none'; }))"""


def motion(page):
    page.wait_for_function("document.documentElement.dataset.motion")
    return page.evaluate("document.documentElement.dataset.motion")


def test_push_pop_and_sheet_slide_and_nothing_moves_under_reduced_motion(open_page, hosted):
    page = open_page(hosted("scrums", "scrum-route/scrums"), reduced_motion="no-preference")
    page.add_init_script(MOTION)
    seen = []
    for step in (lambda: tap(page, "Design team"), lambda: tap(page, "Edit"), lambda: tap(page, "Done"), lambda: back(page)):
        step()
        seen.append(motion(page))
    assert seen == ["push", "present", "dismiss", "pop"]
    page.emulate_media(reduced_motion="reduce")
    tap(page, "Design team")
    assert motion(page) == "none"
