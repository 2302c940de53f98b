"""The TypeScript client in a page of another origin: its example opens a table against bots, plays, and follows the game."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from clients.typescript.generate import HERE


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nothing: pytest would show it."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Where the built client and its examples are served, which is not where the service answers."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(HERE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_page_of_another_origin_opens_a_table_and_plays(chromium: Any, url: str, elsewhere: str) -> None:
    page, wrong = chromium.new_page(), list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{elsewhere}/examples/browser.html?service={url}")
    page.select_option("#ruleset", "microfilms")
    page.click("#open")
    for _ in range(4):
        page.wait_for_selector("#offers form, #open:enabled")
        told = page.locator("#log li").count()
        if page.is_enabled("#open"):
            break
        page.locator("#offers form button").first.click()
        page.wait_for_function("told => document.querySelectorAll('#log li').length > told", arg=told)
    assert page.locator("#log li").count() > 10
    assert wrong == []
    page.close()
