"""docs/spec/chance.md and ledger.md: their vectors are what the code writes, and show what they are there to show.

The JavaScript verifier, which was written from the documents, is held against them by `vectors.mjs`.
"""

from __future__ import annotations

import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from domain.game.luck.drand import first_round_after
from service.signing.drand import verify_round
from tests.spec import write

VECTORS = Path(__file__).parents[2] / "docs" / "spec" / "vectors"


def vectors(name: str) -> Any:
    return json.loads((VECTORS / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "written"), [("chance", write.chances), ("ledger", write.ledgers), ("names", write.names)])
def test_the_vectors_are_what_the_code_writes(name: str, written: Any) -> None:
    assert written() == vectors(name)


def test_rounds_are_those_of_drand() -> None:
    for each in vectors("chance")["rounds"]:
        assert first_round_after(each["at"]).round == each["round"]
        assert verify_round(each["round"], each["signature"])
        assert not verify_round(each["round"] + 1, each["signature"])


def test_the_picks_reach_a_second_block() -> None:
    """Where all four numbers of the first block are rejected."""
    blocks = 0
    for each in vectors("chance")["picks"]:
        size = int(each["size"])
        digest = hmac.digest(bytes.fromhex(each["seed"]), f"{each['source']}/{each['index']}".encode(), "sha256")
        numbers = [int.from_bytes(digest[start : start + 8], "big") for start in range(0, 32, 8)]
        blocks += min(numbers) >= 2**64 - 2**64 % size
    assert blocks >= 3


def test_canonical_json_is_compact_json_with_sorted_names() -> None:
    for each in vectors("ledger")["canonical"]:
        assert json.dumps(each["value"], sort_keys=True, separators=(",", ":"), ensure_ascii=False) == each["canonical"]
