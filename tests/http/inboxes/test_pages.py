"""Pages of inboxes: what one token hears of the seats of many games."""

from __future__ import annotations

import pytest
from flask import Flask

from service.app.core import game_repository
from service.app.core.cursors import INBOX, SEAT_HASH_BYTES, VERSION_BYTES
from service.app.feeds import inbox_feed
from tests.http.guest import Guest, opened, played
from tests.http.held_back import HeldBack
from tests.http.inboxes.reading import bare, inbox, owed, read, told
from tests.http.luck_tables import full, give


class TestPages:
    def test_begin_with_the_decisions_that_are_open_in_any_game(self, app: Flask) -> None:
        tables = [opened(app) for _ in range(3)]
        reader = inbox(app, *(guest.token for table in tables for guest in table.by.values()))
        found, _ = read(reader)
        assert sorted(told(found)) == sorted(owed(table) for table in tables)
        for each in found:
            view = Guest(app, next(t for t in tables if t.id == each["game"]).by[each["seat"]].token).view(each["game"])
            assert each["decision"] == {name: view["decision"][name] for name in ("id", "kind")}

    def test_go_on_with_what_is_new_and_tell_nothing_twice(self, app: Flask) -> None:
        table = opened(app)
        reader = inbox(app, *(guest.token for guest in table.by.values()))
        _, after = read(reader)
        assert read(reader, f"?after={after}") == ([], after)
        table.awaited().act(table.id, {"type": "pass"})
        found, later = read(reader, f"?after={after}")
        assert told(found) == [owed(table)]
        assert read(reader, f"?after={later}")[0] == []
        assert read(reader, f"?after={found[-1]['cursor']}")[0] == []

    def test_tell_a_seat_that_its_nonce_is_awaited_until_it_is_in(self, app: Flask) -> None:
        game, guests = full(Guest(app), {0, 2})
        closed = guests[0].view(game)["luck"]["closed"]["version"]
        reader = inbox(app, *(guest.token for guest in guests))
        found, after = read(reader)
        assert told(found) == [(game, 0, "nonce-awaited", closed), (game, 2, "nonce-awaited", closed)]
        assert read(reader, f"?after={after}")[0] == []
        give(guests[0], game, 0)
        assert told(read(reader)[0]) == [(game, 2, "nonce-awaited", closed)]
        give(guests[2], game, 2)
        assert [each["kind"] for each in read(reader)[0]] == ["decision-open"]

    def test_of_any_length_tell_the_same(self, app: Flask) -> None:
        tables = [opened(app) for _ in range(5)]
        reader = inbox(app, *(guest.token for table in tables for guest in table.by.values()))
        whole, _ = read(reader)
        found, after = read(reader, "?limit=1")
        while more := read(reader, f"?limit=1&after={after}"):
            if not more[0]:
                break
            found, after = found + more[0], more[1]
        assert bare(found) == bare(whole)
        assert len(found) == 5

    def test_wait_for_the_first_entry(self, app: Flask, held_back: HeldBack) -> None:
        held_back.clock_of(inbox_feed)
        held_back.at_requests()
        table = opened(app)
        reader = inbox(app, *(guest.token for guest in table.by.values()))
        _, after = read(reader)
        held_back.acts.append(lambda: table.awaited().act(table.id, {"type": "pass"}))
        found, _ = read(reader, f"?after={after}&wait=20")
        assert told(found) == [owed(table)]
        assert held_back.waits_s

    def test_wait_as_long_as_was_asked_for(self, app: Flask, held_back: HeldBack) -> None:
        held_back.clock_of(inbox_feed)
        held_back.at_requests()
        reader = inbox(app, *(guest.token for guest in opened(app).by.values()))
        _, after = read(reader)
        assert read(reader, f"?after={after}&wait=20")[0] == []
        assert sum(held_back.waits_s) == pytest.approx(20)

    def test_tell_of_the_end_and_of_rulings_after_it(self, app: Flask) -> None:
        table = opened(app)
        reader = inbox(app, table.by[0].token)
        _, after = read(reader)
        played(app, table)
        found, after = read(reader, f"?after={after}")
        assert [each["kind"] for each in found] == ["game-over"]
        at = Guest(app).view(table.id, f"?at={found[0]['version']}")
        assert (at["status"], Guest(app).view(table.id, f"?at={found[0]['version'] - 1}")["status"]) == (
            "over",
            "playing",
        )
        outcome = {"winners": [1], "reason": "agents_allied"}
        ruled = {"kind": "correct", "author": "Eva", "reason": "A miscount.", "outcome": outcome}
        made = table.organiser.post(f"/v1/games/{table.id}/rulings", ruled)
        assert made.status_code == 201, made.text
        found, _ = read(reader, f"?after={after}")
        assert [(each["kind"], each["version"], each["decision"]) for each in found] == [
            ("ruling", made.get_json()["ruling"]["version"], None)
        ]
        assert read(reader)[0] == []

    def test_a_decision_that_was_answered_meanwhile_is_not_told(self, app: Flask) -> None:
        table = opened(app)
        reader = inbox(app, *(guest.token for guest in table.by.values()))
        _, after = read(reader)
        for _ in range(5):
            table.awaited().act(table.id, {"type": "pass"})
        assert told(read(reader, f"?after={after}")[0]) == [owed(table)]

    def test_a_cursor_forgets_seats_that_left(self, app: Flask) -> None:
        fullest = INBOX.longest * 3 // 4 // (SEAT_HASH_BYTES + VERSION_BYTES)
        gone = INBOX.format({at.to_bytes(SEAT_HASH_BYTES, "big"): 1 for at in range(fullest)})
        reader = inbox(app, *(guest.token for guest in opened(app).by.values()))
        entries, after = read(reader, f"?after={gone}")
        for cursor in (after, *(each["cursor"] for each in entries)):
            read(reader, f"?after={cursor}")

    @pytest.mark.parametrize("cursor", ["x", "i", "iAAAA", "i!!!!!!!!!!", "iAAAAAAAAA", "iAAAAAAAAAA"])
    def test_a_cursor_of_nobody_is_refused(self, app: Flask, cursor: str) -> None:
        answered = inbox(app).get(f"/v1/inbox?after={cursor}")
        expected = 200 if cursor in ("i", "iAAAAAAAAAA") else 400
        assert answered.status_code == expected
        if expected == 400:
            assert answered.get_json()["code"] == "bad-cursor"


def test_a_game_that_is_over_is_not_replayed_for_an_old_cursor(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(app)
    reader = inbox(app, *(guest.token for guest in table.by.values()))
    _, cursor = read(reader)
    feed = Guest(app).get(f"/v1/games/{played(app, table).id}/events?limit=500").get_json()
    (end,) = (each["version"] for each in feed["events"] if each["type"] == "game.over")

    def refuse(*_: object) -> None:
        raise AssertionError("a game is replayed")

    monkeypatch.setattr(game_repository, "replay_log", refuse)
    entries, _ = read(reader, f"?after={cursor}")
    over = [each for each in entries if each["kind"] == "game-over"]
    assert {each["seat"] for each in over} == set(table.by)
    assert {each["version"] for each in over} == {end}
