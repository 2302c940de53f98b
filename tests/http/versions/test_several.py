"""Several versions of rules: a game is decided by the version that it was created under."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from domain.catalogue import Catalogue
from domain.kernel.errors import Missing
from service.app.audits.audit import audit
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Round, code_of, named, seats
from tests.http.versions.poker_versions import (
    BOTH,
    LOW,
    NEW,
    OLD,
    REFUSED,
    Serve,
    later,
    poker,
    record,
    shown_down,
)
from tests.spec.node import node
from tests.toys.three_card_poker import RULESET as POKER


def test_a_game_in_its_middle_goes_on_by_its_own_version(serve: Serve, store: MemoryStore) -> None:
    table = poker(serve(store, *OLD))
    assert table.awaited().act(table.id, {"type": "check"}).status_code == 201
    app = serve(store, *BOTH)
    after = later(app, table)
    result = shown_down(after)
    assert result["winners"] == [result["higher"]]
    assert Guest(app).get(f"/v1/games/{table.id}").get_json()["ruleset"] == {"name": POKER.name, "version": 1}


def test_a_new_game_is_played_by_the_newest_version(serve: Serve, store: MemoryStore) -> None:
    app = serve(store, *BOTH)
    table = poker(app)
    assert table.made["game"]["ruleset"] == {"name": POKER.name, "version": 2}
    result = shown_down(table)
    assert result["winners"] == [1 - result["higher"]]


def test_records_name_their_version_and_are_verified_by_it(serve: Serve, store: MemoryStore, tmp_path: Path) -> None:
    app = serve(store, *OLD)
    old = poker(app)
    shown_down(old)
    app = serve(store, *BOTH)
    new = poker(app)
    shown_down(new)
    for table, version in ((later(app, old), 1), (new, 2)):
        raw = record(table)
        assert json.loads(raw.splitlines()[0])["ruleset"] == {"name": POKER.name, "version": version}
        assert audit(raw, Catalogue(*BOTH), None).verdict == "consistent"
        assert audit(raw, Catalogue(*(NEW if version == 1 else OLD)), None).verdict == "unchecked"
        file = tmp_path / f"{version}.jsonl"
        file.write_bytes(raw)
        assert node("clients/verifier/verify.mjs", file).returncode == 0
        retold = raw.replace(
            b'"ruleset":{"name":"three_card_poker","version":%d}' % version,
            b'"ruleset":{"name":"three_card_poker","version":%d}' % (3 - version),
            1,
        )
        assert retold != raw
        file.write_bytes(retold)
        assert audit(retold, Catalogue(*BOTH), None).verdict == "wrong"
        assert node("clients/verifier/verify.mjs", file).returncode == 1


def test_forks_keep_the_version_of_their_parent(serve: Serve, store: MemoryStore) -> None:
    table = poker(serve(store, *OLD))
    shown_down(table)
    app = serve(store, *BOTH)
    for wanted in ({"at": 6}, {"at": 6, "viewpoint": "seat:0", "resample": {"seed": "7"}}):
        made = Guest(app).post(f"/v1/games/{table.id}/forks", {**wanted, "seats": seats(2)})
        assert made.status_code == 201, made.text
        told = made.get_json()
        assert told["game"]["ruleset"]["version"] == 1
        by = {each["seat"]: Guest(app, each["token"]) for each in told["seats"]}
        fork = Round(told["game"]["id"], told, Guest(app, told["organiser_token"]), by)
        blind = later(serve(store, *NEW), fork)
        assert code_of(blind.by[0].act(fork.id, {"type": "check"})) == REFUSED
        assert blind.by[0].view(fork.id)["status"] == "playing"
        result = shown_down(fork)
        assert result["winners"] == [result["higher"]]
        assert audit(record(fork), Catalogue(*BOTH), None).verdict == "consistent"


def test_a_duplicate_group_keeps_the_version_of_its_first_game(serve: Serve, store: MemoryStore) -> None:
    group = {"deal": {"mode": "duplicate", "group": "evening"}}
    root = poker(serve(store, *OLD), **group)
    app = serve(store, *BOTH)
    wanted = {"ruleset": POKER.name, "seats": seats(2), **group}
    second = Guest(app, root.organiser.token).post("/v1/games", wanted)
    assert second.status_code == 201, second.text
    assert second.get_json()["game"]["ruleset"]["version"] == 1
    third = Guest(serve(store, *NEW), root.organiser.token).post("/v1/games", wanted)
    assert code_of(third) == REFUSED
    assert Guest(app).post("/v1/games", wanted).get_json()["game"]["ruleset"]["version"] == 2


def test_the_installed_versions_can_be_read(serve: Serve, store: MemoryStore) -> None:
    anybody = Guest(serve(store, *BOTH))
    there = f"/v1/rulesets/{POKER.name}"
    told = [anybody.get(f"{there}{query}").get_json() for query in ("", "?version=1", "?version=2")]
    assert [each["version"] for each in told] == [2, 1, 2]
    assert [each["title"] for each in told] == [LOW.title, POKER.title, LOW.title]
    assert [each["versions"] for each in told] == [[1, 2]] * 3
    assert [each["version"] for each in anybody.get("/v1/rulesets").get_json()["items"]] == [2]
    refused = anybody.post("/v1/games", {"ruleset": "poker", "seats": seats(2)})
    assert refused.get_json()["detail"].count(POKER.name) == 1
    absent = anybody.get(f"{there}?version=3")
    assert code_of(absent) == (404, "not-found")
    assert absent.get_json()["detail"] == f"There is no version 3 of {POKER.name} here, only 1, 2."
    assert f"The rules of {POKER.title} ·" in anybody.get(f"/rules/{POKER.name}?version=1").text
    assert f"The rules of {LOW.title} ·" in anybody.get(f"/rules/{POKER.name}?from=a-friend").text
    assert anybody.get(f"/rules/{POKER.name}?version=3").status_code == 404
    assert anybody.get(f"/rules/{POKER.name}?version=x").status_code == 404


class Wagers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a version that has other ones than the first."""

    stakes: int = 1


def test_a_creation_is_repeated_after_its_version(serve: Serve, store: MemoryStore) -> None:
    wanted = {"ruleset": POKER.name, "seats": seats(2), "options": {"first": 1}}
    headers = {"Idempotency_Key": named("before the newer version")}
    made = Guest(serve(store, *OLD)).post("/v1/games", wanted, **headers)
    again = Guest(serve(store, POKER, replace(LOW, options=Wagers))).post("/v1/games", wanted, **headers)
    assert (made.status_code, again.status_code) == (201, 201), again.text
    assert again.headers["Idempotency-Replayed"] == "true"
    assert again.get_json() == made.get_json()


def test_two_rulesets_of_one_version_are_refused() -> None:
    with pytest.raises(ValueError, match="two rulesets three_card_poker of version 2"):
        Catalogue(*BOTH, replace(LOW))
    assert Catalogue(*BOTH).versions(POKER.name) == [1, 2]
    with pytest.raises(Missing):
        Catalogue(*BOTH).exact(POKER.name, 3)
