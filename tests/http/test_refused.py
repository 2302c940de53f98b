"""What is refused changes nothing: neither names, nor inboxes, nor other games; and what is accepted changes all of it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from flask import Flask

from service.app.feeds import inboxes
from service.app.names.seat_names import load_names
from service.store import AppendConflict, Committed, StreamHead, Unavailable
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Json, Round, bring, code_of, key, opened, played, seats

OPEN_SEAT = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human", "name": "Chiara"}]}


class Interrupted(MemoryStore):
    """A store that others use just before an append, or that is lost just before or after it."""

    before: Callable[[], object] | None = None
    after: Callable[[], object] | None = None

    def append(
        self, game: str, expected: StreamHead, events: Sequence[tuple[bytes, bytes]], **more: Any
    ) -> Committed | AppendConflict:
        before, self.before = self.before, None
        if before is not None:
            before()
        reply = super().append(game, expected, events, **more)
        after, self.after = self.after, None
        if after is not None:
            after()
        return reply


def lost() -> None:
    raise Unavailable("gone")


@pytest.fixture
def store() -> Interrupted:
    return Interrupted()


@pytest.fixture
def waiting(anybody: Guest) -> Json:
    made: Json = anybody.post("/v1/games", OPEN_SEAT).get_json()
    return made


def claimed(guest: Guest, made: Json, name: str, code: str | None = None, **more: Any) -> Any:
    body = {"code": code or made["seats"][2]["claim_code"], "name": name} | more
    return guest.post(f"/v1/games/{made['game']['id']}/seats/2/claim", body, Idempotency_Key=key())


def name_of(guest: Guest, game: str) -> str:
    told: str = guest.get(f"/v1/games/{game}").get_json()["seats"][2]["name"]
    return told


class TestNames:
    def test_stay_when_another_process_has_seated_somebody(
        self, anybody: Guest, serve: Callable[[MemoryStore], Flask], store: Interrupted, waiting: Json
    ) -> None:
        behind = Guest(serve(store))
        assert name_of(behind, waiting["game"]["id"]) == "Chiara"
        assert claimed(anybody, waiting, "Anna").status_code == 201
        assert code_of(claimed(behind, waiting, "Boris")) == (409, "seat-taken")
        assert load_names(store, waiting["game"]["id"]) == {2: "Anna"}
        assert [name_of(each, waiting["game"]["id"]) for each in (anybody, behind)] == ["Anna", "Anna"]

    @pytest.mark.parametrize("refused", [{"code": "guessed"}, {"commit": "zz"}, {"inbox": "dd_inbox_x"}])
    def test_stay_when_a_claim_is_refused(self, anybody: Guest, waiting: Json, refused: Json) -> None:
        assert claimed(anybody, waiting, "Boris", **refused).status_code in (401, 422)
        assert name_of(anybody, waiting["game"]["id"]) == "Chiara"

    def test_stay_when_the_store_is_lost_before_the_claim(
        self, anybody: Guest, store: Interrupted, waiting: Json
    ) -> None:
        store.before = lost
        assert claimed(anybody, waiting, "Boris").status_code == 503
        assert name_of(anybody, waiting["game"]["id"]) == "Chiara"

    def test_are_kept_when_the_process_ends_after_the_claim(
        self, anybody: Guest, store: Interrupted, waiting: Json
    ) -> None:
        store.after = lost
        assert claimed(anybody, waiting, "Boris").status_code == 503
        assert name_of(anybody, waiting["game"]["id"]) == "Boris"

    def test_are_kept_when_the_process_ends_after_a_game_was_made(self, anybody: Guest, store: Interrupted) -> None:
        store.after = lost
        assert anybody.post("/v1/games", OPEN_SEAT).status_code == 503
        [game] = store.games()
        assert name_of(anybody, game) == "Chiara"

    def test_are_kept_with_an_imported_record(
        self, app: Flask, serve: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = played(app, opened(app, 3, seats=[{"kind": "human", "claim": True, "name": each} for each in "ABC"]))
        record = Guest(app).get(f"/v1/games/{table.id}/record").data
        elsewhere = Interrupted()
        monkeypatch.setattr(elsewhere, "put_name", lambda *_: lost())
        sent = bring(Guest(serve(elsewhere)), record)
        assert sent.status_code == 201, sent.text
        assert [each["name"] for each in sent.get_json()["game"]["seats"]] == ["A", "B", "C"]


def test_a_refused_claim_takes_nothing_out_of_an_inbox(
    app: Flask, anybody: Guest, waiting: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inboxes, "MOST_SEATS", 3)
    over = played(app, opened(app))
    made = anybody.post("/v1/inbox", {"tokens": [each.token for each in over.by.values()]}).get_json()
    inbox = Guest(app, made["inbox_token"])
    assert claimed(anybody, waiting, "Boris", code="guessed", inbox=inbox.token).status_code == 422
    assert len(inbox.get("/v1/inbox/seats").get_json()["items"]) == 3
    assert claimed(anybody, waiting, "Boris", inbox=inbox.token).status_code == 201
    assert [each["game"] for each in inbox.get("/v1/inbox/seats").get_json()["items"]] == [waiting["game"]["id"]]


def test_a_refused_creation_joins_no_group(app: Flask, store: Interrupted) -> None:
    root: Round = opened(app, deal={"mode": "duplicate", "group": "evening"})
    name = key()
    fresh = root.organiser.post("/v1/games", OPEN_SEAT, Idempotency_Key=name)
    assert fresh.status_code == 201
    before = len(store.read(root.id))
    refused = root.organiser.post(
        "/v1/games", OPEN_SEAT | {"deal": {"mode": "duplicate", "group": "evening"}}, Idempotency_Key=name
    )
    assert refused.get_json()["code"] == "idempotency-conflict"
    assert len(store.read(root.id)) == before


@pytest.mark.parametrize("commit", [None, "0" * 64])
def test_a_wrong_code_seats_nobody_whatever_comes_with_it(
    anybody: Guest, store: Interrupted, waiting: Json, commit: str | None
) -> None:
    before = len(store.read(waiting["game"]["id"]))
    refused = claimed(anybody, waiting, "Boris", code="guessed", **({"commit": commit} if commit else {}))
    assert (refused.status_code, list(refused.get_json()["errors"])) == (422, ["code"])
    assert len(store.read(waiting["game"]["id"])) == before
