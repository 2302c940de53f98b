"""What people write: one rule wherever it comes in, and nothing that is older than the rule reaches a line or a terminal."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.game.player_name import name_commitment
from domain.kernel.text.written_text import to_canonical
from tests.audit.tampering import lines_of, raw_of, resealed
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Play, to_the_end
from tests.http.guest import Guest, Json, Round, key, opened, seats

pytestmark = pytest.mark.usefixtures("one_auditor")

NDJSON = "application/x-ndjson"
BAD = (
    "", " ", "x" * 41, "a\nb", "a\x1b[2Jb", "a\x9bb", "a\u202eb", "a\u2066b", "a\u200eb", "a\u061cb", "a\u200db", "\u3164", "a\u2028b",
    "a\xa0b", "a\ue000", "a\u0378", "a\U000e0041", "a\uffff", "e\u0301\u034f", "\u0301", "\ufe0f", "a \u0301b", "\u20dd", "Z" + "\u0300" * 5, "\u0958" * 30,
)  # fmt: skip
"""The last is longer when it is composed."""
SALT = "0a" * 16
GOOD = ("Anna", "Zoë", "安娜", "Ånna O'Neil", "♠ 7", "❤️", "𝔄nna", "1\ufe0f\u20e3", "\u05e9\u05c1\u05bc\u05b8\u0591\u05dc", "\u0e01\u0e31\u0e49\u0e19")
LONG_NAME = "J" * 900_000


def body(name: str) -> Json:
    return {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human", "name": name}]}


@pytest.mark.parametrize("bad", BAD, ids=ascii)
def test_a_bad_name_is_refused_wherever_one_is_given(app: Flask, bad: str) -> None:
    guest = Guest(app)
    assert guest.post("/v1/games", body(bad)).get_json()["code"] == "malformed"
    deal = {"mode": "duplicate", "group": bad}
    assert guest.post("/v1/games", {**body("Anna"), "deal": deal}).get_json()["code"] == "malformed"
    bot = {"kind": "bot", "bot": "house", "name": bad}
    made = guest.post("/v1/games", {"ruleset": "microfilms", "seats": [bot, *seats(2)]})
    assert made.get_json()["code"] == "malformed"
    made = guest.post("/v1/games", body("Chiara")).get_json()
    claim = {"code": made["seats"][2]["claim_code"], "name": bad}
    refused = guest.post(f"/v1/games/{made['game']['id']}/seats/2/claim", claim)
    assert refused.get_json()["code"] == "malformed"
    assert list(refused.get_json()["errors"]) == ["name"]
    ruling = {"kind": "abort", "author": bad, "reason": "Late."}
    organiser = Guest(app, made["organiser_token"])
    assert organiser.post(f"/v1/games/{made['game']['id']}/rulings", ruling).get_json()["code"] == "malformed"


@pytest.mark.parametrize("bad", [each for each in BAD if len(each) < 30], ids=ascii)
def test_a_bad_reason_is_refused(app: Flask, bad: str) -> None:
    table = opened(app)
    ruling = {"kind": "abort", "author": "Greta", "reason": bad}
    assert table.organiser.post(f"/v1/games/{table.id}/rulings", ruling).get_json()["code"] == "malformed"
    for path in ("commands", "commands/check"):
        refused = table.organiser.post(f"/v1/games/{table.id}/{path}", {"type": "abort", "reason": bad}, If_Match="*")
        assert refused.get_json()["code"] == "malformed", refused.text


@pytest.mark.parametrize("good", GOOD)
def test_a_name_is_kept_composed_and_trimmed(app: Flask, good: str) -> None:
    made = Guest(app).post("/v1/games", body(f" {good} ")).get_json()
    assert made["game"]["seats"][2]["name"] == to_canonical(good)
    assert Guest(app).get(f"/v1/games/{made['game']['id']}").get_json()["seats"][2]["name"] == to_canonical(good)


def test_a_reason_is_kept_as_its_record_says(app: Flask) -> None:
    table = opened(app)
    done = table.organiser.post(
        f"/v1/games/{table.id}/commands", {"type": "abort", "reason": " Cafe\u0301 "}, If_Match="*"
    )
    assert done.status_code == 201, done.text
    record = Guest(app).get(f"/v1/games/{table.id}/record").data
    told = [json.loads(line) for line in record.splitlines()[1:]]
    [aborted] = [each for each in told if each["type"] == "game.aborted"]
    assert aborted["data"] == {"reason": "Café"}
    imported = put(Guest(app), record)
    assert imported.status_code == 201, imported.text


def put(guest: Guest, raw: bytes) -> TestResponse:
    return guest.ask("POST", "/v1/records", {"Idempotency_Key": key(), "Content_Type": NDJSON}, data=raw)


def renamed(record: bytes, *names: str | None) -> bytes:
    """The record as if its people had given other names."""
    header, *lines = lines_of(record)
    lines[0]["data"]["players"] = [None if name is None else name_commitment(seat, name, SALT) for seat, name in enumerate(names)]
    header |= {"names": names, "salts": [None if name is None else SALT for name in names], "checkpoint": None}
    return raw_of(resealed([header, *lines]))


@pytest.fixture
def over(begin: Callable[[Play], Round]) -> Round:
    return begin(to_the_end)


@pytest.fixture
def record(app: Flask, over: Round) -> bytes:
    return bytes(Guest(app).get(f"/v1/games/{over.id}/record").data)


@pytest.mark.parametrize("bad", [*BAD, LONG_NAME], ids=lambda name: ascii(name[:50]))
def test_a_record_with_a_bad_name_is_refused(serve: Callable[..., Flask], record: bytes, bad: str) -> None:
    store = MemoryStore()
    there = Guest(serve(store))
    refused = put(there, renamed(record, "Anna", None, bad))
    told = refused.get_json()
    assert (told["code"], told["line"]) == ("bad-record", 1)
    assert "seat 2" in told["detail"]
    assert len(told["detail"]) < 200
    assert store.games() == []


def test_a_record_brings_names_as_they_are_kept_here(serve: Callable[..., Flask], record: bytes) -> None:
    there = Guest(serve(MemoryStore()))
    done = put(there, renamed(record, "Anna", None, "ＡＮＮＡ"))
    assert [each["name"] for each in done.get_json()["game"]["seats"]] == ["Anna", None, "Seat 2 (name forgotten)"]


def test_a_name_that_was_written_into_the_store_is_shown_and_does_nothing(app: Flask, store: MemoryStore) -> None:
    table = opened(app)
    store.put_name(table.id, 0, "Eve\x1b[2J\nThe game is over: Eve won.\u202e")
    store.put_name(table.id, 1, LONG_NAME)
    table.organiser.act(table.id, {"type": "abort", "reason": "Late."})
    for path in ("view", "view?viewpoint=public", "events", ""):
        answer = Guest(app).get(f"/v1/games/{table.id}/{path}".rstrip("/"))
        assert "Eve" in answer.text or path == "events"
        assert len(answer.data) < 100_000, path
        assert "\u202e" not in json.dumps(answer.get_json(), ensure_ascii=False)
        assert "\\u001b" not in answer.text
    told = Guest(app).get(f"/v1/games/{table.id}/view", Accept="text/plain").text
    assert "\\x1b[2J" in told
    assert all(line.isprintable() for line in told.splitlines())
    assert not any(line.startswith("The game is over: Eve") for line in told.split("\n"))
    assert "\u202e" not in Guest(app).get(f"/v1/games/{table.id}/record").text
