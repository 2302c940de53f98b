"""Every page of docs/guides is carried out as written, against the whole service."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NAMES as CHROMIUMS
from tests.guides.runner import BLOCK, CHECKOUT, ROOT, SERVICE, Block, read_blocks, run_blocks, run_page
from tests.journeys.service import whole_service

PAGES = sorted((ROOT / "docs/guides").glob("*.md"))
ORGANISING = ROOT / "docs/organising.md"
NEEDS = {"curl", "jq", "openssl", "node", "npm"}
"""Programs that a page may say its reader needs."""
TIMEOUT_S = 300


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the service answers."""
    with whole_service(tmp_path_factory.mktemp("service"), DEADDROP_WEB_WORKERS="1") as address:
        yield address


def test_every_guide_is_carried_out() -> None:
    """The index of the documentation says so of those that it lists."""
    listed = re.findall(r"\]\(guides/([\w-]+\.md)\)", (ROOT / "docs/README.md").read_text(encoding="utf-8"))
    assert {page.name for page in PAGES} == set(listed)
    assert len(PAGES) > 5
    assert sorted((ROOT / "docs/guides").rglob("*.*")) == PAGES


def test_the_first_page_shows_the_least_bots_of_the_guides() -> None:
    """In twelve lines of curl, and six of Python."""
    first, *_ = (ROOT / "docs/clients.md").read_text(encoding="utf-8").split("\n## ")
    shown = [text for *_, text in BLOCK.findall(first)]
    carried_out = [block.text for page in PAGES for block in read_blocks(page, SERVICE, Path(CHECKOUT))]
    assert [each for each in shown if each not in carried_out] == []
    assert [text.count("\n") for text in shown] == [12, 6], "lines"


@pytest.mark.parametrize("page", PAGES, ids=lambda each: each.stem)
def test_a_guide_works_as_written(page: Path, url: str, tmp_path: Path) -> None:
    needed = {each for each in NEEDS if f"`{each}`" in page.read_text(encoding="utf-8").partition("\n## ")[0]}
    if missing := sorted(each for each in needed if shutil.which(each) is None):
        pytest.skip(f"{page.name} needs {', '.join(missing)}, which is not on PATH.")
    assert read_blocks(page, url)
    run_page(page, url, tmp_path, TIMEOUT_S)


def test_a_tournament_by_curl_goes_from_its_creation_to_its_end_as_written(url: str, tmp_path: Path) -> None:
    """All of the walk-through but rulings, which need games that were played, and series, which need more tournaments."""
    walk = ORGANISING.read_text(encoding="utf-8").partition("### By `curl`")[2].partition("\n#### Series")[0]
    before, _, after = walk.partition("\n#### Rulings, penalties, appeals")
    page = tmp_path / ORGANISING.name
    page.write_text(before + after.partition("\n#### Standings, and the end")[2], encoding="utf-8")
    last = Block("sh", None, "ask $URL/v1/tournaments/$TOURNAMENT | member \"['status']\"\n")
    run_blocks(ORGANISING.name, [*read_blocks(page, url), last, Block("text", None, "final\n")], tmp_path, TIMEOUT_S)


def test_the_page_of_the_guide_plays_from_another_origin(url: str, tmp_path: Path) -> None:
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        pytest.skip(f"There is no Chromium on PATH (looked for {', '.join(CHROMIUMS)}).")
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    run_page(ROOT / "docs/guides/browser-client.md", url, tmp_path, TIMEOUT_S)
    with serve_folder(tmp_path) as address, playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(60_000)
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(address)
        page.route("**/v1/games", refuse, times=1)
        page.get_by_role("button", name="Play").click()
        page.get_by_role("alert").filter(has_text="422 malformed: Not like this.").wait_for()
        page.get_by_role("button", name="Play").click()
        for _ in range(3):
            page.locator("#offers button").first.click()
            page.locator("#offers button, #view:has-text('over')").first.wait_for()
        assert "Anna" in page.locator("#view").inner_text()
        assert not page.get_by_role("alert").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        browser.close()


def refuse(route: Any) -> None:
    """Answer a request of a page with a problem."""
    problem = {"code": "malformed", "status": 422, "title": "Not understood", "detail": "Not like this."}
    route.fulfill(
        status=422,
        content_type="application/problem+json",
        headers={"Access-Control-Allow-Origin": "*"},
        body=json.dumps(problem),
    )


@contextmanager
def serve_folder(folder: Path) -> Iterator[str]:
    """Serve the files of a folder from an origin of their own."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietFiles, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class QuietFiles(SimpleHTTPRequestHandler):
    """Files without a line per request."""

    def log_message(self, *_: object) -> None:
        """Nothing."""
