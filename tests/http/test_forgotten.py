"""Names are committed to by the log and lie beside it, so that they can be checked and forgotten: docs/spec/names.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from domain.game.player_name import name_commitment
from service.app.audits.audit import Verdict, audit
from service.app.maintenance.doctor import find_problems
from tests.equipment.memory_store.store import MemoryStore
from tests.http.alive.streams.reading import NDJSON, followed
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, bring
from tests.http.replay_links import frames, link
from tests.laws.tables import CATALOGUE

pytestmark = pytest.mark.usefixtures("one_auditor")

NAMES = ["Anna", "Boris", "Vera"]
FORGOTTEN = "Seat 1 (name forgotten)"


class Table:
    """Anna opens a table with a bot called Vera, and Boris takes his seat by a name."""

    def __init__(self, app: Flask) -> None:
        self.app, self.guest = app, Guest(app)
        sits = {"kind": "human", "name": "Anna", "claim": True}
        bot = {"kind": "bot", "bot": "random", "name": "Vera"}
        made = self.guest.post("/v1/games", {"ruleset": "microfilms", "seats": [sits, {"kind": "human"}, bot]}).get_json()
        self.id: str = made["game"]["id"]
        claim = {"code": made["seats"][1]["claim_code"], "name": "Boris"}
        self.boris = Guest(app, self.guest.post(f"/v1/games/{self.id}/seats/1/claim", claim).get_json()["token"])
        self.organiser = Guest(app, made["organiser_token"])
        self.round = Round(self.id, made, self.organiser, {1: self.boris})

    def end(self) -> None:
        done = self.organiser.act(self.id, {"type": "abort", "reason": "Late."})
        assert done.status_code == 201, done.text

    def read(self, path: str) -> Any:
        return self.guest.get(f"/v1/games/{self.id}{path}")

    def stream(self) -> str:
        """All that is streamed of a game that is over."""
        with followed(self.guest, self.round, NDJSON) as lines:
            return "\n".join(lines)

    def record(self) -> bytes:
        return bytes(self.read("/record").data)


@pytest.fixture
def table(app: Flask) -> Table:
    return Table(app)


def header_of(record: bytes) -> Json:
    told: Json = json.loads(record.split(b"\n", 1)[0])
    return told


def verdict_of(record: bytes) -> Verdict:
    return audit(record, CATALOGUE, None)


def test_the_log_commits_to_names_and_holds_none(table: Table, store: MemoryStore) -> None:
    table.end()
    record = table.record()
    header = header_of(record)
    assert header["names"] == NAMES
    opened = [name_commitment(seat, *pair) for seat, pair in enumerate(zip(NAMES, header["salts"], strict=True))]
    created, *_ = lines = [json.loads(line) for line in record.splitlines()[1:]]
    (claimed,) = (line for line in lines if line["type"] == "game.seat_taken" and line["data"]["seat"] == 1)
    assert created["data"]["players"] == [opened[0], None, opened[2]]
    assert claimed["data"]["player"] == opened[1]
    stored = b"".join(each.event for each in store.read(table.id))
    assert not [name for name in (*NAMES, *header["salts"]) if name.encode() in stored]
    found = verdict_of(record)
    assert (found.verdict, found.names and found.names.committed) == ("consistent", (0, 1, 2))


def test_salts_follow_from_nothing(app: Flask) -> None:
    first, second = Table(app), Table(app)
    assert header_of(first.record())["salts"] != header_of(second.record())["salts"]


def test_a_running_game_has_its_names_checked_too(table: Table) -> None:
    found = verdict_of(table.record())
    assert (found.complete, found.names and found.names.committed) == (False, (0, 1, 2))


def test_a_forgotten_name_is_nowhere_and_everything_else_holds(
    table: Table, store: MemoryStore, clock: Clock, serve: Callable[..., Flask]
) -> None:
    table.end()
    replay = link(table.boris, table.round, viewpoint="all")
    before = table.record()
    assert "Boris" in table.read("/view").text
    assert "Boris" in table.stream()
    assert store.drop_name(table.id, 1)
    clock.ms += 60_001
    after = table.record()
    assert header_of(after)["names"] == ["Anna", None, "Vera"]
    assert header_of(after)["salts"] == [header_of(before)["salts"][0], None, header_of(before)["salts"][2]]
    assert after.split(b"\n")[1:] == before.split(b"\n")[1:]
    assert [header_of(after)[part] for part in ("head", "checkpoint")] == [
        header_of(before)[part] for part in ("head", "checkpoint")
    ]
    found = verdict_of(after)
    assert (found.verdict, found.names and found.names.withheld) == ("consistent", (1,))
    for path in ("", "/view", "/view?viewpoint=all", "/events"):
        assert "Boris" not in table.read(path).text, path
    assert FORGOTTEN in table.read("/view").text
    assert ("Boris" in table.stream(), FORGOTTEN in table.stream()) == (False, True)
    assert [each["name"] for each in table.read("").get_json()["seats"]] == ["Anna", FORGOTTEN, "Vera"]
    shown = json.dumps(frames(table.app, replay))
    assert ("Boris" in shown, FORGOTTEN in shown) == (False, True)
    there = Guest(serve(MemoryStore()))
    brought = bring(there, after)
    assert [each["name"] for each in brought.get_json()["game"]["seats"]] == ["Anna", FORGOTTEN, "Vera"]
    assert there.get(f"/v1/games/{table.id}/record").data == after


def test_nobody_can_take_the_name_of_a_forgotten_seat(app: Flask) -> None:
    sits = {"kind": "human", "name": FORGOTTEN.upper(), "claim": True}
    told = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [sits, {"kind": "human"}, {"kind": "human"}]})
    assert (told.status_code, list(told.get_json()["errors"])) == (422, ["seats.0.name"])


def test_an_imported_game_keeps_what_proves_its_names(table: Table, serve: Callable[..., Flask]) -> None:
    table.end()
    record, there = table.record(), Guest(serve(MemoryStore()))
    bring(there, record)
    assert there.get(f"/v1/games/{table.id}/record").data == record


def test_a_fork_has_the_names_of_its_own_people(table: Table) -> None:
    table.end()
    seats = [{"kind": "human", "name": "Zoe", "claim": True}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    forked = table.guest.post(f"/v1/games/{table.id}/forks", {"at": 3, "viewpoint": "all", "seats": seats})
    assert forked.status_code == 201, forked.text
    made = forked.get_json()
    Guest(table.app, made["organiser_token"]).act(made["game"]["id"], {"type": "abort", "reason": "Late."})
    record = bytes(table.guest.get(f"/v1/games/{made['game']['id']}/record").data)
    assert header_of(record)["names"] == ["Zoe", None, None]
    found = verdict_of(record)
    assert (found.verdict, found.names and (found.names.committed, found.names.withheld)) == ("consistent", ((0,), ()))


def test_names_that_were_exchanged_in_the_store_are_not_shown_and_doctor_names_the_seats(
    table: Table, store: MemoryStore, clock: Clock
) -> None:
    """Of two seats whose names were swapped neither is called by the other's, on the card, in the text and on the page."""
    table.end()
    assert list(find_problems(store, CATALOGUE, table.id)) == []
    stored = dict(store.names(table.id))
    store._names[table.id] = {**stored, 0: stored[1], 1: stored[0]}
    clock.ms += 60_000
    shown = [f"Seat {seat} (not the name the table was shown)" for seat in (0, 1)]
    assert [each["name"] for each in table.read("").get_json()["seats"]] == [*shown, "Vera"]
    page = table.guest.get(f"/g/{table.id}/table").text
    assert shown[0] in page
    assert "Anna" not in page + table.read("/view").get_json()["text"]
    problems = list(find_problems(store, CATALOGUE, table.id))
    assert [each.partition(";")[0] for each in problems] == [
        f"the stored name of seat {seat} is not the name that the table was shown" for seat in (0, 1)
    ]
