"""A forger who knows everything: he may change any line of a complete record, and makes commitments and chain fit again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from deaddrop.testing.checks.records import record_of
from domain.kernel import ledger
from domain.rulesets.microfilms import RULESET
from tests.laws.plays import play

Line = dict[str, Any]
Lines = list[Line]


def genuine(number: int = 5, players: int = 3) -> bytes:
    """A game to its end by the rules, every seat in the hands of chance."""
    rng = Random(number)
    while True:
        played = play(RULESET, players, rng)
        if played.last.status == "over" and len(played.steps) > 40:
            return record_of([step.batch for step in played.steps])


def lines_of(raw: bytes) -> Lines:
    return [json.loads(row) for row in raw.splitlines()]


def raw_of(lines: Lines) -> bytes:
    return b"".join(ledger.canonical(line) + b"\n" for line in lines)


def resealed(lines: Lines) -> Lines:
    """The same lines with versions in order, commitments to what they open now, and a chain over it all."""
    first = lines[0]["first"]
    digest = ledger.GENESIS if first == 1 else bytes.fromhex(lines[1]["data"]["parent"]["digest"])
    for number, line in enumerate(lines[1:], start=first):
        line["version"] = number
        for name, opening in line["openings"].items():
            line["hidden"][name] = ledger.commitment(opening["value"], bytes.fromhex(opening["salt"]))
        public = {name: line[name] for name in ("version", "type", "at", "by", "data", "hidden")}
        digest = ledger.next_digest(digest, public)
        line["digest"] = digest.hex()
    lines[0]["head"] = {"version": first + len(lines) - 2, "digest": digest.hex()}
    return lines


def renamed(record: bytes, game: str) -> bytes:
    """The record as if the game had this id."""
    lines = lines_of(record)
    lines[0] |= {"game": game, "checkpoint": None}
    lines[1]["data"]["id_hash"] = ledger.game_id_hash(game)
    return raw_of(resealed(lines))


def first(lines: Lines, kind: str, after: int = 0) -> Line:
    """The first line of a type after a version."""
    return next(line for line in lines[1:] if line["type"] == kind and line["version"] > after)
