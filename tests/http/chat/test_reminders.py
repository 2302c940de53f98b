"""Reminders: of who is awaited, once an hour, told by inboxes."""

from __future__ import annotations

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.app.chat.remind import WAIT_MS
from service.app.feeds.reminders import EARLIEST_MS
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, code_of, key, minted, opened, played, twice
from tests.http.inboxes.reading import inbox, read
from tests.restorable import RestorableStore


def remind(who: Guest, table: Round, seat: int, **more: str) -> TestResponse:
    return who.post(f"/v1/games/{table.id}/seats/{seat}/reminders", **more)


def awaited(table: Round) -> tuple[int, int]:
    """A seat that is awaited, and one that is not."""
    seat = table.organiser.view(table.id)["decisions"][0]["seat"]
    return seat, (seat + 1) % len(table.by)


@pytest.fixture
def waiting(app: Flask, clock: Clock) -> Round:
    table = opened(app)
    clock.ms += EARLIEST_MS
    return table


def test_the_seats_inbox_tells_it_once(app: Flask, waiting: Round, clock: Clock) -> None:
    seat, other = awaited(waiting)
    reader = inbox(app, waiting.by[seat].token)
    first, after = read(reader)
    assert [each["kind"] for each in first] == ["decision-open"]
    reminded = remind(waiting.by[other], waiting, seat)
    assert reminded.status_code == 201, reminded.text
    found, after = read(reader, f"?after={after}")
    assert [(each["kind"], each["decision"], each["version"]) for each in found] == [
        ("reminded", first[0]["decision"], first[0]["version"])
    ]
    assert found[0]["id"] != first[0]["id"]
    assert read(reader, f"?after={after}") == ([], after)
    assert read(reader, f"?after={found[0]['cursor']}") == ([], after)
    clock.ms += WAIT_MS
    assert remind(waiting.organiser, waiting, seat).status_code == 201
    again, _ = read(reader, f"?after={after}")
    assert [each["kind"] for each in again] == ["reminded"]
    assert again[0]["id"] != found[0]["id"]
    assert [each["kind"] for each in read(reader, "?after=i")[0]] == ["decision-open", "reminded"]
    assert [each["kind"] for each in read(reader)[0]] == ["decision-open"]


def test_another_seats_inbox_tells_nothing(app: Flask, waiting: Round) -> None:
    seat, other = awaited(waiting)
    reader = inbox(app, waiting.by[other].token)
    before, after = read(reader)
    remind(waiting.organiser, waiting, seat)
    assert read(reader, f"?after={after}")[0] == before == []


def test_an_answer_makes_it_pointless(app: Flask, waiting: Round) -> None:
    seat, other = awaited(waiting)
    reader = inbox(app, waiting.by[seat].token)
    _, after = read(reader)
    remind(waiting.by[other], waiting, seat)
    waiting.by[seat].act(waiting.id, {"type": "pass"})
    assert "reminded" not in [each["kind"] for each in read(reader, f"?after={after}")[0]]


def test_once_an_hour_whoever_asks(waiting: Round, clock: Clock) -> None:
    seat, other = awaited(waiting)
    told = remind(waiting.by[other], waiting, seat).get_json()
    assert told["seat"] == seat
    for who in (waiting.by[other], waiting.organiser):
        assert code_of(remind(who, waiting, seat)) == (429, "too-soon")
    clock.ms += 30_000
    again = remind(waiting.organiser, waiting, seat)
    assert (again.headers["Retry-After"], again.get_json()["retry_after_s"]) == ("3600", 3600)
    clock.ms += 30_000
    assert remind(waiting.organiser, waiting, seat).headers["Retry-After"] == "3540"
    clock.ms += WAIT_MS - 60_000
    assert remind(waiting.organiser, waiting, seat).status_code == 201


def test_a_repeated_request_reminds_once(waiting: Round) -> None:
    (seat, other), same = awaited(waiting), key()
    twice(lambda: remind(waiting.by[other], waiting, seat, Idempotency_Key=same))


def test_not_before_a_minute_has_passed(table: Round) -> None:
    seat, other = awaited(table)
    assert code_of(remind(table.by[other], table, seat)) == (429, "too-soon")


def test_only_people_who_are_awaited_and_only_by_others(app: Flask, waiting: Round) -> None:
    seat, other = awaited(waiting)
    assert code_of(remind(waiting.organiser, waiting, other)) == (409, "not-awaited")
    assert code_of(remind(waiting.by[seat], waiting, seat)) == (409, "not-awaited")
    assert code_of(remind(waiting.organiser, waiting, 7)) == (404, "not-found")
    for who, answer in (
        (Guest(app), (401, "unauthorised")),
        (minted(waiting.by[other], waiting, "seat:read"), (403, "forbidden")),
        (minted(waiting.by[other], waiting, "spectator"), (403, "forbidden")),
    ):
        assert code_of(remind(who, waiting, seat)) == answer
    played(app, waiting)
    assert code_of(remind(waiting.organiser, waiting, seat)) == (409, "not-awaited")


def test_a_quick_game_asks_the_store_for_no_reminders(app: Flask, table: Round, store: RestorableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    seat, _ = awaited(table)
    reader = inbox(app, table.by[seat].token)
    monkeypatch.setattr(store, "notes", lambda game: asked.append(game) or {})
    read(reader)
    assert asked == []


def test_the_log_holds_none_of_it(waiting: Round, store: RestorableStore) -> None:
    seat, other = awaited(waiting)
    before = store.read(waiting.id), store.feed_ends()
    remind(waiting.by[other], waiting, seat)
    assert (store.read(waiting.id), store.feed_ends()) == before
