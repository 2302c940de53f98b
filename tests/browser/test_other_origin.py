"""A page of another origin opens a table, plays at it, follows it and reads refusals, with nothing but fetch and EventSource."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.browser.test_replay import Game

PLAY = """async (api) => {
  const ask = (path, token, headers = {}) =>
    fetch(api + path, { headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) } });
  const post = (path, token, body, headers = {}) => fetch(api + path, {
    method: "POST", body: JSON.stringify(body),
    headers: {
      "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID(), ...headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  const seats = Array(3).fill({ kind: "human", claim: true });
  const opened = await post("/v1/games", null, { ruleset: "microfilms", seats });
  const made = await opened.json(), game = `/v1/games/${made.game.id}`;
  const look = await ask(`${game}/view`, made.seats[0].token), view = await look.json();
  const again = await ask(`${game}/view`, made.seats[0].token, { "If-None-Match": look.headers.get("ETag") });
  const source = new EventSource(`${api}${game}/events`);
  const heard = new Promise((done) => { source.onmessage = (event) => {
    const entry = JSON.parse(event.data);
    if (entry.version > view.version) done(entry);
  }; });
  const stream = await ask(`${game}/events?after=${view.version}`, made.seats[0].token, { Accept: "application/x-ndjson" });
  const seat = view.decisions[0].seat, token = made.seats[seat].token;
  const acted = await post(`${game}/commands`, token, { type: "pass" }, { "If-Match": "*" });
  const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("\\n")) text += (await reader.read()).value;
  await reader.cancel();
  const entry = await heard;
  source.close();
  const refused = await ask(`${game}/view`, "dd_seat_wrong"), nothing = await ask("/v1/nothing", token);
  const evidence = await ask(`${game}/evidence?at=${view.version}`, token), record = await ask(`${game}/record`, token);
  const page = await ask("/", null).then(() => "read", () => "closed");
  const removed = await fetch(`${api}/v1/tokens/${made.game.id}-seat-1`, {
    method: "DELETE", headers: { Authorization: `Bearer ${made.organiser_token}` },
  });
  return {
    location: opened.headers.get("Location"), game, held: again.status, acted: acted.status, seat,
    limit: acted.headers.get("RateLimit"), streamed: JSON.parse(text.split("\\n")[0]).by, heard: entry.by,
    refused: (await refused.json()).code, nothing: (await nothing.json()).code, evidence: evidence.status,
    name: record.headers.get("Content-Disposition"), removed: removed.status, page,
  };
}"""


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


def test_a_page_of_another_origin_plays_and_follows(chromium: Any, url: str, elsewhere: str) -> None:
    context = chromium.new_context()
    try:
        page = context.new_page()
        page.goto(elsewhere)
        told = page.evaluate(PLAY, url)
    finally:
        context.close()
    assert told["location"] == told["game"]
    assert (told["held"], told["acted"], told["evidence"], told["removed"]) == (304, 201, 200, 204)
    assert told["seat"] == told["streamed"] == told["heard"]
    assert told["limit"] is None or told["limit"].startswith('"commands"')
    assert (told["refused"], told["nothing"]) == ("unauthorised", "not-found")
    assert told["name"].startswith("attachment")
    assert told["page"] == "closed", "pages are no part of the API"


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
