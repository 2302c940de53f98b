"""Records over HTTP: each audience's own, the complete one when the game is over, and the way back in."""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import replace
from random import Random

import msgspec
import pytest
from flask import Flask

from domain.catalogue import discover
from domain.rulesets.microfilms import RULESET as MICROFILMS
from service.app.audits.audit import audit
from service.config import Config
from service.factory import create_app
from tests.audit.positions import drawn_fork
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Json, Round, bring

CATALOGUE = discover()
NDJSON = "application/x-ndjson"


def record(guest: Guest, game: str, query: str = "") -> bytes:
    answer = guest.get(f"/v1/games/{game}/record{query}")
    assert answer.status_code == 200, answer.text
    assert answer.mimetype == NDJSON
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{game}.jsonl"'
    return bytes(answer.data)


def header(raw: bytes) -> Json:
    told: Json = json.loads(raw.splitlines()[0])
    return told


@pytest.fixture
def elsewhere(config: Config, one_auditor: None) -> Flask:
    """Another installation of the service, with keys of its own."""
    there = replace(config, secret=bytes(32))
    return create_app(there, store=MemoryStore(), signer=KeyInMemory(b"\7" * 32))


def test_while_a_game_is_on_each_audience_gets_its_own(app: Flask, table: Round) -> None:
    mine, public = record(table.by[1], table.id), record(Guest(app), table.id)
    assert (header(mine)["viewpoint"], header(public)["viewpoint"]) == ("seat:1", "public")
    for raw in (mine, public):
        assert header(raw)["complete"] is False
        found = audit(raw, CATALOGUE, None)
        assert (found.verdict, found.decided) == ("consistent", False), found
    opened_to_me = [name for line in mine.splitlines()[1:] for name in json.loads(line)["openings"]]
    assert set(opened_to_me) == {"identities", "card"}
    assert b'"openings":{"' not in public
    assert Guest(app).get(f"/v1/games/{table.id}/record?viewpoint=all").status_code == 403


def test_a_record_holds_what_the_feed_holds(app: Flask, over: Round) -> None:
    feed = over.by[0].get(f"/v1/games/{over.id}/events?limit=500&viewpoint=all").get_json()["events"]
    lines = [json.loads(line) for line in record(Guest(app), over.id).splitlines()[1:]]
    assert lines == [{name: entry[name] for name in lines[0]} for entry in feed]


def test_when_a_game_is_over_its_record_is_complete_and_signed(app: Flask, over: Round) -> None:
    raw = record(Guest(app), over.id)
    told = header(raw)
    assert (told["complete"], told["viewpoint"], told["game"]) == (True, "all", over.id)
    keys = {each["id"]: each["public_key"] for each in Guest(app).get("/v1/keys").get_json()["items"]}
    assert told["checkpoint"]["key"] in keys
    found = audit(raw, CATALOGUE, {KeyInMemory(bytes(32)).public()[0].id: KeyInMemory(bytes(32)).public()[0].raw})
    assert (found.verdict, found.decided, found.signature) == ("consistent", True, "good"), found


def test_a_seat_may_still_have_the_record_of_its_own_eyes(app: Flask, over: Round) -> None:
    raw = record(Guest(app), over.id, "?viewpoint=seat:2")
    assert header(raw)["complete"] is False
    assert audit(raw, CATALOGUE, None).verdict == "consistent"


def test_a_record_goes_in_elsewhere_and_comes_out_the_same(app: Flask, elsewhere: Flask, over: Round) -> None:
    raw = record(Guest(app), over.id)
    there = Guest(elsewhere)
    done = bring(there, raw)
    assert done.status_code == 201, done.text
    assert done.headers["Location"] == f"/v1/games/{over.id}"
    card = done.get_json()["game"]
    assert card["imported"]["key"] == header(raw)["checkpoint"]["key"]
    assert record(there, over.id) == raw
    assert there.get(f"/v1/games/{over.id}").get_json() == card
    for viewpoint in ("all", "public", "seat:0"):
        at = f"/v1/games/{over.id}/view?viewpoint={viewpoint}&at=30"
        assert there.get(at).data == Guest(app).get(at).data
    assert all(each["id"] != over.id for each in there.get("/v1/games").get_json()["items"])


def test_what_is_here_already_is_found_again(app: Flask, over: Round) -> None:
    raw = record(Guest(app), over.id)
    done = bring(Guest(app), raw)
    assert (done.status_code, done.headers["Idempotency-Replayed"]) == (201, "true")
    assert done.get_json()["game"]["imported"] is None
    over.by[0].post(f"/v1/games/{over.id}/tokens", {"scope": "spectator"})
    assert bring(Guest(app), raw).status_code == 201
    assert record(Guest(app), over.id) != raw


def test_a_bad_line_is_refused_by_its_number_and_nothing_is_kept(elsewhere: Flask, app: Flask, over: Round) -> None:
    rows = record(Guest(app), over.id).split(b"\n")
    rows[40] = rows[40].replace(b'"by":', b'"by": ')
    refused = bring(Guest(elsewhere), b"\n".join(rows))
    assert refused.status_code == 422
    told = refused.get_json()
    assert (told["code"], told["line"]) == ("bad-record", 41)
    assert "canonical" in told["detail"]
    assert Guest(elsewhere).get(f"/v1/games/{over.id}").status_code == 404


def test_the_record_of_a_running_game_is_no_game(elsewhere: Flask, table: Round) -> None:
    refused = bring(Guest(elsewhere), record(table.by[0], table.id))
    assert refused.get_json()["detail"] == "Line 1: only the complete record of a game that is over can be imported."


def test_a_record_signed_with_our_key_must_be_signed_by_it(app: Flask, over: Round) -> None:
    rows = record(Guest(app), over.id).split(b"\n")
    signature = header(rows[0])["checkpoint"]["signature"].encode()
    forged = rows[0].replace(signature, b64encode(bytes(64)))
    refused = bring(Guest(app), b"\n".join([forged, *rows[1:]]))
    assert (refused.get_json()["code"], refused.get_json()["line"]) == ("bad-record", 1)


def test_the_header_says_the_version_that_the_game_was_created_under(app: Flask, over: Round) -> None:
    from service.http.app_services import NAME

    games = app.extensions[NAME].context.games
    game = games.load(over.id)
    newer = replace(game.rules, version=game.rules.version + 1)
    games._cache.put(over.id, msgspec.structs.replace(game, rules=newer))
    assert header(record(Guest(app), over.id))["ruleset"] == {"name": "microfilms", "version": game.rules.version}


def test_a_fork_that_was_drawn_is_imported_and_found_again(app: Flask) -> None:
    raw = drawn_fork(MICROFILMS, 3, Random(1), 1)
    assert [bring(Guest(app), raw).status_code for _ in range(2)] == [201, 201]
