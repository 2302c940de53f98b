"""Posters, titles and descriptions of shared links show no more than the link: neither an end that it hides, nor moves that spectators do not see yet."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from urllib.parse import quote

import pytest
from flask import Flask

from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.drawn import Undrawn
from tests.http.guest import Guest, Round, opened, played, step
from tests.http.replay_links import frames, link, named
from tests.http.test_pictures import SITE, preview
from tests.restorable import RestorableStore

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
    one, other, links = worlds
    assert one.winners != other.winners
    for spoilers in HIDING:
        for name in links[spoilers]:
            assert one.told(name) == other.told(name)
    for name in links["all"]:
        assert one.told(name) != other.told(name)


def test_a_moment_at_which_the_game_is_decided_is_told_as_the_opening(worlds: tuple[World, World, dict[str, list[str]]]) -> None:
    for world in worlds[:2]:
        for spoilers in HIDING:
            for name in worlds[2][spoilers]:
                shown, opening = frames(world.app, name), world.told(name)
                decided = [each["version"] for each in shown if each["event"]["type"] == "microfilms.ended" or each["status"] == "over"]
                assert decided
                for version in decided:
                    assert world.told(name, f"?v={version}") == opening
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
