"""Posters of tables and replays as PNG, and what previews of links are told: no more than the link shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from io import BytesIO
from random import Random
from urllib.parse import quote

import pytest
from flask import Flask
from PIL import Image

from domain.kernel.text.event_text import and_list
from service.shares import networks_of
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.drawn import Undrawn, draw_patiently
from tests.http.guest import Guest, Json, Round, opened, played, seats, step
from tests.http.moderating import done, moderator, name_of
from tests.http.replay_links import NAMES, frames, link, named
from tests.restorable import RestorableStore

SITE = "https://games.example.org"


@pytest.fixture
def undrawn(app: Flask) -> Undrawn:
    return Undrawn(app)


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
    def test_name_a_picture_that_previewers_can_show(self, app: Flask, undrawn: Undrawn, under_way: Round) -> None:
        for path in ("/", f"/g/{under_way.id}", f"/r/{link(under_way.by[0], under_way)}"):
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

    def test_say_who_plays_and_who_won(self, app: Flask, under_way: Round) -> None:
        told = preview(app, f"/g/{under_way.id}")
        assert told["og:title"].endswith(" · [microfilms]")
        assert told["og:title"].startswith(("Annabella ", "Boris & <Sons> ", "Clara "))
        assert told["og:description"].startswith("Annabella, Boris & <Sons> and Clara are playing")
        played(app, under_way, 4)
        won = [NAMES[seat] for seat in Guest(app).view(under_way.id)["outcome"]["winners"]]
        told = preview(app, f"/g/{under_way.id}")
        assert told["og:title"] == f"{and_list(won)} won · [microfilms]"
        assert told["og:description"].endswith("A game of [microfilms] with 3 seats: Annabella, Boris & <Sons> and Clara.")

class TestPictures:
    def test_are_png_of_the_size_of_previews(self, app: Flask, under_way: Round) -> None:
        """This one is really drawn."""
        draw_patiently(app)
        answer = Guest(app).get(f"/v1/games/{under_way.id}/card.png")
        assert (answer.status_code, answer.content_type) == (200, "image/png")
        assert Image.open(BytesIO(answer.data)).size == (1200, 630)
        assert len(answer.data) < 300_000
        again = Guest(app).get(f"/v1/games/{under_way.id}/card.png", If_None_Match=answer.headers["ETag"])
        assert again.status_code == 304

    def test_of_a_running_table_show_what_everybody_sees(self, app: Flask, undrawn: Undrawn, under_way: Round) -> None:
        drawn = table_picture(app, under_way)
        assert "As everyone sees it" in drawn
        assert drawn == undrawn.tasks[-1].svg
        for guest in under_way.by.values():
            assert guest.get(f"/v1/games/{under_way.id}/card.png").text == drawn
        seen = link(under_way.by[0], under_way, viewpoint="public", spoilers="all")
        assert Guest(app).get(f"/v1/replays/{seen}/card.png").text.replace("saw it", "sees it") == drawn

    def test_are_drawn_once_for_what_they_show(self, app: Flask, undrawn: Undrawn, under_way: Round) -> None:
        first = table_picture(app, under_way)
        assert table_picture(app, under_way) == first
        assert len(undrawn.tasks) == 1
        played(app, under_way, 4)
        assert table_picture(app, under_way) != first
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

    def test_are_refused_before_too_many_wait(self, app: Flask, undrawn: Undrawn) -> None:
        table = opened(app, seats=seats(3))
        places = undrawn.rasters.queue.places
        while places.acquire(networks_of("127.0.0.1")) is None:
            pass
        refused = Guest(app).get(f"/v1/games/{table.id}/card.png")
        assert (refused.status_code, refused.get_json()["code"]) == (503, "picture-busy")
        assert refused.headers["Retry-After"] == "5"


HIDING = ("none", "end")


class World:
    """One course of a game that others share the beginning of."""

    def __init__(self, app: Flask, table: Round, seed: int) -> None:
        Undrawn(app)
        self.app, self.guest = app, Guest(app)
        by = {seat: Guest(app, each.token) for seat, each in table.by.items()}
        self.table = Round(table.id, table.made, Guest(app, table.organiser.token), by)
        played(app, self.table, seed)

    @property
    def winners(self) -> list[int]:
        won: list[int] = self.guest.view(self.table.id)["outcome"]["winners"]
        return won

    def told(self, name: str, query: str = "") -> list[str]:
        """All that a chat shows of a link: poster, title and description, and the embedding's title."""
        embedding = self.guest.get(f"/v1/oembed?url={quote(f'{SITE}/r/{name}{query}', safe='')}").get_json()
        about = preview(self.app, f"/r/{name}{query}")
        poster = self.guest.get(f"/v1/replays/{name}/card.png{query}")
        assert poster.status_code == 200
        return [poster.text, about["og:title"], about["og:description"], embedding["title"]]


@pytest.fixture
def worlds(serve: Callable[[MemoryStore], Flask], store: RestorableStore, clock: Clock) -> tuple[World, World, dict[str, list[str]]]:
    """Two courses of one game with different winners, and links of each sort that were shared before the courses parted."""
    app = serve(store)
    table, luck = opened(app, seats=named()), Random(3)
    for _ in range(4):
        step(app, table, luck)
    links = {
        spoilers: [link(table.by[0], table, viewpoint=viewpoint, names=names, spoilers=spoilers) for viewpoint in ("public", "seat:0") for names in ("shown", "masked")]
        for spoilers in (*HIDING, "all")
    }
    kept, found = store.backup(), dict[tuple[int, ...], World]()
    for seed in range(1, 40):
        other = RestorableStore(clock)
        other.restore(kept)
        world = World(serve(other), table, seed)
        found.setdefault(tuple(world.winners), world)
        if len(found) == 2:
            one, another = found.values()
            return one, another, links
    raise AssertionError("every course has the same winners")


def test_a_link_that_hides_the_end_tells_the_same_whoever_wins(worlds: tuple[World, World, dict[str, list[str]]]) -> None:
    """Neither poster, title, description nor embedding; a moment at which the game is decided is told as the opening."""
    one, other, links = worlds
    assert one.winners != other.winners
    for name in links["all"]:
        assert one.told(name) != other.told(name)
        [decided] = [each["version"] for each in frames(one.app, name) if each["event"]["type"] == "microfilms.ended"]
        assert " won" in one.told(name, f"?v={decided}")[0], "before the game notes it"
    for name in (name for spoilers in HIDING for name in links[spoilers]):
        assert one.told(name) == other.told(name)
        for world in (one, other):
            shown, opening = frames(world.app, name), world.told(name)
            decided = [each["version"] for each in shown if each["event"]["type"] == "microfilms.ended" or each["status"] == "over"]
            assert decided
            assert all(world.told(name, f"?v={version}") == opening for version in decided)
            assert world.told(name, f"?v={shown[len(shown) // 2]['version']}") != opening


def test_a_delayed_table_tells_what_spectators_see_and_nothing_later(app: Flask, clock: Clock) -> None:
    Undrawn(app)
    table, guest = opened(app, seats=named(), spectators={"delay_s": 60}), Guest(app)
    clock.ms += 61_000

    def told() -> list[str]:
        about = preview(app, f"/g/{table.id}")
        embedding = guest.get(f"/v1/oembed?url={quote(f'{SITE}/g/{table.id}', safe='')}").get_json()
        return [guest.get(f"/v1/games/{table.id}/card.png").text, about["og:title"], about["og:description"], embedding["title"]]

    before = told()
    table.awaited().act(table.id, {"type": "pass"})
    assert told() == before
    clock.ms += 61_000
    assert told() != before
