"""Posters of tables and replays as PNG, and what previews of links are told."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from io import BytesIO

import pytest
from flask import Flask
from PIL import Image

from domain.kernel.text.event_text import and_list
from service.shares import networks_of
from tests.http.beginnings import Play
from tests.http.drawn import Undrawn, draw_patiently
from tests.http.guest import Guest, Json, Round, opened, played, seats
from tests.http.moderating import done, moderator, name_of
from tests.http.replay_links import NAMES, link, on_for_a_while, over_with_names

SITE = "https://games.example.org"


@pytest.fixture
def undrawn(app: Flask) -> Undrawn:
    return Undrawn(app)


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    """A game that has been on for a while."""
    return begin(on_for_a_while)


@pytest.fixture
def finished(begin: Callable[[Play], Round]) -> Round:
    return begin(over_with_names)


def preview(app: Flask, path: str) -> dict[str, str]:
    """What a page tells those who draw previews of links."""
    page = Guest(app).get(path)
    assert page.status_code == 200
    return {name: unescape(told) for name, told in re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">', page.text)}


def people(*names: str) -> list[Json]:
    return [{"kind": "human", "claim": True, "name": name} for name in names]


def table_picture(app: Flask, table: Round) -> str:
    return Guest(app).get(f"/v1/games/{table.id}/card.png").text


class TestPreviews:
    def test_name_a_picture_that_previewers_can_show(self, app: Flask, undrawn: Undrawn, table: Round) -> None:
        for path in ("/", f"/g/{table.id}", f"/r/{link(table.by[0], table)}"):
            told = preview(app, path)
            assert told["og:image:type"] == "image/png"
            assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
            assert told["twitter:card"] == "summary_large_image"
            assert told["og:title"]
            assert told["og:description"]
            assert told["og:image"].startswith(SITE)
            picture = Guest(app).get(told["og:image"].removeprefix(SITE))
            assert (picture.status_code, picture.content_type) == (200, "image/png")

    def test_invite_to_a_table_with_free_seats(self, app: Flask) -> None:
        wanted = {"ruleset": "microfilms", "seats": [*people("Anna"), {"kind": "human"}, {"kind": "human", "claim": True}]}
        made = Guest(app).post("/v1/games", wanted).get_json()
        told = preview(app, f"/g/{made['game']['id']}")
        assert told["og:title"] == "Sit down at a table of [microfilms]"
        assert told["og:description"].startswith("Anna and ")
        assert told["og:description"].endswith("are there. 1 seat free.")

    def test_say_who_plays_and_who_won(self, app: Flask, table: Round) -> None:
        told = preview(app, f"/g/{table.id}")
        assert told["og:title"].endswith(" · [microfilms]")
        assert told["og:title"].startswith(("Annabella ", "Boris & <Sons> ", "Clara "))
        assert told["og:description"].startswith("Annabella, Boris & <Sons> and Clara are playing")
        played(app, table, 4)
        won = [NAMES[seat] for seat in Guest(app).view(table.id)["outcome"]["winners"]]
        told = preview(app, f"/g/{table.id}")
        assert told["og:title"] == f"{and_list(won)} won · [microfilms]"
        assert told["og:description"].endswith("A game of [microfilms] with 3 seats: Annabella, Boris & <Sons> and Clara.")

    def test_of_a_replay_give_no_spoilers(self, app: Flask, undrawn: Undrawn, finished: Round) -> None:
        name = link(finished.by[0], finished)
        assert "won" not in str(preview(app, f"/r/{name}"))
        assert "Winner" not in Guest(app).get(f"/v1/replays/{name}/card.png").text


class TestPictures:
    def test_are_png_of_the_size_of_previews(self, app: Flask, table: Round) -> None:
        """This one is really drawn."""
        draw_patiently(app)
        answer = Guest(app).get(f"/v1/games/{table.id}/card.png")
        assert (answer.status_code, answer.content_type) == (200, "image/png")
        assert Image.open(BytesIO(answer.data)).size == (1200, 630)
        assert len(answer.data) < 300_000
        again = Guest(app).get(f"/v1/games/{table.id}/card.png", If_None_Match=answer.headers["ETag"])
        assert again.status_code == 304

    def test_of_a_running_table_show_what_everybody_sees(self, app: Flask, undrawn: Undrawn, table: Round) -> None:
        drawn = table_picture(app, table)
        assert "As everyone sees it" in drawn
        assert drawn == undrawn.tasks[-1].svg
        for guest in table.by.values():
            assert guest.get(f"/v1/games/{table.id}/card.png").text == drawn
        seen = link(table.by[0], table, viewpoint="public", spoilers="all")
        assert Guest(app).get(f"/v1/replays/{seen}/card.png").text.replace("saw it", "sees it") == drawn

    def test_are_drawn_once_for_what_they_show(self, app: Flask, undrawn: Undrawn, table: Round) -> None:
        first = table_picture(app, table)
        assert table_picture(app, table) == first
        assert len(undrawn.tasks) == 1
        played(app, table, 4)
        assert table_picture(app, table) != first
        assert len(undrawn.tasks) == 2

    def test_show_no_name_that_a_moderator_hid(self, app: Flask, undrawn: Undrawn) -> None:
        table = opened(app, seats=people("Rude", "Boris", "Clara"))
        name = link(table.by[1], table)
        paths = (f"/v1/games/{table.id}/card.png", f"/v1/replays/{name}/card.png", f"/g/{table.id}", f"/r/{name}")
        assert all("Rude" in Guest(app).get(path).text for path in paths)
        done(moderator(app), "hide", name_of(table, 0))
        assert not any("Rude" in Guest(app).get(path).text for path in paths)

    def test_write_no_name_that_the_typeface_does_not_have(self, app: Flask, undrawn: Undrawn) -> None:
        drawn = table_picture(app, opened(app, seats=people("Анна", "安娜", "Clara")))
        assert "Анна" in drawn
        assert "安娜" not in drawn
        assert "Player 2" in drawn

    def test_of_replays_show_what_the_link_may(self, app: Flask, undrawn: Undrawn, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="public", names="masked", to=12)
        guest, path = Guest(app), f"/v1/replays/{name}/card.png"
        assert guest.get(f"{path}?v=9").status_code == 200
        assert "Annabella" not in guest.get(path).text
        assert guest.get(f"{path}?v=13").status_code == 404
        assert guest.get(f"{path}?v=9&viewpoint=seat:0").status_code == 403
        assert finished.by[0].delete(f"/v1/replays/{name}").status_code == 204
        assert guest.get(path).status_code == 410

    def test_of_a_version_of_an_open_game_are_kept_for_ever(self, app: Flask, undrawn: Undrawn, finished: Round) -> None:
        path = f"/v1/replays/{link(finished.by[0], finished)}/card.png"
        assert "immutable" in Guest(app).get(f"{path}?v=9").headers["Cache-Control"]
        assert "immutable" not in Guest(app).get(path).headers["Cache-Control"]

    def test_are_refused_before_too_many_wait(self, app: Flask, undrawn: Undrawn) -> None:
        table = opened(app, seats=seats(3))
        places = undrawn.rasters.queue.places
        while places.acquire(networks_of("127.0.0.1")) is None:
            pass
        refused = Guest(app).get(f"/v1/games/{table.id}/card.png")
        assert (refused.status_code, refused.get_json()["code"]) == (503, "picture-busy")
        assert refused.headers["Retry-After"] == "5"
