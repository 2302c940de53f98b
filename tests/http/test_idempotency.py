"""Every POST happens once: the same request again gets the same answer, another request under its name is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from flask import Flask

from service.app.play import submit_command
from service.http.schemas.headers import EXAMPLE_KEY
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Play, to_the_end
from tests.http.guest import Guest, Round, code_of, key, opened, seats, step, twice

NEW = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human", "name": "Chiara"}]}


class TestOpening:
    def test_makes_one_game(self, anybody: Guest, store: MemoryStore) -> None:
        name = key()
        first, again = twice(lambda: anybody.post("/v1/games", NEW, Idempotency_Key=name))
        assert first.headers["Location"] == again.headers["Location"]
        assert len(store.games()) == 1

    def test_gives_the_same_answer_after_the_game_went_on(self, anybody: Guest) -> None:
        name = key()
        first = anybody.post("/v1/games", NEW, Idempotency_Key=name)
        made = first.get_json()
        path = f"/v1/games/{made['game']['id']}/seats/2/claim"
        anybody.post(path, {"code": made["seats"][2]["claim_code"], "name": "Boris"})
        assert anybody.post("/v1/games", NEW, Idempotency_Key=name).data == first.data

    def test_gives_the_same_answer_whatever_the_order_of_names(self, anybody: Guest, app: Flask) -> None:
        told = {"Idempotency-Key": key(), "Content-Type": "application/json"}
        first = app.test_client().post("/v1/games", headers=told, data='{"ruleset":"microfilms","seats":[{"kind":"bot"},{"kind":"bot"},{"kind":"bot"}]}')  # fmt: skip
        again = app.test_client().post("/v1/games", headers=told, data='{"seats":[{"kind":"bot"},{"kind":"bot"},{"kind":"bot"}], "ruleset":"microfilms"}')  # fmt: skip
        assert first.status_code == 201
        assert first.data == again.data

    def test_belongs_to_its_asker(self, app: Flask, store: MemoryStore) -> None:
        name = key()
        for token in (None, "anna", "boris"):
            assert "Idempotency-Replayed" not in Guest(app, token).post("/v1/games", NEW, Idempotency_Key=name).headers
        assert len(store.games()) == 3

    def test_survives_a_restart(self, serve: Callable[[MemoryStore], Flask], store: MemoryStore) -> None:
        name = key()
        twice_served = [Guest(serve(store)).post("/v1/games", NEW, Idempotency_Key=name) for _ in range(2)]
        assert twice_served[0].data == twice_served[1].data


class TestSittingDown:
    @pytest.fixture
    def made(self, anybody: Guest) -> Any:
        return anybody.post("/v1/games", NEW).get_json()

    def test_seats_one(self, anybody: Guest, made: Any) -> None:
        name, code = key(), made["seats"][2]["claim_code"]
        path = f"/v1/games/{made['game']['id']}/seats/2/claim"
        twice(lambda: anybody.post(path, {"code": code, "name": "Boris"}, Idempotency_Key=name))

    def test_another_code_under_its_name_is_refused(self, anybody: Guest, made: Any) -> None:
        name, code = key(), made["seats"][2]["claim_code"]
        path = f"/v1/games/{made['game']['id']}/seats/2/claim"
        anybody.post(path, {"code": code}, Idempotency_Key=name)
        refused = anybody.post(path, {"code": "guessed"}, Idempotency_Key=name)
        assert code_of(refused) == (422, "idempotency-conflict")
        assert "token" not in refused.get_json()


class TestActing:
    def test_happens_once(self, app: Flask, table: Round) -> None:
        name = key()
        guest = table.awaited()
        decision = guest.view(table.id)["decision"]["id"]
        first, _ = twice(lambda: guest.act(table.id, {"type": "pass"}, decision, Idempotency_Key=name))
        assert Guest(app).view(table.id)["version"] == first.get_json()["version"]

    def test_gives_the_same_answer_after_the_game_went_on(self, app: Flask, table: Round) -> None:
        name = key()
        guest = table.awaited()
        first = guest.act(table.id, {"type": "pass"}, Idempotency_Key=name)
        luck = Random(3)
        while step(app, table, luck) is not None:
            again = guest.act(table.id, {"type": "pass"}, Idempotency_Key=name)
            assert again.status_code == 201
            assert again.data == first.data

    def test_that_could_not_be_answered_is_answered_when_it_is_asked_again(self, app: Flask, table: Round, monkeypatch: pytest.MonkeyPatch) -> None:
        """What fails while the command is on its way to the store takes nothing back."""
        name, guest, version = key(), table.awaited(), Guest(app).view(table.id)["version"]
        with monkeypatch.context() as broken:
            broken.setattr(submit_command, "answer_command", lambda *_, **__: 1 / 0)
            assert guest.act(table.id, {"type": "pass"}, Idempotency_Key=name).status_code == 500
        assert Guest(app).view(table.id)["version"] > version
        again = guest.act(table.id, {"type": "pass"}, Idempotency_Key=name)
        assert (again.status_code, again.headers["Idempotency-Replayed"]) == (201, "true")

    def test_another_command_under_its_name_is_refused(self, table: Round) -> None:
        name = key()
        guest = table.awaited()
        guest.act(table.id, {"type": "pass"}, Idempotency_Key=name)
        assert code_of(guest.act(table.id, {"type": "draw", "pile": "deck"}, Idempotency_Key=name)) == (422, "idempotency-conflict")

    def test_seats_may_use_the_same_name(self, table: Round) -> None:
        name = key()
        for _ in range(3):
            assert table.awaited().act(table.id, {"type": "pass"}, Idempotency_Key=name).status_code == 201

    def test_a_refusal_is_not_remembered(self, table: Round) -> None:
        name = key()
        guest = table.others()[0]
        assert guest.act(table.id, {"type": "pass"}, Idempotency_Key=name).status_code == 409
        while guest is not table.awaited():
            table.awaited().act(table.id, {"type": "pass"})
        assert guest.act(table.id, {"type": "pass"}, Idempotency_Key=name).status_code == 201

    def test_one_whose_answer_failed_counts_once_and_is_answered_when_it_is_asked_again(self, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        app.config["PROPAGATE_EXCEPTIONS"] = False
        table, name = opened(app), key()
        guest = table.awaited()
        with monkeypatch.context() as broken:
            broken.setattr(submit_command, "answer_command", lambda *_, **__: 1 / 0)
            assert guest.act(table.id, {"type": "pass"}, Idempotency_Key=name).status_code == 500
        answer = guest.act(table.id, {"type": "pass"}, Idempotency_Key=name)
        assert (answer.status_code, answer.headers.get("Idempotency-Replayed")) == (201, "true")
        assert answer.get_json()["version"] == Guest(app).view(table.id)["version"] == table.made["game"]["version"] + 2

    def test_a_dry_run_does_nothing(self, app: Flask, table: Round) -> None:
        name = key()
        guest = table.awaited()
        path = f"/v1/games/{table.id}/commands/check"
        checked = guest.post(path, {"type": "pass"}, If_Match="*", Idempotency_Key=name)
        assert (checked.status_code, checked.get_json()["accepted"]) == (200, True)
        assert Guest(app).view(table.id)["version"] == table.made["game"]["version"]
        assert guest.act(table.id, {"type": "pass"}, Idempotency_Key=name).status_code == 201


def test_minting_makes_one_token(table: Round) -> None:
    name = key()
    path = f"/v1/games/{table.id}/tokens"
    twice(lambda: table.by[0].post(path, {"scope": "seat:read"}, Idempotency_Key=name))
    refused = table.by[0].post(path, {"scope": "spectator"}, Idempotency_Key=name)
    assert refused.get_json()["code"] == "idempotency-conflict"


@pytest.mark.parametrize("bad", ["", " " * 65, "x" * 65, "caf\u00e9", "a\tb"])
@pytest.mark.parametrize("path", ["/v1/games", "/seats/2/claim", "/commands", "/tokens"])
def test_every_post_needs_a_key_of_printable_ascii(table: Round, path: str, bad: str) -> None:
    bodies = {"/v1/games": NEW, "/seats/2/claim": {"code": "x"}, "/tokens": {"scope": "spectator"}}
    full = path if path.startswith("/v1") else f"/v1/games/{table.id}{path}"
    answered = table.awaited().post(full, bodies.get(path, {"type": "pass"}), If_Match="*", Idempotency_Key=bad)
    assert code_of(answered) == (400, "missing-idempotency-key")


class TestKeysOfRequestsThatAnswerWithTokens:
    """A sender of the same request from the same address gets the same answer: so that nobody may guess its key."""

    WEAK = (
        "1", "first", "game-of-anna-and-boris-1", "a" * 64, "0123456789" * 3, "018f2b5e-8f0e-7c39-9a3b-0d6f6a3b7e11",
        "00000000-0000-0000-0000-000000000000", EXAMPLE_KEY,
    )  # fmt: skip
    STRONG = (
        "b7d1f0c2-3a64-4e58-8c1f-92e5d07a6b34", "B7D1F0C2-3A64-4E58-8C1F-92E5D07A6B34", "b7d1f0c23a644e588c1f92e5d07a6b34",
        "hAfJ9wQm3xTzR7cLpYk2bN", "_hAfJ9wQm3xTz-R7cLpYk2bN",
    )  # fmt: skip

    @pytest.mark.parametrize("weak", WEAK)
    def test_are_refused_when_they_can_be_guessed(
        self, app: Flask, store: MemoryStore, begin: Callable[[Play], Round], weak: str
    ) -> None:
        over, waiting = begin(to_the_end), Guest(app).post("/v1/games", NEW).get_json()
        link = over.by[0].post(f"/v1/games/{over.id}/replays", {"viewpoint": "all"}).get_json()["id"]
        code = waiting["seats"][2]["claim_code"]
        games = store.games()
        for guest in (Guest(app), over.by[0]):
            for path, body in (
                ("/v1/games", NEW),
                (f"/v1/games/{waiting['game']['id']}/seats/2/claim", {"code": code}),
                (f"/v1/games/{over.id}/forks", {"at": 40}),
                (f"/v1/replays/{link}/forks", {"at": 40}),
                ("/v1/inbox", {}),
            ):
                assert code_of(guest.post(path, body, Idempotency_Key=weak)) == (400, "weak-idempotency-key"), path
        assert store.games() == games

    def test_that_the_contract_shows_is_the_refused_one(self, anybody: Guest) -> None:
        parameters = anybody.get("/openapi.json").get_json()["components"]["parameters"].values()
        assert {each["schema"]["example"] for each in parameters if each["name"] == "Idempotency-Key"} == {EXAMPLE_KEY}

    @pytest.mark.parametrize("strong", STRONG)
    def test_are_taken_when_they_have_room_for_as_much_luck_as_a_uuid(self, anybody: Guest, strong: str) -> None:
        assert anybody.post("/v1/games", NEW, Idempotency_Key=strong).status_code == 201

    @pytest.mark.extension("seeks")
    def test_are_asked_for_wherever_an_answer_holds_what_opens_something(self, app: Flask) -> None:
        contract = Guest(app).get("/openapi.json").get_json()
        schemas = contract["components"]["schemas"]

        def opens(shape: Any) -> bool:
            if isinstance(shape, list):
                return any(map(opens, shape))
            if not isinstance(shape, dict):
                return False
            if "$ref" in shape:
                return opens(schemas[shape["$ref"].rpartition("/")[2]])
            told = shape.get("properties", {})
            secrets = [name for name, each in told.items() if name.endswith(("claim_code", "recovery_code")) or str(each.get("pattern")).startswith("^dd_")]
            return bool(secrets) or any(map(opens, shape.values()))

        found = {
            operation["operationId"]: any("weak-idempotency-key" in json.dumps(each) for each in answers.values())
            for item in contract["paths"].values()
            for method, operation in item.items()
            if method == "post" and (answers := operation["responses"]) and opens(answers.get("201", {}).get("content"))
        }
        assert found == {
            "createGame": True, "makeIntervention": True, "claimSeat": True, "joinGame": True, "makeSeek": True, "joinSeek": True, "reissueSeat": True, "exchangeSeatSlip": True, "forkGame": True, "forkReplay": True, "createInbox": True, "importRecord": True, "startStudy": True, "addStudyVariation": True,
            "registerPlayer": True, "recoverPlayer": True, "redeemPlayerLink": True, "renewRecoveryCode": True, "makePlayerLink": True, "signInByPasskey": True, "signInByOidc": True, "findOidcIdentity": True, "makeGuest": True,
            "createTournament": True, "grantOfficial": True, "makeEntries": True, "makeEntrySlip": True, "makeOfficialSlip": True, "exchangeSlip": True, "actOnClock": True,
            "mintToken": False,  # another who holds the token gets what he could mint as well
            "checkIn": False, "askBye": False,  # the entry as it is, without its token
        }  # fmt: skip
