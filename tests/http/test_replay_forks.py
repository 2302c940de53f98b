"""Forks of what a replay shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from domain.catalogue import discover
from service.app.audits.audit import audit
from tests.http.beginnings import Play
from tests.http.guest import Guest, Json, Round, key, played, seats, twice
from tests.http.replay_links import (
    link,
    on_for_a_while,
    over_and_unlisted,
    secrets,
)


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    """A game that has been on for a while."""
    return begin(on_for_a_while)


class TestForks:
    @pytest.fixture
    def unlisted(self, begin: Callable[[Play], Round]) -> Round:
        return begin(over_and_unlisted)

    def forked(self, app: Flask, name: str, **body: Any) -> Round:
        made = Guest(app).post(f"/v1/replays/{name}/forks", {"seats": seats(3), **body})
        assert made.status_code == 201, made.text
        told: Json = made.get_json()
        by = {each["seat"]: Guest(app, each["token"]) for each in told["seats"]}
        return Round(told["game"]["id"], told, Guest(app, told["organiser_token"]), by)

    def refused(self, app: Flask, name: str, at: int) -> int:
        return Guest(app).post(f"/v1/replays/{name}/forks", {"at": at}).status_code

    @pytest.mark.parametrize("names", ["shown", "masked"])
    def test_go_on_from_the_position_and_do_not_tell_the_game(self, app: Flask, unlisted: Round, names: str) -> None:
        name = link(unlisted.by[0], unlisted, viewpoint="all", names=names)
        child = self.forked(app, name, at=40)
        at = child.made["game"]["parent"]["version"]
        for seat, guest in child.by.items():
            before = Guest(app).view(unlisted.id, f"?viewpoint=seat:{seat}&at={at}")
            after = guest.view(child.id)
            assert (after["table"], after["mind"], after["offers"]) == (
                before["table"],
                before["mind"],
                before["offers"],
            )
        over = played(app, child)
        for path in ("", "/events?limit=500&viewpoint=all", "/record", "/view?viewpoint=all"):
            answered = Guest(app).get(f"/v1/games/{over.id}{path}")
            told = f"{answered.headers}\n{answered.text}"
            for word in (unlisted.id, "Annabella", "Boris", "Clara"):
                assert word not in told
        assert secrets(app, unlisted)["seed"] not in told
        found = audit(Guest(app).get(f"/v1/games/{over.id}/record").data, discover(), None)
        assert (found.verdict, found.decided) == ("consistent", True), found

    def test_through_a_seats_eyes_go_on_in_a_world_that_looks_like_it(self, app: Flask, unlisted: Round) -> None:
        name = link(unlisted.by[0], unlisted, viewpoint="seat:1")
        worlds = []
        for moment in (32, 36, 40):  # at one of them the seat may know everything
            others = set()
            for _ in range(4):
                child = self.forked(app, name, at=moment)
                at = child.made["game"]["parent"]["version"]
                before = Guest(app).view(unlisted.id, f"?viewpoint=seat:1&at={at}")
                after = child.by[1].view(child.id)
                assert (after["table"], after["mind"]) == (before["table"], before["mind"])
                others.add(str([child.by[seat].view(child.id)["mind"] for seat in (0, 2)]))
            worlds.append(len(others))
        assert max(worlds) > 1

    def test_stay_in_the_range(self, app: Flask, unlisted: Round) -> None:
        name = link(unlisted.by[0], unlisted, viewpoint="all", **{"from": 20, "to": 40})
        assert self.forked(app, name, at=40).made["game"]["parent"]["version"] <= 40
        assert [self.refused(app, name, at) for at in (19, 41, 10**6)] == [422] * 3

    def test_need_cards_to_play_with_and_a_game_that_is_over(self, app: Flask, unlisted: Round, table: Round) -> None:
        assert self.refused(app, link(unlisted.by[0], unlisted, viewpoint="public"), 40) == 403
        assert self.refused(app, link(table.by[0], table), 12) == 403
        assert self.refused(app, "a" * 56, 12) == 404

    def test_asked_for_again_are_found_again(self, app: Flask, unlisted: Round) -> None:
        path = f"/v1/replays/{link(unlisted.by[0], unlisted, viewpoint='all')}/forks"
        name = key()
        made, _ = twice(lambda: Guest(app).post(path, {"at": 40}, Idempotency_Key=name))
        assert "Link" not in made.headers
