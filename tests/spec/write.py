"""Writes docs/spec/vectors anew, from the code. Their diff is a change of the specification: there should be none."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from domain.kernel import chance, ledger
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.cards import Options
from tests.laws.of_games import feed
from tests.laws.plays import play

VECTORS = Path(__file__).parents[2] / "docs" / "spec" / "vectors"

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -7, 9007199254740993, "", "CO", [], {}, [1, [2, []], {"a": None}],
    {"b": 1, "a": 2, "aa": 3, "B": 4, "é": 5, "￿": 6, "😀": 7},
    "\" \\ / \b \t \n \f \r \u0000 \u001f \u007f \u2028 é 漢 😀",
)  # fmt: skip


def chances() -> dict[str, Any]:
    rng = Random(1)
    seeds = [bytes(32), bytes(range(32)), rng.randbytes(32), rng.randbytes(32)]
    nonces: list[list[str | None]] = [
        [None, None, None], ["00"], [None, "c0ffee", None, "C0FFEE"], [rng.randbytes(32).hex(), rng.randbytes(1).hex()]
    ]  # fmt: skip
    draws = [("identities", 0, 3), ("draw-deck/1", 0, 11), ("draw-deck/1", 1, 10), ("start", 0, 1), ("x", 12, 2**32)]
    draws += [("rejected", index, 2**63 + 1) for index in range(40)]
    return {
        "commitments": [{"seed": seed.hex(), "commitment": chance.seal(seed)} for seed in seeds],
        "mixed": [
            {"seed": seed.hex(), "nonces": given, "mixed": chance.mixed(seed, given).hex()}
            for seed, given in zip(seeds, nonces, strict=True)
        ],
        "picks": [
            {"seed": seed.hex(), "source": source, "index": index, "size": str(size),
             "pick": str(chance.pick(seed, source, index, size))}
            for seed in seeds[:2]
            for source, index, size in draws
        ],
    }  # fmt: skip


def ledgers() -> dict[str, Any]:
    rng = Random(2)
    secrets = [bytes(32), rng.randbytes(32)]
    named = [
        (secret, version, field)
        for secret in secrets
        for version, field in ((1, "seed"), (23, "card"), (4567, "draws"))
    ]
    publics = [
        {
            "version": 1,
            "type": "a.begun",
            "at": "2001-02-03T04:05:06.789Z",
            "by": None,
            "data": {"z": 1, "a": [2]},
            "hidden": {},
        },
        {
            "version": 2,
            "type": "a.moved",
            "at": "2001-02-03T04:05:07.000Z",
            "by": 0,
            "data": {},
            "hidden": {"card": "0" * 64},
        },
        {
            "version": 3,
            "type": "a.ended",
            "at": "2001-02-03T04:05:07.001Z",
            "by": None,
            "data": {"why": "„genug“"},
            "hidden": {},
        },
    ]
    chain, digest = [], ledger.GENESIS
    for public in publics:
        digest = ledger.link(digest, public)
        chain.append({"public": public, "digest": digest.hex()})
    return {
        "canonical": [{"value": value, "canonical": ledger.canonical(value).decode()} for value in VALUES],
        "salts": [
            {
                "secret": secret.hex(),
                "version": version,
                "field": field,
                "salt": ledger.salt(secret, version, field).hex(),
            }
            for secret, version, field in named
        ],
        "commitments": [
            {"salt": salted.hex(), "value": value, "commitment": ledger.commit(value, salted)}
            for value in VALUES
            for salted in [rng.randbytes(16)]
        ],
        "chain": chain,
    }


def game() -> list[dict[str, Any]]:
    """The first random game for three that somebody won, and that began with claims and nonces."""
    for number in range(1000):
        played = play(RULESET, 3, Random(number), Options())
        if (
            played.last.outcome is not None
            and any(place.nonce for place in played.last.seats)
            and len(played.steps) < 40
        ):
            return feed(played, None, everything=True)
    raise AssertionError("no such game")


def main() -> None:
    for name, vectors in (("chance", chances()), ("ledger", ledgers()), ("game", game())):
        text = json.dumps(vectors, ensure_ascii=False, indent=None if name == "game" else 1)
        (VECTORS / f"{name}.json").write_text(
            (text.replace('}, {"version"', '},\n{"version"') if name == "game" else text) + "\n"
        )


if __name__ == "__main__":
    main()
