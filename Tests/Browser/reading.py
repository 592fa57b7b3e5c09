"""What a page shows, in the words of the tests."""


def trail(page):
    """The breadcrumb, once its labels are there: root first, '!' before those off the path."""
    page.locator(".back-stack:not([aria-busy])").wait_for()
    return page.evaluate("""() => [...document.querySelectorAll('.back-stack li')].map((item, place) =>
        (place && item.dataset.onPath === 'false' ? '!' : '') + item.querySelector('.chip').textContent)""")


def here(page):
    return page.evaluate("document.body.dataset.destination")


def state(page):
    """The address after the '#', as people read it."""
    return page.evaluate("decodeURIComponent(location.hash.slice(1))")


def layer(page):
    """The style of the layer in front, None for the app's own."""
    found = page.locator(".stage .device-screen > .ui-layer")
    return found.get_attribute("data-layer") if found.count() else None


def tap(page, name, within=".stage .device"):
    """Presses the control of a name, the one that can be seen."""
    page.locator(within).locator("a[data-action], button").filter(has_text=name).filter(visible=True).first.click()
    page.wait_for_load_state()


def back(page):
    page.locator(".ui-back").filter(visible=True).first.click()
    page.wait_for_load_state()


def presenter(page):
    found = page.locator(".presenter")
    return " ".join(found.inner_text().split()) if found.count() else None


def dead(page):
    """The dead controls in the device by name, with the reason's id."""
    return page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.stage .device [aria-disabled=true]')]
        .filter(control => control.checkVisibility()).map(control => [control.textContent.trim(), control.dataset.reason]))""")


def arrive(page, name):
    """Waits until a page of a name has been opened."""
    page.wait_for_function("name => location.pathname.endsWith(`/${name}.html`) && document.readyState === 'complete'", arg=name)
