"""What people write: one rule wherever it comes in, no two at a table with the same name, and nothing that is older than the rule reaches
a line or a terminal.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from domain.game.player_name import name_commitment
from domain.kernel.text.written_text import to_canonical
from tests.audit.tampering import lines_of, raw_of, resealed
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Json, Round, bring, seats

pytestmark = pytest.mark.usefixtures("one_auditor")
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
def test_a_bad_reason_is_refused(table: Round, bad: str) -> None:
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


def test_a_reason_is_kept_as_its_record_says(app: Flask, table: Round) -> None:
    done = table.organiser.post(
        f"/v1/games/{table.id}/commands", {"type": "abort", "reason": " Cafe\u0301 "}, If_Match="*"
    )
    assert done.status_code == 201, done.text
    record = Guest(app).get(f"/v1/games/{table.id}/record").data
    told = [json.loads(line) for line in record.splitlines()[1:]]
    [aborted] = [each for each in told if each["type"] == "game.aborted"]
    assert aborted["data"] == {"reason": "Café"}
    imported = bring(Guest(app), record)
    assert imported.status_code == 201, imported.text


def renamed(record: bytes, *names: str | None) -> bytes:
    """The record as if its people had given other names."""
    header, *lines = lines_of(record)
    lines[0]["data"]["players"] = [None if name is None else name_commitment(seat, name, SALT) for seat, name in enumerate(names)]
    header |= {"names": names, "salts": [None if name is None else SALT for name in names], "checkpoint": None}
    return raw_of(resealed([header, *lines]))


@pytest.fixture
def record(app: Flask, over: Round) -> bytes:
    return bytes(Guest(app).get(f"/v1/games/{over.id}/record").data)


@pytest.mark.parametrize("bad", [*BAD, LONG_NAME], ids=lambda name: ascii(name[:50]))
def test_a_record_with_a_bad_name_is_refused(serve: Callable[..., Flask], record: bytes, bad: str) -> None:
    store = MemoryStore()
    there = Guest(serve(store))
    refused = bring(there, renamed(record, "Anna", None, bad))
    told = refused.get_json()
    assert (told["code"], told["line"]) == ("bad-record", 1)
    assert "seat 2" in told["detail"]
    assert len(told["detail"]) < 200
    assert store.games() == []


def test_a_record_brings_names_as_they_are_kept_here(serve: Callable[..., Flask], record: bytes) -> None:
    there = Guest(serve(MemoryStore()))
    done = bring(there, renamed(record, "Anna", None, "ＡＮＮＡ"))
    assert [each["name"] for each in done.get_json()["game"]["seats"]] == ["Anna", None, "Seat 2 (name forgotten)"]


def test_a_name_that_was_written_into_the_store_is_shown_and_does_nothing(app: Flask, table: Round, store: MemoryStore) -> None:
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


def blamed(app: Flask, **more: Any) -> list[str]:
    """The fields that a refused creation is blamed on."""
    answer = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(3)} | more)
    assert answer.status_code == 422, answer.text
    return list(answer.get_json()["errors"])


def called(*names: str | None, kind: str = "human") -> list[Json]:
    return [{"kind": kind, **({"name": name} if name else {})} for name in names]


@pytest.mark.parametrize(
    "names",
    [("Anna", None, "Anna"), ("Anna", None, "ANNA "), ("Anna", None, "Ａｎｎａ"), ("Straße", None, "STRASSE"), (None, None, "Seat 1"),
     ("Zoë", None, "Zoe\u0308"), ("Anna", None, "An\ufe0fna"), ("A  B", None, "a b")],
)  # fmt: skip
def test_equal_names_are_refused_where_a_game_is_made(app: Flask, names: tuple[str | None, ...]) -> None:
    assert blamed(app, seats=called(*names)) == ["seats.2.name"]
    bots = [*called(*names[:2]), {"kind": "bot", "name": names[2]}]
    assert blamed(app, seats=bots) == ["seats.2.name"]


def test_a_name_is_not_the_label_of_another_seat_that_has_a_name(app: Flask) -> None:
    for label in ("Seat 1", "Ѕeat 1", "seat  1"):
        assert blamed(app, seats=called(label, "Boris", None)) == ["seats.0.name"]


def test_a_name_may_be_that_of_ones_own_seat_or_the_automatons_elsewhere(app: Flask) -> None:
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": called("Seat 0", "The Croupier", None)})
    assert made.status_code == 201, made.text
    at_its_table = {"options": {"variant": "croupier"}, "seats": called(None, "the croupier")}
    assert blamed(app, **at_its_table) == ["seats.1.name"]


def test_equal_names_are_refused_where_somebody_sits_down(app: Flask) -> None:
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": called("Anna", "Boris", None)}).get_json()
    path, codes = f"/v1/games/{made['game']['id']}/seats", [each["claim_code"] for each in made["seats"]]
    answer = Guest(app).post(f"{path}/2/claim", {"code": codes[2], "name": "anna"})
    assert (answer.status_code, list(answer.get_json()["errors"])) == (422, ["name"])
    assert Guest(app).post(f"{path}/0/claim", {"code": codes[0], "name": "ANNA"}).status_code == 201
    assert Guest(app).post(f"{path}/2/claim", {"code": codes[2], "name": "Chiara"}).status_code == 201


def test_two_processes_that_seat_the_same_name_at_once_seat_one(
    serve: Callable[..., Flask], store: MemoryStore
) -> None:
    one, other = serve(store), serve(store)
    made = Guest(one).post("/v1/games", {"ruleset": "microfilms", "seats": called(None, None, None)}).get_json()
    path, codes = f"/v1/games/{made['game']['id']}/seats", [each["claim_code"] for each in made["seats"]]
    Guest(other).get(f"/v1/games/{made['game']['id']}")
    answers = [
        Guest(each).post(f"{path}/{seat}/claim", {"code": codes[seat], "name": "Anna"}).status_code
        for seat, each in enumerate((one, other))
    ]
    assert answers == [201, 422]
