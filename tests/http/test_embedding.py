"""Replays and tables on the pages of others: oEmbed, and the page that may be framed."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.http.guest import Guest, Json, Round
from tests.http.replay_links import link
from tests.http.test_pictures import preview

SITE = "https://games.example.org"


def ask(app: Flask, url: str, more: str = "") -> TestResponse:
    return Guest(app).get(f"/v1/oembed?url={quote(url, safe='')}{more}")


def told(app: Flask, url: str, more: str = "") -> Json:
    answer = ask(app, url, more)
    assert answer.status_code == 200, answer.text
    made: Json = answer.get_json()
    return made


def framed(app: Flask, made: Json) -> TestResponse:
    """What the frame shows."""
    [src] = re.findall(r'^<iframe src="([^"]+)"', made["html"])
    return Guest(app).get(unescape(src).removeprefix(SITE))


class TestOEmbed:
    def test_makes_a_frame_of_a_replay(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        made = told(app, f"{SITE}/r/{name}")
        assert (made["type"], made["version"], made["title"]) == ("rich", "1.0", "It is Annabella's turn · [microfilms]")
        assert made["thumbnail_url"] == f"{SITE}/v1/replays/{name}/card.png"
        page = framed(app, made)
        assert page.status_code == 200
        assert page.headers["Content-Security-Policy"].endswith("frame-ancestors *")

    def test_keeps_the_moment_and_the_viewpoint(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="all")
        page = framed(app, told(app, f"{SITE}/r/{name}?v=9&viewpoint=seat:1")).text
        assert 'data-zone="hand:1"' in page.partition('id="rail"')[2]
        assert f"/r/{name}/embed?v=10&viewpoint=seat:1" in unescape(page)

    def test_fits_into_the_room_that_there_is(self, app: Flask, finished: Round) -> None:
        url = f"{SITE}/r/{link(finished.by[0], finished)}"
        for room in ("&maxwidth=320", "&maxheight=240", "&maxwidth=500&maxheight=300"):
            made = told(app, url, room)
            most = {name: int(each) for name, each in re.findall(r"max(\w+)=(\d+)", room)}
            assert all(made[side] <= each for side, each in most.items())
            assert "thumbnail_url" not in made

    def test_names_a_table_and_its_picture(self, app: Flask, under_way: Round) -> None:
        made = told(app, f"{SITE}/g/{under_way.id}")
        assert (made["type"], made["title"]) == ("link", preview(app, f"/g/{under_way.id}")["og:title"])
        assert "html" not in made
        assert made["thumbnail_url"] == f"{SITE}/v1/games/{under_way.id}/card.png"

    def test_is_named_by_the_pages(self, app: Flask, under_way: Round) -> None:
        for path in (f"/g/{under_way.id}", f"/r/{link(under_way.by[0], under_way)}"):
            page = Guest(app).get(path).text
            [where] = re.findall(r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)"', page)
            answer = Guest(app).get(unescape(where).removeprefix(SITE))
            assert answer.status_code == 200, where

    @pytest.mark.parametrize("url", ["x", "//", "https://[", f"{SITE}/", f"{SITE}/me", f"{SITE}/g/x", "ftp://games.example.org/r/x", f"{SITE}/r/{'a' * 56}"])
    def test_knows_nothing_else(self, app: Flask, url: str) -> None:
        assert ask(app, url).status_code == 404

    def test_knows_no_other_service(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        for site in ("http://localhost", "https://evil.example.org", f"{SITE}.evil.example", f"{SITE}@evil.example", f"{SITE}:8000"):
            assert ask(app, f"{site}/r/{name}").status_code == 404

    def test_says_no_more_than_the_link_shows(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="seat:0", names="masked", to=12)
        made = told(app, f"{SITE}/r/{name}")
        page = framed(app, made).text
        for secret in ("Annabella", "Boris", "Clara", finished.id, "won"):
            assert secret not in str(made)
            assert secret not in page
        assert ask(app, f"{SITE}/r/{name}?viewpoint=all").status_code == 403
        for moment in ("13", "0", "x", "-1", "9" * 20):
            assert ask(app, f"{SITE}/r/{name}?v={moment}").status_code == 404

    def test_ends_with_the_link(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        finished.by[0].delete(f"/v1/replays/{name}")
        assert ask(app, f"{SITE}/r/{name}").status_code == 410
        assert Guest(app).get(f"/r/{name}/embed").status_code == 410


class TestTheFrame:
    def test_has_no_script_no_form_and_leads_out_in_a_new_window(self, app: Flask, finished: Round) -> None:
        page = Guest(app).get(f"/r/{link(finished.by[0], finished)}/embed?v=9")
        assert "script" not in page.headers["Content-Security-Policy"]
        assert not re.search("<script|<form|<button|<input|style=", page.text)
        for address, rest in re.findall(r'<a [^>]*?href="([^"]+)"([^>]*)', page.text):
            assert "/embed?v=" in address or 'target="_blank" rel="noopener"' in rest

    def test_steps_inside_the_frame(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        page = Guest(app).get(f"/r/{name}/embed?v=9").text
        assert set(re.findall(rf'href="/r/{name}/embed\?v=(\d+)"', page)) == {"1", "8", "10"}

    def test_is_the_only_page_of_a_game_that_may_be_framed(self, app: Flask, under_way: Round) -> None:
        name = link(under_way.by[0], under_way)
        for path in ("/", "/me", "/docs", f"/g/{under_way.id}", f"/g/{under_way.id}/table", f"/r/{name}", "/rules/microfilms", f"/r/{'a' * 56}", "/g/x"):
            page = Guest(app).get(path)
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"], path
        for path in (f"/r/{name}/embed", f"/r/{name}/embed?v=x", f"/r/{'a' * 56}/embed"):
            assert "frame-ancestors *" in Guest(app).get(path).headers["Content-Security-Policy"]
