"""Seats of inboxes, and the tokens that open these: who puts seats in, and what leaves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from service.app.feeds import inboxes
from tests.equipment.memory_store.store import MemoryStore
from tests.http.following import SSE
from tests.http.guest import Guest, Round, code_of, named, opened, played, seats, twice
from tests.http.inboxes.reading import inbox, owed, read, told

GAME = "1f3fq7kz2mnbv4xw5c"


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

    def test_are_put_in_by_their_token_once(self, app: Flask, table: Round) -> None:
        reader = inbox(app)
        path = f"/v1/inbox/seats/{table.id}/1"
        for _ in range(2):
            put = reader.ask("PUT", path, {}, json={"token": table.by[1].token})
            assert (put.status_code, put.get_json()) == (200, {"game": table.id, "seat": 1})
        other = reader.ask("PUT", path, {}, json={"token": table.by[0].token})
        assert (other.status_code, other.get_json()["errors"]) == (422, {"token": ["Of another seat."]})
        assert reader.get("/v1/inbox/seats").get_json()["items"] == [{"game": table.id, "seat": 1}]

    def test_only_tokens_of_seats_put_them_in(self, app: Flask, table: Round) -> None:
        reader = inbox(app)
        for token, code in (
            (table.organiser.token, "malformed"),
            (f"{table.by[0].token}x", "unauthorised"),
            ("dd_seat_1eny7t4ivkns4r4f7kabc", "unauthorised"),
        ):
            refused = Guest(app).post("/v1/inbox", {"tokens": [token]})
            assert refused.get_json()["code"] == code
            refused = reader.ask("PUT", f"/v1/inbox/seats/{table.id}/0", {}, json={"token": token})
            assert refused.get_json()["code"] == code

    def test_leave_when_their_token_is_revoked(self, app: Flask, table: Round) -> None:
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
        assert code_of(reader.ask("PUT", path, {}, json={"token": second.by[0].token})) == (409, "inbox-full")
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
        assert code_of(reader.ask("PUT", f"/v1/inbox/seats/{table.id}/0", {}, json={"token": table.by[0].token})) == (409, "inbox-full")

    def test_one_that_is_not_in_cannot_be_taken_out(self, app: Flask) -> None:
        for path in (f"{opened(app).id}/0", "x/0"):
            assert inbox(app).delete(f"/v1/inbox/seats/{path}").status_code == 404


class TestTokens:
    def test_open_the_inbox_and_nothing_else(self, app: Flask, table: Round) -> None:
        reader = inbox(app, table.by[0].token)
        for path in (f"/v1/games/{table.id}/view", f"/v1/games/{table.id}/events", "/v1/token"):
            assert reader.get(path).status_code == 401
        for token in (None, table.by[0].token, table.organiser.token, f"{reader.token}x", "dd_inbox_x"):
            assert Guest(app, token).get("/v1/inbox").status_code == 401
            assert Guest(app, token).get("/v1/inbox", Accept=SSE).status_code == 401
            assert Guest(app, token).get("/v1/inbox/seats").status_code == 401

    def test_are_not_kept(self, app: Flask, table: Round, store: MemoryStore) -> None:
        reader = inbox(app, table.by[0].token)
        kept = str(vars(store)["_inboxes"])
        assert reader.token is not None
        assert table.by[0].token is not None
        assert reader.token[-32:] not in kept
        assert table.by[0].token[-32:] not in kept

    def test_the_same_request_again_makes_the_same_inbox(self, app: Flask, table: Round) -> None:
        body = {"tokens": [table.by[0].token]}
        twice(lambda: Guest(app).post("/v1/inbox", body, Idempotency_Key=named("once")))
        assert code_of(Guest(app).post("/v1/inbox", {"tokens": []}, Idempotency_Key=named("once"))) == (422, "idempotency-conflict")

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
