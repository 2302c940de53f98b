"""Replays: a link shows a range of a game from one viewpoint, as it was, and gives nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from tests.http.beginnings import Clock, Play
from tests.http.drawn import Undrawn
from tests.http.guest import Guest, Round, minted, opened, played, twice
from tests.http.replay_links import (
    REASON,
    about,
    everything,
    frames,
    link,
    named,
    on_for_a_while,
    share,
)


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    """A game that has been on for a while."""
    return begin(on_for_a_while)


class TestSharing:
    def test_gives_an_id_and_a_page(self, app: Flask, table: Round) -> None:
        shared = share(table.by[1], table)
        told = shared.get_json()
        assert (shared.status_code, shared.headers["Location"]) == (201, f"/v1/replays/{told['id']}")
        assert told["url"] == f"/r/{told['id']}"
        assert Guest(app).get(told["url"]).status_code == 200

    def test_shows_ones_own_eyes_by_default(self, app: Flask, table: Round) -> None:
        assert about(app, link(table.by[1], table))["viewpoint"] == "seat:1"
        assert about(app, link(minted(table.by[1], table, "seat:read"), table))["viewpoint"] == "seat:1"
        for guest in (table.organiser, minted(table.by[1], table, "spectator")):
            assert about(app, link(guest, table))["viewpoint"] == "public"

    def test_the_same_request_is_answered_again(self, table: Round) -> None:
        path, wanted = f"/v1/games/{table.id}/replays", {"viewpoint": "public"}
        version = table.organiser.view(table.id)["version"]
        first, _ = twice(lambda: table.by[0].post(path, wanted, Idempotency_Key="once"))
        assert table.organiser.view(table.id)["version"] == version + 1
        assert table.by[0].post(path, {}, Idempotency_Key="once").get_json()["code"] == "idempotency-conflict"
        assert table.by[1].post(path, wanted, Idempotency_Key="once").get_json()["id"] != first.get_json()["id"]

    def test_needs_a_token_of_the_game(self, app: Flask, table: Round) -> None:
        assert share(Guest(app), table).status_code == 401
        assert share(opened(app).by[0], table).status_code == 401
        assert share(Guest(app, table.made["arbiter_token"]), table).status_code == 403

    def test_of_a_running_game_shows_no_eyes_of_others(self, table: Round) -> None:
        for guest in (table.by[0], table.organiser):
            for viewpoint in ("seat:1", "all"):
                assert share(guest, table, viewpoint=viewpoint).status_code == 403
        assert share(table.organiser, table, viewpoint="seat:0").status_code == 403

    def test_of_a_finished_game_shows_any(self, app: Flask, finished: Round) -> None:
        for viewpoint in ("seat:0", "seat:2", "public", "all"):
            assert about(app, link(finished.by[1], finished, viewpoint=viewpoint))["viewpoint"] == viewpoint
        assert share(finished.by[1], finished, viewpoint="seat:3").status_code == 422

    def test_needs_a_range_that_can_be_seen(self, table: Round) -> None:
        version = table.by[0].view(table.id)["version"]
        assert share(table.by[0], table, **{"from": version, "to": version}).status_code == 201
        version = table.by[0].view(table.id)["version"]
        for wrong in ({"to": version + 1}, {"from": version + 1}, {"from": 5, "to": 4}, {"from": 0}, {"to": "5"}):
            assert share(table.by[0], table, **wrong).status_code == 422, wrong

    @pytest.mark.parametrize(
        "when", ["2020-01-01T00:00:00Z", "tomorrow", "2031-13-01T00:00:00Z", "2031-01-01T00:00:00", 5, ""]
    )
    def test_needs_a_time_to_come(self, table: Round, when: Any) -> None:
        assert share(table.by[0], table, expires=when).status_code == 422

    def test_is_an_event_that_tells_nothing_of_the_link(self, app: Flask, table: Round) -> None:
        name = link(table.by[0], table)
        for guest in (Guest(app), table.organiser, *table.by.values()):
            page = guest.get(f"/v1/games/{table.id}/events?limit=500")
            assert page.get_json()["events"][-1]["type"] == "game.replay_shared"
            assert page.get_json()["events"][-1]["openings"] == {}
            assert name not in page.text
            assert "seat:0" not in page.text


def same_as_views(app: Flask, guest: Guest, table: Round, viewpoint: str) -> None:
    """Every frame from this viewpoint is the view at its version, and its event is the feed's."""
    name = link(guest, table, viewpoint=viewpoint)
    shown = frames(app, name)
    feed = guest.get(f"/v1/games/{table.id}/events?limit=500&viewpoint={viewpoint}").get_json()["events"]
    assert [each["version"] for each in shown] == list(range(1, len(shown) + 1))
    assert len(shown) > 15
    for each in shown:
        event = each.pop("event")
        assert len(each.pop("drawn", [])) == (3 if viewpoint == "all" else 0)
        assert each.pop("game") == name
        view = guest.view(table.id, f"?at={each['version']}&viewpoint={viewpoint}")
        assert view.pop("game") == table.id
        assert each == view
        entry = feed[each["version"] - 1]
        assert event["turning"] in (True, False)
        for part in ("type", "by", "at", "hidden", "digest", "text", "rule"):
            assert event[part] == entry[part]
        if entry["type"] != "game.seed_revealed":
            assert (event["data"], event["withheld"]) == (entry["data"], False)
        if not entry["type"].startswith("game."):
            assert (event["openings"], event.get("learnt")) == (entry["openings"], entry.get("learnt"))


class TestFrames:
    @pytest.mark.parametrize("viewpoint", ["seat:0", "public"])
    def test_are_the_views_of_a_running_game(self, app: Flask, table: Round, viewpoint: str) -> None:
        same_as_views(app, table.by[0], table, viewpoint)

    @pytest.mark.parametrize("viewpoint", ["seat:0", *(pytest.param(each, marks=pytest.mark.long) for each in ("seat:2", "public")), "all"])  # fmt: skip
    def test_are_the_views_of_a_finished_game(self, app: Flask, finished: Round, viewpoint: str) -> None:
        same_as_views(app, finished.by[0], finished, viewpoint)

    def test_end_where_everything_is_revealed(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        link(finished.by[0], finished)
        assert frames(app, name)[-1]["event"]["type"] == "game.seed_revealed"

    def test_come_in_pages(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        whole, start, found = frames(app, name), "1", []
        while start is not None:
            page = Guest(app).get(f"/v1/replays/{name}/frames?limit=7&from={start}").get_json()
            assert len(page["items"]) == 7 or page["next"] is None
            found += page["items"]
            start = page["next"]
        assert found == whole
        assert Guest(app).get(f"/v1/replays/{name}/frames?from=99999").get_json() == {"items": [], "next": None}

    def test_are_those_of_the_range(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, **{"from": 5, "to": 9})
        for query, versions in (
            ("", [5, 6, 7, 8, 9]), ("?from=1&to=400", [5, 6, 7, 8, 9]), ("?from=7", [7, 8, 9]), ("?to=6", [5, 6]), ("?to=4", []),
        ):  # fmt: skip
            assert [each["version"] for each in frames(app, name, query)] == versions
        for version in (4, 10):
            assert Guest(app).get(f"/r/{name}?v={version}").status_code == 404

    def test_follow_a_running_game(self, app: Flask, table: Round) -> None:
        name = link(table.by[0], table)
        before = frames(app, name)
        played(app, table, 4)
        after = frames(app, name)
        assert after[: len(before)] == before
        assert after[-1]["status"] == "over"

    def test_of_a_delayed_game_come_as_late_as_to_spectators(self, app: Flask, clock: Clock) -> None:
        table = opened(app, spectators={"delay_s": 60})
        clock.ms += 61_000
        seen = Guest(app).view(table.id)["version"]
        table.awaited().act(table.id, {"type": "pass"})
        assert share(table.by[0], table, viewpoint="public", **{"from": seen + 1}).status_code == 422
        name = link(table.by[0], table, viewpoint="public")
        assert frames(app, name)[-1]["version"] == seen
        clock.ms += 61_000
        assert frames(app, name)[-1]["version"] > seen


class TestMaskedNames:
    def test_nothing_leads_to_the_players_or_the_game(self, app: Flask) -> None:
        table = opened(app, seats=named())
        table.awaited().act(table.id, {"type": "pass"})
        table.organiser.act(table.id, {"type": "abort", "reason": REASON})
        ruling = {
            "kind": "correct",
            "author": "Annabella's mother",
            "reason": REASON,
            "outcome": {"winners": [0], "reason": "Annabella was ahead"},
        }
        version = table.organiser.post(f"/v1/games/{table.id}/rulings", ruling).get_json()["game"]["version"]
        for viewpoint in ("public", "seat:1", "all"):
            name = link(table.by[0], table, viewpoint=viewpoint, names="masked", spoilers="all", to=version)
            for answered in everything(app, name):
                told = f"{answered.headers}\n{answered.text}"
                assert table.id not in told
                for word in ("Annabella", "Boris", "Clara", "mother"):
                    assert word not in told, answered.request.path
            assert "Player 1" in frames(app, name)[-1]["text"]
            assert frames(app, name)[-1]["outcome"]["winners"] == [0]
            assert [seat["name"] for seat in about(app, name)["seats"]] == [None] * 3

    def test_are_the_same_frames_but_for_the_names(self, app: Flask, finished: Round) -> None:
        shown, masked = (frames(app, link(finished.by[0], finished, names=names)) for names in ("shown", "masked"))
        for one, other in zip(shown, masked, strict=True):
            for told in (one, other):
                del told["game"], told["text"], told["event"]["text"]
            assert one == other

    def test_shown_names_do_not_tell_the_game_either(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        assert "Annabella" in frames(app, name)[-1]["text"]
        for answered in everything(app, name):
            assert finished.id not in f"{answered.headers}\n{answered.text}"


class TestSpoilers:
    def test_none_give_nothing_away(self, app: Flask, table: Round) -> None:
        """What surrounds the frames is the same before the game has ended and after it, and for a range that is cut off."""
        Undrawn(app)
        name = link(table.by[0], table)
        paths = (f"/v1/replays/{name}", f"/v1/replays/{name}/card.png", f"/r/{name}", f"/r/{name}?v=4")
        before = [Guest(app).get(path).data for path in paths]
        played(app, table, 4)
        assert [Guest(app).get(path).data for path in paths] == before
        told = about(app, name)
        assert (told["to"], told["length"], told["outcome"]) == (None, None, None)
        cut = link(table.by[0], table, to=12)
        assert about(app, cut) == {**told, "id": cut, "url": f"/r/{cut}", "links": about(app, cut)["links"]}

    def test_end_tells_how_long_it_is(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, spoilers="end")
        told, last = about(app, name), len(frames(app, name))
        assert (told["to"], told["length"], told["outcome"]) == (last, last, None)
        assert f"of {last}" in Guest(app).get(f"/r/{name}").text
        Undrawn(app)
        assert Guest(app).get(f"/v1/replays/{name}/card.png").text.count("Winner") == 0

    def test_all_tells_how_it_went(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, spoilers="all", viewpoint="all")
        last = frames(app, name)[-1]
        assert about(app, name)["outcome"] == last["outcome"]
        Undrawn(app)
        poster = Guest(app).get(f"/v1/replays/{name}/card.png").text
        assert poster.count(">Winner") == len(last["outcome"]["winners"])
