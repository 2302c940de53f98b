"""Pages of another origin show a replay in a frame. That they play is shown by the client's example (test_client_page.py) and its guide."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.browser.test_replay import Game


class Blank(BaseHTTPRequestHandler):
    """A page that asks for nothing."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>A client</title>")

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """Where pages of another origin come from."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Blank) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_replay_stands_in_a_frame_there_and_no_other_page_does(chromium: Any, url: str, elsewhere: str) -> None:
    replay = Game(url).link(spoilers="all")
    shown = {"embedded": f"{url}{replay}/embed", "whole": f"{url}{replay}", "lobby": f"{url}/"}
    context = chromium.new_context()
    try:
        page = context.new_page()
        page.goto(elsewhere)
        page.set_content("".join(f'<iframe name="{name}" src="{each}" width="600" height="460"></iframe>' for name, each in shown.items()))
        page.frame("embedded").get_by_role("link", name="Next").click()
        page.frame("embedded").wait_for_url("**/embed?v=*")
        assert page.frame("embedded").locator("h1").inner_text()
        page.frame("embedded").locator("#board .thing").first.wait_for()
        assert not [name for name in ("whole", "lobby") if page.frame(name).url.startswith(url)]
    finally:
        context.close()
