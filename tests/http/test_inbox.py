"""Inboxes: one token hears of the seats of many games, by pages and by streams, and of nothing else."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from random import Random
from typing import Any

import pytest
from flask import Flask

from service.app.cursors import INBOX, MARK, VERSION_BYTES
from service.app.feeds import inbox_feed, inboxes
from service.http.app_services import NAME
from service.store import MemoryStore
from tests.http.guest import Guest, Json, Round, named, opened, played, seats, step

GAME = "1f3fq7kz2mnbv4xw5c"
FOLLOWED: list[Generator[str, None, None]] = []
NDJSON, SSE = "application/x-ndjson", "text/event-stream"


@pytest.fixture(autouse=True)
def often(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Seats that are put in are noticed soon, streams are not silent for long, and are left with the test."""
    monkeypatch.setattr(inbox_feed, "GLANCE_S", 0.02)
    monkeypatch.setattr(inbox_feed.InboxReader, "glance_s", 0.02)
    streams = app.extensions[NAME].streams
    streams.beat_s, streams.writer.tick_s = 0.05, 0.01
    yield
    while FOLLOWED:
        FOLLOWED.pop().close()


def inbox(app: Flask, *tokens: str | None) -> Guest:
    made = Guest(app).post("/v1/inbox", {"tokens": list(tokens)})
    assert made.status_code == 201, made.text
    return Guest(app, made.get_json()["inbox_token"])


def read(reader: Guest, query: str = "") -> tuple[list[Json], str]:
    page = reader.get(f"/v1/inbox{query}")
    assert page.status_code == 200, page.text
    return page.get_json()["entries"], page.get_json()["next"]


def told(entries: list[Json]) -> list[tuple[Any, ...]]:
    return [(each["game"], each["seat"], each["kind"], each["version"]) for each in entries]


def bare(entries: list[Json]) -> list[Json]:
    """Without the cursors, which say where a reader is."""
    return [{name: value for name, value in each.items() if name != "cursor"} for each in entries]


def owed(table: Round) -> tuple[Any, ...]:
    """The entry of the decision that a game waits for."""
    view = table.awaited().view(table.id)
    version, seat = view["decision"]["id"][1:].split(".")
    return table.id, int(seat), "decision-open", int(version)


def lines(reader: Guest, media: str, query: str = "", **headers: str) -> Iterator[str]:
    """The lines of a stream as they come."""
    found = followed(reader, media, query, **headers)
    FOLLOWED.append(found)
    return found


def followed(reader: Guest, media: str, query: str, **headers: str) -> Generator[str, None, None]:
    answered = reader.ask("GET", f"/v1/inbox{query}", {"Accept": media, **headers}, buffered=False)
    assert answered.status_code == 200, answered.text
    with closing(answered):
        left = b""
        for piece in answered.iter_encoded():
            *whole, left = (left + piece).split(b"\n")
            yield from (line.decode() for line in whole)


def entries(found: Iterator[str]) -> Iterator[Json]:
    """What is told, in either encoding."""
    for line in found:
        if line.startswith(("{", "data: {")):
            yield json.loads(line.removeprefix("data: "))


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

    def test_wait_for_the_first_entry(self, app: Flask) -> None:
        table = opened(app)
        reader = inbox(app, *(guest.token for guest in table.by.values()))
        _, after = read(reader)
        threading.Timer(0.2, lambda: table.awaited().act(table.id, {"type": "pass"})).start()
        began = time.monotonic()
        found, _ = read(reader, f"?after={after}&wait=20")
        assert told(found) == [owed(table)]
        assert 0.1 < time.monotonic() - began < 10

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
        fullest = INBOX.longest * 3 // 4 // (MARK + VERSION_BYTES)
        gone = INBOX.format({at.to_bytes(MARK, "big"): 1 for at in range(fullest)})
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


class TestStreams:
    @pytest.mark.parametrize("media", [NDJSON, SSE])
    def test_tell_what_pages_tell(self, app: Flask, media: str) -> None:
        tables = [opened(app) for _ in range(3)]
        tokens = [guest.token for table in tables for guest in table.by.values()]
        reader = inbox(app, *tokens)
        found = entries(lines(reader, media))
        first = [next(found) for _ in tables]
        assert bare(first) == bare(read(reader)[0])
        luck = Random(2)
        for table in tables * 2:
            before = owed(table)
            step(app, table, luck)
            if (now := owed(table)) != before:
                assert told([next(found)]) == [now]

    @pytest.mark.parametrize("media", [NDJSON, SSE])
    def test_lose_nothing_however_often_they_are_cut(self, app: Flask, media: str) -> None:
        tables = [opened(app) for _ in range(2)]
        reader = inbox(app, *(guest.token for table in tables for guest in table.by.values()))
        luck, cursor, missing = Random(5), read(reader)[1], set[tuple[Any, ...]]()
        for _ in range(12):
            table = luck.choice(tables)
            before = owed(table)
            step(app, table, luck)
            if owed(table) != before:
                missing = {each for each in missing if each[0] != table.id} | {owed(table)}
            if luck.random() < 0.5 and missing:
                query, headers = ("", {"Last_Event_ID": cursor}) if media == SSE else (f"?after={cursor}", {})
                found = entries(lines(reader, media, query, **headers))
                for _ in range(luck.randint(1, len(missing))):
                    entry = next(found)
                    missing.remove(told([entry])[0])
                    cursor = entry["cursor"]
                FOLLOWED.pop().close()
        assert sorted(told(read(reader, f"?after={cursor}")[0])) == sorted(missing)

    def test_say_where_they_are_though_nothing_happened(self, app: Flask) -> None:
        reader = inbox(app)
        found = lines(reader, SSE)
        assert [next(found) for _ in range(4)] == ["retry: 2000", "", "id: i", ""]
        assert next(found) == "id: i"

    def test_an_id_of_nobody_begins_anew(self, app: Flask) -> None:
        table = opened(app)
        reader = inbox(app, *(guest.token for guest in table.by.values()))
        found = lines(reader, SSE, Last_Event_ID="17")
        assert [next(found) for _ in range(3)] == ["retry: 2000", "event: reset", "data: {}"]
        next(each for each in found if each == "")
        assert told([next(entries(found))]) == [owed(table)]
        assert reader.get("/v1/inbox?after=17", Accept=NDJSON).status_code == 400

    @pytest.mark.parametrize("cursor", ["", "17", "i" + "A" * 2000])
    def test_a_cursor_of_nobody_begins_anew(self, app: Flask, cursor: str) -> None:
        found = lines(inbox(app), SSE, f"?after={cursor}")
        assert [next(found) for _ in range(3)] == ["retry: 2000", "event: reset", "data: {}"]

    def test_hear_of_seats_that_are_put_in_and_not_of_those_taken_out(self, app: Flask) -> None:
        reader = inbox(app)
        found = entries(lines(reader, SSE))
        late = threading.Timer(0.1, lambda: reader_of.append(opened(app, inbox=reader.token)))
        reader_of: list[Round] = []
        late.start()
        first = told([next(found)])
        table = reader_of[0]
        assert first == [owed(table)]
        for seat in table.by:
            gone = reader.delete(f"/v1/inbox/seats/{table.id}/{seat}")
            assert gone.status_code == 204
        time.sleep(0.1)
        table.awaited().act(table.id, {"type": "pass"})
        other = opened(app, inbox=reader.token)
        assert told([next(found)]) == [owed(other)]


class TestSeats:
    def test_a_game_that_is_opened_may_name_the_inbox(self, app: Flask) -> None:
        reader = inbox(app)
        table = opened(app, inbox=reader.token)
        assert reader.get("/v1/inbox/seats").get_json()["items"] == [{"game": table.id, "seat": n} for n in range(3)]
        assert told(read(reader)[0]) == [owed(table)]

    def test_and_so_may_who_sits_down(self, app: Flask) -> None:
        reader = inbox(app)
        made = (
            Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}).get_json()
        )
        game = made["game"]["id"]
        body = {"code": made["seats"][2]["claim_code"], "inbox": reader.token}
        claimed = Guest(app).post(f"/v1/games/{game}/seats/2/claim", body)
        assert claimed.status_code == 201, claimed.text
        assert reader.get("/v1/inbox/seats").get_json()["items"] == [{"game": game, "seat": 2}]

    def test_are_put_in_by_their_token_once(self, app: Flask) -> None:
        table, reader = opened(app), inbox(app)
        path = f"/v1/inbox/seats/{table.id}/1"
        for _ in range(2):
            put = reader.ask("PUT", path, {}, json={"token": table.by[1].token})
            assert (put.status_code, put.get_json()) == (200, {"game": table.id, "seat": 1})
        other = reader.ask("PUT", path, {}, json={"token": table.by[0].token})
        assert (other.status_code, other.get_json()["errors"]) == (422, {"token": ["Of another seat."]})
        assert reader.get("/v1/inbox/seats").get_json()["items"] == [{"game": table.id, "seat": 1}]

    def test_only_tokens_of_seats_put_them_in(self, app: Flask) -> None:
        table, reader = opened(app), inbox(app)
        for token, code in (
            (table.organiser.token, "malformed"),
            (f"{table.by[0].token}x", "unauthorised"),
            ("dd_seat_1eny7t4ivkns4r4f7kabc", "unauthorised"),
        ):
            refused = Guest(app).post("/v1/inbox", {"tokens": [token]})
            assert refused.get_json()["code"] == code
            refused = reader.ask("PUT", f"/v1/inbox/seats/{table.id}/0", {}, json={"token": token})
            assert refused.get_json()["code"] == code

    def test_leave_when_their_token_is_revoked(self, app: Flask) -> None:
        table = opened(app)
        minted = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}).get_json()
        reader = inbox(app, minted["token"], table.by[1].token)
        assert len(reader.get("/v1/inbox/seats").get_json()["items"]) == 2
        table.by[0].delete(f"/v1/tokens/{minted['id']}", Idempotency_Key="revoke")
        assert reader.get("/v1/inbox/seats").get_json()["items"] == [{"game": table.id, "seat": 1}]
        assert all(each["seat"] == 1 for each in read(reader)[0])
        assert Guest(app).post("/v1/inbox", {"tokens": [minted["token"]]}).status_code == 410

    def test_a_full_inbox_makes_room_of_games_that_are_over(self, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(inboxes, "MOST_SEATS", 3)
        first, second, reader = opened(app), opened(app), inbox(app)
        path = f"/v1/inbox/seats/{second.id}/0"
        first = opened(app, inbox=reader.token)
        refused = reader.ask("PUT", path, {}, json={"token": second.by[0].token})
        assert (refused.status_code, refused.get_json()["code"]) == (409, "inbox-full")
        body = {"ruleset": "microfilms", "seats": seats(3), "inbox": reader.token}
        assert Guest(app).post("/v1/games", body).get_json()["code"] == "inbox-full"
        played(app, first)
        assert reader.ask("PUT", path, {}, json={"token": second.by[0].token}).status_code == 200
        assert reader.get("/v1/inbox/seats").get_json()["items"] == [{"game": second.id, "seat": 0}]

    def test_never_outnumber_their_room_however_many_come_at_once(
        self, serve: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Crowded(MemoryStore):
            """Another request puts a seat in between this one's count and its write."""

            def put_into(self, inbox: str, name: str, value: str, most: int) -> bool:
                if name != inboxes.HOLDER:
                    super().put_into(inbox, f"{GAME}-0", "organiser 1", most)
                return super().put_into(inbox, name, value, most)

        monkeypatch.setattr(inboxes, "MOST_SEATS", 1)
        app = serve(Crowded())
        table, reader = opened(app), inbox(app)
        refused = reader.ask("PUT", f"/v1/inbox/seats/{table.id}/0", {}, json={"token": table.by[0].token})
        assert (refused.status_code, refused.get_json()["code"]) == (409, "inbox-full")

    def test_one_that_is_not_in_cannot_be_taken_out(self, app: Flask) -> None:
        for path in (f"{opened(app).id}/0", "x/0"):
            assert inbox(app).delete(f"/v1/inbox/seats/{path}").status_code == 404


class TestTokens:
    def test_open_the_inbox_and_nothing_else(self, app: Flask) -> None:
        table = opened(app)
        reader = inbox(app, table.by[0].token)
        for path in (f"/v1/games/{table.id}/view", f"/v1/games/{table.id}/events", "/v1/token"):
            assert reader.get(path).status_code == 401
        for token in (None, table.by[0].token, table.organiser.token, f"{reader.token}x", "dd_inbox_x"):
            assert Guest(app, token).get("/v1/inbox").status_code == 401
            assert Guest(app, token).get("/v1/inbox", Accept=SSE).status_code == 401
            assert Guest(app, token).get("/v1/inbox/seats").status_code == 401

    def test_are_not_kept(self, app: Flask, store: MemoryStore) -> None:
        table = opened(app)
        reader = inbox(app, table.by[0].token)
        kept = str(vars(store)["_inboxes"])
        assert reader.token is not None
        assert table.by[0].token is not None
        assert reader.token[-32:] not in kept
        assert table.by[0].token[-32:] not in kept

    def test_the_same_request_again_makes_the_same_inbox(self, app: Flask) -> None:
        table = opened(app)
        body = {"tokens": [table.by[0].token]}
        one, again = (Guest(app).post("/v1/inbox", body, Idempotency_Key=named("once")) for _ in range(2))
        assert one.get_json() == again.get_json()
        assert again.headers["Idempotency-Replayed"] == "true"
        other = Guest(app).post("/v1/inbox", {"tokens": []}, Idempotency_Key=named("once"))
        assert (other.status_code, other.get_json()["code"]) == (422, "idempotency-conflict")

    def test_and_what_is_in_outlast_a_restart(
        self, app: Flask, serve: Callable[..., Flask], store: MemoryStore
    ) -> None:
        table = opened(app)
        reader = inbox(app, *(guest.token for guest in table.by.values()))
        found, after = read(reader)
        again = Guest(serve(store), reader.token)
        assert read(again) == (found, after)
        table.awaited().act(table.id, {"type": "pass"})
        assert told(read(again, f"?after={after}")[0]) == [owed(table)]


def test_a_stream_of_an_inbox_is_counted_and_given_back(app: Flask) -> None:
    streams: Any = app.extensions[NAME].streams
    next(lines(inbox(app), SSE))
    assert streams.quota.in_use == 1
    FOLLOWED.pop().close()
    until = time.monotonic() + 10
    while streams.quota.in_use:
        assert time.monotonic() < until
        time.sleep(0.005)
