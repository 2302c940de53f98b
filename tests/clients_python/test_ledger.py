"""The chain is that of the specification, and a history that changes is noticed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from deaddrop_client import Head, HistoryChanged, UnexpectedAnswer
from deaddrop_client.ledger import Chain, canonical_json, next_digest

VECTORS = Path(__file__).parents[2] / "docs/spec/vectors"
LEDGER = json.loads((VECTORS / "ledger.json").read_text())
GAME: list[dict[str, Any]] = json.loads((VECTORS / "game.json").read_text())


def read(entries: list[dict[str, Any]]) -> Chain:
    chain = Chain("g")
    for each in entries:
        chain.check(each)
    return chain


def test_canonical_json_is_that_of_the_specification() -> None:
    assert LEDGER["canonical"]
    for each in LEDGER["canonical"]:
        assert canonical_json(each["value"]).decode() == each["canonical"]


def test_digests_are_those_of_the_specification() -> None:
    digest = b""
    for each in LEDGER["chain"]:
        digest = next_digest(digest, each["public"])
        assert digest.hex() == each["digest"]


def test_a_whole_game_is_accepted_also_twice_and_from_its_middle() -> None:
    last = Head(GAME[-1]["version"], GAME[-1]["digest"])
    assert read(GAME).head == read(GAME + GAME).head == read(GAME[20:]).head == last


@pytest.mark.parametrize("member", ["type", "at", "by", "data", "hidden"])
def test_a_changed_entry_is_noticed(member: str) -> None:
    changed = GAME[10] | {member: "another"}
    with pytest.raises(HistoryChanged) as noticed:
        read([*GAME[:10], changed])
    assert noticed.value.held == Head(10, GAME[9]["digest"])
    assert noticed.value.received == Head(11, GAME[10]["digest"])


def test_another_history_is_noticed_where_its_own_digests_are_right() -> None:
    chain = read(GAME[:12])
    other = GAME[10] | {"data": {"seat": 7}}
    other["digest"] = next_digest(bytes.fromhex(GAME[9]["digest"]), other).hex()
    with pytest.raises(HistoryChanged) as noticed:
        chain.check(other)
    assert noticed.value.held == Head(11, GAME[10]["digest"])
    assert noticed.value.received == Head(11, other["digest"])
    assert GAME[10]["digest"] not in str(noticed.value)


@pytest.mark.parametrize(
    "entry", [{}, {"version": "1", "digest": ""}, {"version": 1, "digest": "zz"}, {"version": 1, "digest": "00"}]
)
def test_what_is_no_entry_is_refused(entry: dict[str, Any]) -> None:
    with pytest.raises(UnexpectedAnswer):
        Chain("g").check(entry)
