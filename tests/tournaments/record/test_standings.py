"""Standings counted twice: what JavaScript counts from the specification is what the product counts."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from deaddrop.testing.schedule import IS_LONG
from extensions.tournaments.domain.counting.tournament_book import final_places
from tests.spec.node import node
from tests.tournaments.record.random_tournaments import random_tournament

COUNT = 400 if IS_LONG else 40
AT_ONCE = 50


def test_both_count_the_same_places_and_points(tmp_path: Path) -> None:
    wanted = []
    for seed in range(COUNT):
        hall = random_tournament(seed)
        (tmp_path / f"{seed}.jsonl").write_bytes(hall.raw)
        wanted.append([msgspec.to_builtins(each) for each in final_places(hall.tournament)])
    found = []
    for first in range(0, COUNT, AT_ONCE):
        ran = node("tests/tournaments/record/standings.mjs", *[tmp_path / f"{seed}.jsonl" for seed in range(first, min(first + AT_ONCE, COUNT))])
        assert ran.stderr == "", ran.stderr
        found += [json.loads(line) for line in ran.stdout.splitlines()]
    for seed, (mine, theirs) in enumerate(zip(wanted, found, strict=True)):
        assert mine == theirs, seed
