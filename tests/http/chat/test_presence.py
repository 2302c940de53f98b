"""Presence: what a seat says of itself, in steps, and nothing that follows from the game."""

from __future__ import annotations

import pytest
from flask import Flask

from service.app.chat.presence import STEP_MS
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, code_of, minted, played
from tests.restorable import RestorableStore


def states(who: Guest, table: Round) -> list[str | None]:
    found = who.get(f"/v1/games/{table.id}/presence")
    assert found.status_code == 200, found.text
    items = found.get_json()["items"]
    assert [each["seat"] for each in items] == list(range(len(items)))
    return [each["state"] for each in items]


def say(who: Guest, table: Round, state: str) -> None:
    told = who.ask("PUT", f"/v1/games/{table.id}/presence", {}, json={"state": state})
    assert told.status_code == 200, told.text


def test_only_what_was_said_is_told(table: Round) -> None:
    assert states(table.by[0], table) == [None, None, None]
    say(table.by[0], table, "online")
    say(table.by[2], table, "away")
    for who in (*table.by.values(), table.organiser, minted(table.by[1], table, "seat:read")):
        assert states(who, table) == ["online", None, "away"]
    say(table.by[0], table, "hidden")
    assert states(table.by[1], table) == [None, None, "away"]


def test_it_fades_in_steps_and_ends(table: Round, clock: Clock) -> None:
    clock.ms += STEP_MS - clock.ms % STEP_MS  # at the beginning of a step
    say(table.by[0], table, "online")
    seen = []
    for _ in range(24):
        seen.append(states(table.by[1], table)[0])
        clock.ms += STEP_MS - clock.ms % STEP_MS
    assert seen[:4] == ["online"] * 4
    assert seen[4:20] == ["away"] * 16
    assert seen[21:] == [None] * 3


def test_said_at_another_moment_of_a_step_it_reads_the_same(table: Round, clock: Clock) -> None:
    start = clock.ms + STEP_MS - clock.ms % STEP_MS
    told = []
    for seat, offset in ((0, 100), (1, STEP_MS - 5_000)):
        clock.ms = start + offset
        say(table.by[seat], table, "online")
    for step in range(1, 8):
        clock.ms = start + step * STEP_MS + 10
        told.append(states(table.by[2], table)[:2])
    assert all(one == other for one, other in told)


def test_saying_it_again_writes_nothing(table: Round, store: RestorableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[str]()
    put = store.put_presence
    monkeypatch.setattr(store, "put_presence", lambda *args: (written.append(args[2]), put(*args)))
    for _ in range(50):
        say(table.by[0], table, "online")
        states(table.by[1], table)
    assert len(written) == 1


def test_spectators_and_strangers_see_nothing(app: Flask, table: Round) -> None:
    path = f"/v1/games/{table.id}/presence"
    assert code_of(Guest(app).get(path)) == (401, "unauthorised")
    assert code_of(minted(table.by[0], table, "spectator").get(path)) == (403, "forbidden")
    for who in (table.organiser, minted(table.by[0], table, "seat:read")):
        assert code_of(who.ask("PUT", path, {}, json={"state": "online"})) == (403, "forbidden")
    assert code_of(table.by[0].ask("PUT", path, {}, json={"state": "asleep"})) == (422, "malformed")


def test_playing_says_nothing(app: Flask, table: Round) -> None:
    played(app, table)
    assert states(table.by[0], table) == [None, None, None]
