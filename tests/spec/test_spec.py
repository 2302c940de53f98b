"""docs/spec says enough: a checker written from it alone agrees with the published vectors, and the code with both."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deaddrop.testing.checks.games import feed
from domain.game.bot_answer import bot_seed
from domain.game.luck.drand import first_round_after
from domain.kernel import chance, ledger
from domain.rulesets.microfilms import RULESET
from service.signing.drand import verify_round
from tests.laws.plays import play
from tests.spec import checker

VECTORS = Path(__file__).parents[2] / "docs" / "spec" / "vectors"


def vectors(name: str, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((VECTORS / f"{name}.json").read_text())[kind]
    assert found
    return found


def test_commitments_to_seeds() -> None:
    for each in vectors("chance", "commitments"):
        seed = bytes.fromhex(each["seed"])
        assert checker.commitment_of_seed(seed) == chance.seed_commitment(seed) == each["commitment"]


def test_mixed_seeds() -> None:
    for each in vectors("chance", "mixed"):
        seed = bytes.fromhex(each["seed"])
        seats = each["seats"]
        assert checker.mixed(seed, seats).hex() == chance.planless_seed(seed, seats).hex() == each["mixed"]


def test_mixed_seeds_by_plan() -> None:
    for each in vectors("chance", "mixed_by_plan"):
        told = bytes.fromhex(each["seed"]), each["nonces"], each["entropy"]
        assert checker.mixed_by_plan(*told).hex() == chance.effective_seed(*told).hex() == each["mixed"]


def test_bots() -> None:
    for each in vectors("chance", "bots"):
        told = bytes.fromhex(each["mixed"]), each["decision"], each["try"]
        assert checker.bot_seed(*told).hex() == bot_seed(*told).hex() == each["seed"]


def test_rounds() -> None:
    for each in vectors("chance", "rounds"):
        assert first_round_after(each["at"]).round == each["round"]
        assert checker.sha256(bytes.fromhex(each["signature"])).hex() == each["entropy"]
        assert verify_round(each["round"], each["signature"])
        assert not verify_round(each["round"] + 1, each["signature"])


def test_picks() -> None:
    for each in vectors("chance", "picks"):
        draw = bytes.fromhex(each["seed"]), each["source"], each["index"], int(each["size"])
        assert checker.pick(*draw) == chance.pick_position(*draw) == int(each["pick"])


def test_the_picks_reach_a_second_block() -> None:
    blocks = 0
    for each in vectors("chance", "picks"):
        size = int(each["size"])
        numbers = checker.numbers(bytes.fromhex(each["seed"]), each["source"], each["index"])
        blocks += all(next(numbers) >= 2**64 - 2**64 % size for _ in range(4))
    assert blocks >= 3


def test_canonical_json() -> None:
    for each in vectors("ledger", "canonical"):
        value, text = each["value"], each["canonical"].encode()
        assert checker.canonical(value) == ledger.canonical(value) == text
        assert json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() == text


def test_salts() -> None:
    for each in vectors("ledger", "salts"):
        part = bytes.fromhex(each["secret"]), each["version"], each["field"]
        assert checker.salt(*part).hex() == ledger.field_salt(*part).hex() == each["salt"]


def test_commitments_to_values() -> None:
    for each in vectors("ledger", "commitments"):
        salt, value = bytes.fromhex(each["salt"]), each["value"]
        assert checker.commitment(salt, value) == ledger.commitment(value, salt) == each["commitment"]


def test_the_chain() -> None:
    digest = b""
    for each in vectors("ledger", "chain"):
        assert checker.link(digest, each["public"]) == ledger.next_digest(digest, each["public"])
        digest = checker.link(digest, each["public"])
        assert digest.hex() == each["digest"]


def test_the_published_game_is_right() -> None:
    assert checker.first_wrong((VECTORS / "game.json").read_text()) is None


def test_games_of_today_are_right() -> None:
    for number in range(10):
        game = play(RULESET, 2 + number % 5, Random(f"spec/{number}"))
        assert checker.first_wrong(json.dumps(feed(game, None, everything=True))) is None


def test_a_checker_leaves_the_members_for_readers_aside() -> None:
    entries = json.loads((VECTORS / "game.json").read_text())
    told = [each | {"text": "Anna passes.", "rule": None, "learnt": {"card": [0]}} for each in entries]
    assert checker.first_wrong(json.dumps(told)) is None


def spoiled(change: str) -> str:
    """The published game with one thing changed."""
    entries = json.loads((VECTORS / "game.json").read_text())
    lucky = next(each for each in entries[::-1] if "draws" in each["openings"])
    match change:
        case "data":
            entries[3]["data"]["more"] = 1
        case "order":
            entries[5], entries[6] = entries[6], entries[5]
        case "value":
            lucky["openings"]["draws"]["value"][0][3] += 1
        case "salt":
            lucky["openings"]["draws"]["salt"] = "0" * 32
        case "closed":
            lucky["openings"].clear()
        case "seed":
            checker.revealed(entries)["seed"] = "0" * 64
    return json.dumps(entries)


@pytest.mark.parametrize("change", ["data", "order", "value", "salt", "closed", "seed"])
def test_a_changed_game_is_wrong(change: str) -> None:
    assert checker.first_wrong(spoiled(change)) is not None


def test_luck_that_was_not_the_seed_s_is_wrong() -> None:
    entries = json.loads((VECTORS / "game.json").read_text())
    for entry in entries:
        for draw in entry["openings"].get("draws", {"value": []})["value"]:
            draw[3] = (draw[3] + 1) % draw[2]
    assert any("luck" in fault for fault in checker.luck_faults(entries))
