"""The log of a table as a page: in words, by turns, as everybody reads it."""

from __future__ import annotations

import re
from html import unescape

from flask import Flask

from service.web.log_page import LINES
from tests.http.guest import Guest, opened, played

HEADING = re.compile(r"<h2>(?:<svg.*?</svg> )?(.*?)</h2>", re.DOTALL)
LINE = re.compile(r'<li value="(\d+)">(.*?)(?: <a class="rule".*?)?</li>', re.DOTALL)


def test_it_has_the_lines_of_each_turn_under_its_heading_and_nothing_that_only_a_seat_knows(app: Flask) -> None:
    table = played(app, opened(app))
    page = Guest(app).get(f"/g/{table.id}/log").text
    head = Guest(app).get(f"/v1/games/{table.id}/events?limit=1").get_json()["head"]
    events = Guest(app).get(f"/v1/games/{table.id}/events?limit={LINES}&after={max(0, head - LINES)}").get_json()["events"]
    texts = {each["version"]: each["text"] for each in events}
    lines = {int(version): unescape(text) for version, text in LINE.findall(page)}
    assert lines
    assert {version: texts[version] for version in lines} == lines
    turns = [each for each in events if each["type"].endswith("turn_began")]
    assert 0 < len(HEADING.findall(page)) <= len(turns) + 1
    assert not any(text in lines.values() for text in [each["text"] for each in turns])
    own = table.by[0].get(f"/g/{table.id}/log").text
    assert own == page, "a token changes nothing"


def test_a_long_log_has_pages_that_meet(app: Flask) -> None:
    table = played(app, opened(app))
    guest = Guest(app)
    head = guest.get(f"/v1/games/{table.id}/events?limit=1").get_json()["head"]
    seen: list[int] = []
    where: str | None = f"/g/{table.id}/log"
    while where:
        page = guest.get(where).text
        seen = [*(int(version) for version, _ in LINE.findall(page)), *seen]
        found = re.search(r'rel="prev" href="([^"]+)"', page)
        where = found[1] if found else None
    assert seen == sorted(set(seen))
    assert seen[0] == 1 or head <= LINES
    assert guest.get(f"/g/{table.id}/log?to=x").status_code == 422


def test_there_is_none_of_a_game_that_is_not_there(anybody: Guest) -> None:
    assert anybody.get("/g/07aaaaaaaaaaaaaaaa/log").status_code == 404
