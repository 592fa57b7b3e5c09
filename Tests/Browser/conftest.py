"""The built sites, and pages on them as a visitor meets them: on a disk, under a sub-path, without scripts."""
import functools
import http.server
import os
import pathlib
import subprocess
import threading
import urllib.parse

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1400, "height": 900}


def build(product, output, *options):
    program = pathlib.Path(os.environ["WAYMARK_PRODUCTS"]) / product
    subprocess.run([program, "build", "--quiet", "-o", output, *options], cwd=ROOT, check=True)
    return pathlib.Path(output)


@pytest.fixture(scope="session")
def examples(tmp_path_factory):
    return build("example-flows", tmp_path_factory.mktemp("examples") / "site")


@pytest.fixture(scope="session")
def fixture_site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fixture")
    (folder / "no-notes").mkdir()
    return build("BrowserFixture", folder / "site", "--content", folder / "no-notes")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ["WAYMARK_BROWSER"], args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser):
    """Opens an address in a window of its own, and fails the test on any error or foreign request."""
    contexts, faults = [], []

    def open_page(address, without=(), **options):
        context = browser.new_context(**{"viewport": PHONE, "reduced_motion": "reduce", **options})
        contexts.append(context)
        for name in without:
            context.route(f"**/{name}.*.js", lambda route: route.abort())
        page = context.new_page()
        page.set_default_timeout(15_000)
        host = urllib.parse.urlsplit(str(address)).netloc
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: faults.append(f"network: {request.url}")
                if urllib.parse.urlsplit(request.url).netloc != host and not request.url.startswith("data:") else None)
        page.goto(str(address))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


class Site:
    """A site at one place: what leads to its pages, and what a page of it shows."""

    def __init__(self, root):
        self.root = root

    def __call__(self, flow, destination, state=""):
        return f"{self.root}/{flow}/{urllib.parse.quote(destination)}.html{'#' + state if state else ''}"


@pytest.fixture
def example(examples):
    return Site(examples.as_uri())


@pytest.fixture
def fixture(fixture_site):
    return Site(fixture_site.as_uri())


@pytest.fixture(scope="session")
def served(examples, fixture_site, tmp_path_factory):
    """Both sites under a sub-path with a space in it, over HTTP."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "team").mkdir()
    (folder / "team" / "flow docs").symlink_to(examples)
    (folder / "team" / "fixture").symlink_to(fixture_site)

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/team"
    server.shutdown()


@pytest.fixture
def hosted(served):
    return Site(f"{served}/flow%20docs")


@pytest.fixture(params=["disk", "host"])
def anywhere(request, example, hosted):
    return example if request.param == "disk" else hosted
